import { pages } from "#app/addresses/site.ts";
import type { ModuleId } from "./plans.ts";

export const guideGroups = [
	{ id: "setup", guides: ["firstDay", "people", "signIn", "import", "backup", "help"] },
	{ id: "money", guides: ["opening", "cash", "debts", "closing", "reports"] },
	{ id: "sales", guides: ["quoteToPayment", "invoices", "customers", "counter", "export"] },
	{ id: "goods", guides: ["purchase", "binCard", "stockCount", "lowStock"] },
	{ id: "production", guides: ["recipe", "workOrder"] },
	{ id: "staff", guides: ["leave", "payroll"] },
] as const;

export type GuideGroupId = (typeof guideGroups)[number]["id"];
export type GuideId = (typeof guideGroups)[number]["guides"][number];

/** The tone is that of the screen's status; blue without one. */
type Shown = readonly [step: number, tone?: "badge-good" | "badge-warn"];

interface Guide {
	/** The same in every language. */
	slug: string;
	/** The plan that a reader needs follows from these. */
	modules: readonly ModuleId[];
	related: readonly [GuideId, GuideId];
	/** The steps at which it shows a screen, counted from one; what stands on them is `guideScreens` in app/locales. */
	shown: readonly [Shown, Shown];
}

export const guides: Record<GuideId, Guide> = {
	firstDay: {
		slug: "ngay-dau-tien",
		modules: [],
		related: ["people", "import"],
		shown: [
			[2, "badge-good"],
			[6, "badge-good"],
		],
	},
	people: {
		slug: "moi-nguoi-va-phan-quyen",
		modules: [],
		related: ["signIn", "firstDay"],
		shown: [[2], [4]],
	},
	signIn: { slug: "dang-nhap-va-mat-khau", modules: [], related: ["people", "help"], shown: [[2], [4]] },
	import: {
		slug: "nhap-du-lieu-tu-excel",
		modules: [],
		related: ["opening", "firstDay"],
		shown: [
			[3, "badge-warn"],
			[5, "badge-good"],
		],
	},
	backup: {
		slug: "sao-luu-va-lay-du-lieu",
		modules: [],
		related: ["people", "help"],
		shown: [[2], [3, "badge-good"]],
	},
	help: { slug: "nho-ho-tro", modules: [], related: ["signIn", "firstDay"], shown: [[2], [4, "badge-good"]] },
	opening: {
		slug: "so-du-dau-ky",
		modules: ["accounting"],
		related: ["import", "closing"],
		shown: [
			[2, "badge-warn"],
			[5, "badge-good"],
		],
	},
	cash: {
		slug: "thu-chi-va-ngan-hang",
		modules: ["finance"],
		related: ["debts", "closing"],
		shown: [[2], [5, "badge-warn"]],
	},
	debts: {
		slug: "cong-no",
		modules: ["finance"],
		related: ["cash", "invoices"],
		shown: [[1, "badge-warn"], [5]],
	},
	closing: {
		slug: "khoa-so-thang",
		modules: ["accounting"],
		related: ["cash", "stockCount"],
		shown: [
			[1, "badge-warn"],
			[6, "badge-good"],
		],
	},
	reports: {
		slug: "bao-cao-cho-chu",
		modules: ["reports"],
		related: ["debts", "closing"],
		shown: [[1], [4]],
	},
	quoteToPayment: {
		slug: "bao-gia-den-thu-tien",
		modules: ["sales"],
		related: ["invoices", "customers"],
		shown: [[1], [7, "badge-good"]],
	},
	invoices: {
		slug: "hoa-don-ban-hang",
		modules: ["sales"],
		related: ["quoteToPayment", "debts"],
		shown: [[2], [4, "badge-good"]],
	},
	customers: {
		slug: "ho-so-khach-hang",
		modules: ["crm"],
		related: ["quoteToPayment", "people"],
		shown: [[1], [3]],
	},
	counter: {
		slug: "ban-tai-quay",
		modules: ["pos"],
		related: ["lowStock", "cash"],
		shown: [[3], [6, "badge-good"]],
	},
	export: {
		slug: "don-hang-xuat-khau",
		modules: ["exportOrders"],
		related: ["quoteToPayment", "invoices"],
		shown: [[3], [5, "badge-good"]],
	},
	purchase: {
		slug: "mua-hang-va-nhan-hang",
		modules: ["purchasing"],
		related: ["lowStock", "debts"],
		shown: [[3], [5, "badge-warn"]],
	},
	binCard: {
		slug: "the-kho-va-vi-tri",
		modules: ["warehouse"],
		related: ["stockCount", "purchase"],
		shown: [[2], [5, "badge-good"]],
	},
	stockCount: {
		slug: "kiem-ke-kho",
		modules: ["warehouse"],
		related: ["binCard", "closing"],
		shown: [[3], [4, "badge-warn"]],
	},
	lowStock: {
		slug: "canh-bao-sap-het-hang",
		modules: ["inventory"],
		related: ["purchase", "binCard"],
		shown: [[2, "badge-warn"], [5]],
	},
	recipe: {
		slug: "dinh-muc-nguyen-vat-lieu",
		modules: ["manufacturing"],
		related: ["workOrder", "lowStock"],
		shown: [[2], [3, "badge-good"]],
	},
	workOrder: {
		slug: "lenh-san-xuat",
		modules: ["manufacturing"],
		related: ["recipe", "binCard"],
		shown: [[2, "badge-warn"], [4]],
	},
	leave: {
		slug: "cham-cong-va-nghi-phep",
		modules: ["hr"],
		related: ["payroll", "people"],
		shown: [[3], [6, "badge-good"]],
	},
	payroll: {
		slug: "bang-luong-thang",
		modules: ["payroll"],
		related: ["leave", "closing"],
		shown: [
			[3, "badge-good"],
			[4, "badge-warn"],
		],
	},
};

export const guideIds: readonly GuideId[] = guideGroups.flatMap((group) => [...group.guides]);

/** The guide that shows a module at work; the one of online orders is not written. */
export const moduleGuides: Partial<Record<ModuleId, GuideId>> = {
	accounting: "closing",
	finance: "cash",
	reports: "reports",
	sales: "quoteToPayment",
	crm: "customers",
	pos: "counter",
	exportOrders: "export",
	purchasing: "purchase",
	inventory: "lowStock",
	warehouse: "binCard",
	manufacturing: "workOrder",
	mrp: "recipe",
	hr: "leave",
	payroll: "payroll",
};

/** Guides that tell in full what the quick start on /docs tells from its second step on. */
export const firstGuides = ["firstDay", "import", "people", "quoteToPayment"] as const satisfies GuideId[];

/** What to try on which day of a trial, in the order of the page's words. */
export const trialPlan = [
	{ day: 1, guide: "import" },
	{ day: 2, guide: "quoteToPayment" },
	{ day: 3, guide: "invoices" },
	{ day: 5, guide: "cash" },
	{ day: 8, guide: "closing" },
	{ day: 10, guide: "backup" },
] as const satisfies { day: number; guide: GuideId }[];

/** Its Vietnamese address. */
export const guidePath = (id: GuideId) => `${pages.docs}/${guides[id].slug}`;

export function guideAt(path: string): GuideId | undefined {
	return guideIds.find((id) => guidePath(id) === path);
}
