import type {
	CompanySize,
	ContactSubject,
	DemoInterest,
	EmployeeCount,
	Industry,
	ProjectType,
} from "#models/options.ts";

export const quoteSubject: ContactSubject = "Báo giá";

export const otherIndustry: Industry = "Khác";

/** The visitor's answers that match one of an inquiry's options; the others remain to be chosen. */
export const employeesOf: Partial<Record<CompanySize, EmployeeCount>> = {
	"1-10": "1-10",
	"11-20": "11-50",
	"21-50": "11-50",
	"51-100": "51-200",
	"101-200": "51-200",
};

export const projectOf: Partial<Record<DemoInterest, ProjectType>> = {
	"Toàn bộ hệ thống": "full-erp",
	"Kế toán & Tài chính": "accounting",
	"Quản lý kho": "inventory",
	"Sản xuất & MRP": "manufacturing",
	"Bán hàng & CRM": "crm",
};

export const promptWords: { product: string; projects: Record<ProjectType, string> } = {
	product: "a cloud ERP for small and medium businesses in Vietnam",
	projects: {
		"full-erp": "a full ERP",
		accounting: "accounting and finance",
		inventory: "inventory and warehouses",
		crm: "sales and CRM",
		manufacturing: "manufacturing",
		custom: "a custom solution",
	},
};
