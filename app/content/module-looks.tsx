import {
	BookText,
	Boxes,
	ChartColumn,
	ContactRound,
	Container,
	Factory,
	Handshake,
	Landmark,
	type LucideIcon,
	Network,
	PackageSearch,
	ReceiptText,
	ScanBarcode,
	ShoppingCart,
	Users,
	Wallet,
} from "lucide-react";
import type { ReactElement } from "react";
import type { ModuleId } from "./plans.ts";

interface ModuleLook {
	icon: LucideIcon;
	/** The tone of the status below its screen; blue without one. */
	tone?: "badge-good" | "badge-warn";
	/** On its screen: 240 wide, stretched to the width of the figures, and 24 high. */
	drawing?: ReactElement;
}

export const moduleLooks: Record<ModuleId, ModuleLook> = {
	accounting: { icon: BookText, tone: "badge-good" },
	finance: {
		icon: Landmark,
		tone: "badge-good",
		drawing: (
			<>
				<path d="M0 7h240" />
				<path className="faint" d="M0 17h179" />
			</>
		),
	},
	reports: {
		icon: ChartColumn,
		tone: "badge-good",
		drawing: (
			<>
				<path d="M0 7h240" />
				<path className="faint" d="M0 17h186" />
			</>
		),
	},
	sales: {
		icon: ReceiptText,
		drawing: (
			<>
				<path strokeWidth="3" d="M8 12h152" />
				<path className="faint" strokeWidth="3" d="M160 12h72" />
				<path
					strokeWidth="16"
					strokeLinecap="round"
					vectorEffect="non-scaling-stroke"
					d="M8 12h0M84 12h0M160 12h0"
				/>
				<path
					className="faint"
					strokeWidth="16"
					strokeLinecap="round"
					vectorEffect="non-scaling-stroke"
					d="M232 12h0"
				/>
			</>
		),
	},
	crm: { icon: ContactRound, tone: "badge-warn" },
	pos: { icon: ScanBarcode },
	ecommerce: {
		icon: ShoppingCart,
		tone: "badge-good",
		drawing: (
			<>
				<path strokeWidth="12" d="M72 12h168" />
				<path className="stroke-offer" strokeWidth="12" d="M0 12h70" />
			</>
		),
	},
	exportOrders: {
		icon: Container,
		tone: "badge-good",
		drawing: <path strokeWidth="22" strokeDasharray="6 2" d="M0 12h116M124 12h116" />,
	},
	purchasing: { icon: Handshake, tone: "badge-warn" },
	inventory: {
		icon: PackageSearch,
		tone: "badge-warn",
		drawing: (
			<>
				<path className="faint" strokeWidth="12" d="M0 12h240" />
				<path className="stroke-offer" strokeWidth="12" d="M0 12h43" />
				<path className="stroke-ink" strokeWidth="2" d="M144 1v22" />
			</>
		),
	},
	warehouse: {
		icon: Boxes,
		tone: "badge-good",
		drawing: (
			<>
				<path className="faint" strokeWidth="20" strokeDasharray="29 2" d="M0 12h240" />
				<path strokeWidth="20" strokeDasharray="29 2" d="M62 12h29" />
			</>
		),
	},
	manufacturing: {
		icon: Factory,
		drawing: (
			<>
				<path className="faint" strokeWidth="12" d="M0 12h240" />
				<path strokeWidth="12" d="M0 12h175" />
			</>
		),
	},
	mrp: { icon: Network, tone: "badge-warn" },
	hr: {
		icon: Users,
		tone: "badge-warn",
		drawing: <path strokeWidth="8" strokeDasharray="8 7" d="M4 6h236M4 18h165" />,
	},
	payroll: { icon: Wallet, tone: "badge-good" },
};
