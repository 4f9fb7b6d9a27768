import type { CompanySize, DemoInterest, EmployeeCount, ProjectType } from "#models/options.ts";
import type { RequestView } from "#models/request/view.ts";

/** Where one size fits in one count; the others stay to be chosen. */
const employees: Partial<Record<CompanySize, EmployeeCount>> = {
	"1-10": "1-10",
	"11-20": "11-50",
	"21-50": "11-50",
	"51-100": "51-200",
	"101-200": "51-200",
};

const projects: Partial<Record<DemoInterest, ProjectType>> = {
	"Toàn bộ hệ thống": "full-erp",
	"Kế toán & Tài chính": "accounting",
	"Quản lý kho": "inventory",
	"Sản xuất & MRP": "manufacturing",
	"Bán hàng & CRM": "crm",
};

const anyIndustry = "Khác";

/** What the form of an inquiry can take over from a visitor's request. */
export function inquiryFrom(request: RequestView): Record<string, string> {
	const { name, companyName, email, phone, industry, companySize, currentSystem } = request;
	const { interest, preferredTime, notes, subject, message } = request;
	const values = {
		customerName: name,
		companyName,
		customerEmail: email,
		customerPhone: phone,
		industry: industry === anyIndustry ? undefined : industry,
		employeeCount: companySize && employees[companySize],
		projectType: interest && projects[interest],
		currentSystem,
		requirements: message ?? notes,
		notes: [interest ?? subject, preferredTime].filter(Boolean).join(", "),
	};
	return Object.fromEntries(
		Object.entries(values).flatMap(([field, value]) => (value ? [[field, value]] : [])),
	);
}
