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

interface Guide {
	/** The same in every language. */
	slug: string;
	/** The plan that a reader needs follows from these. */
	modules: readonly ModuleId[];
	related: readonly [GuideId, GuideId];
}

export const guides: Record<GuideId, Guide> = {
	firstDay: { slug: "ngay-dau-tien", modules: [], related: ["people", "import"] },
	people: { slug: "moi-nguoi-va-phan-quyen", modules: [], related: ["signIn", "firstDay"] },
	signIn: { slug: "dang-nhap-va-mat-khau", modules: [], related: ["people", "help"] },
	import: { slug: "nhap-du-lieu-tu-excel", modules: [], related: ["opening", "firstDay"] },
	backup: { slug: "sao-luu-va-lay-du-lieu", modules: [], related: ["people", "help"] },
	help: { slug: "nho-ho-tro", modules: [], related: ["signIn", "firstDay"] },
	opening: { slug: "so-du-dau-ky", modules: ["accounting"], related: ["import", "closing"] },
	cash: { slug: "thu-chi-va-ngan-hang", modules: ["finance"], related: ["debts", "closing"] },
	debts: { slug: "cong-no", modules: ["finance"], related: ["cash", "invoices"] },
	closing: { slug: "khoa-so-thang", modules: ["accounting"], related: ["cash", "stockCount"] },
	reports: { slug: "bao-cao-cho-chu", modules: ["reports"], related: ["debts", "closing"] },
	quoteToPayment: {
		slug: "bao-gia-den-thu-tien",
		modules: ["sales"],
		related: ["invoices", "customers"],
	},
	invoices: { slug: "hoa-don-ban-hang", modules: ["sales"], related: ["quoteToPayment", "debts"] },
	customers: { slug: "ho-so-khach-hang", modules: ["crm"], related: ["quoteToPayment", "people"] },
	counter: { slug: "ban-tai-quay", modules: ["pos"], related: ["lowStock", "cash"] },
	export: { slug: "don-hang-xuat-khau", modules: ["exportOrders"], related: ["quoteToPayment", "invoices"] },
	purchase: { slug: "mua-hang-va-nhan-hang", modules: ["purchasing"], related: ["lowStock", "debts"] },
	binCard: { slug: "the-kho-va-vi-tri", modules: ["warehouse"], related: ["stockCount", "purchase"] },
	stockCount: { slug: "kiem-ke-kho", modules: ["warehouse"], related: ["binCard", "closing"] },
	lowStock: { slug: "canh-bao-sap-het-hang", modules: ["inventory"], related: ["purchase", "binCard"] },
	recipe: {
		slug: "dinh-muc-nguyen-vat-lieu",
		modules: ["manufacturing"],
		related: ["workOrder", "lowStock"],
	},
	workOrder: { slug: "lenh-san-xuat", modules: ["manufacturing"], related: ["recipe", "binCard"] },
	leave: { slug: "cham-cong-va-nghi-phep", modules: ["hr"], related: ["payroll", "people"] },
	payroll: { slug: "bang-luong-thang", modules: ["payroll"], related: ["leave", "closing"] },
};

export const guideIds: readonly GuideId[] = guideGroups.flatMap((group) => [...group.guides]);

/** Tell at length what the quick start on /docs tells from its second step on. */
export const firstGuides = ["firstDay", "import", "people", "quoteToPayment"] as const satisfies GuideId[];

/** Its Vietnamese address. */
export const guidePath = (id: GuideId) => `${pages.docs}/${guides[id].slug}`;

export function guideAt(path: string): GuideId | undefined {
	return guideIds.find((id) => guidePath(id) === path);
}
