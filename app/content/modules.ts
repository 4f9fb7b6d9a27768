/** In the order in which pages show them, by department. */
export const moduleGroups = [
	{ id: "money", modules: ["accounting", "finance", "reports"] },
	{ id: "customers", modules: ["sales", "crm", "pos", "ecommerce", "exportOrders"] },
	{ id: "goods", modules: ["purchasing", "inventory", "warehouse"] },
	{ id: "production", modules: ["manufacturing", "mrp"] },
	{ id: "people", modules: ["hr", "payroll"] },
] as const;

export type ModuleGroupId = (typeof moduleGroups)[number]["id"];
export type ModuleId = (typeof moduleGroups)[number]["modules"][number];

export const modules: readonly ModuleId[] = moduleGroups.flatMap((group) => [...group.modules]);
