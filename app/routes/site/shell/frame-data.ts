import type { Vi } from "#app/locales/index.ts";
import type { Language } from "#models/language.ts";

export type FrameData = {
	language: Language;
	path: string;
	brand: string;
	contact: { phone: string; zalo: string | undefined; email: string; address: string };
	year: number;
	text: {
		common: Pick<Vi["common"], "skip" | "menu" | "actions">;
		languages: Vi["languages"];
		nav: Vi["nav"];
		promo: Pick<Vi["promo"], "label" | "strip" | "link">;
		footer: Vi["footer"];
		products: Vi["features"]["groups"];
	};
};
