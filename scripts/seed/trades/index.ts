import type { Trade } from "#scripts/seed/trade.ts";
import { agriculture } from "./agriculture.ts";
import { construction } from "./construction.ts";
import { distribution } from "./distribution.ts";
import { foodService } from "./food-service.ts";
import { garment } from "./garment.ts";
import { mechanics } from "./mechanics.ts";
import { retail } from "./retail.ts";
import { seafood } from "./seafood.ts";
import { services } from "./services.ts";
import { wood } from "./wood.ts";

export const trades: Trade[] = [
	wood,
	seafood,
	garment,
	foodService,
	distribution,
	construction,
	mechanics,
	agriculture,
	retail,
	services,
];
