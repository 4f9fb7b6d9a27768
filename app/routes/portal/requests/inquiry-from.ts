import { employeesOf, otherIndustry, projectOf } from "#app/content/choices.ts";
import type { RequestView } from "#models/request/view.ts";

/** What the form of an inquiry can take over from a visitor's request. */
export function inquiryFrom(request: RequestView): Record<string, string> {
	const { name, companyName, email, phone, industry, companySize, currentSystem } = request;
	const { interest, preferredTime, notes, subject, message } = request;
	const values = {
		customerName: name,
		companyName,
		customerEmail: email,
		customerPhone: phone,
		industry: industry === otherIndustry ? undefined : industry,
		employeeCount: companySize && employeesOf[companySize],
		projectType: interest && projectOf[interest],
		currentSystem,
		requirements: message ?? notes,
		notes: [interest ?? subject, preferredTime].filter(Boolean).join(", "),
	};
	return Object.fromEntries(
		Object.entries(values).flatMap(([field, value]) => (value ? [[field, value]] : [])),
	);
}
