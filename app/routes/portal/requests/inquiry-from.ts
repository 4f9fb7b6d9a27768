import { employeesOf, otherIndustry, projectOf } from "#app/content/choices.ts";
import { calendarDay } from "#models/calendar.ts";
import type { RequestWithHistory } from "#models/request/request.server.ts";

/** What the form of an inquiry can take over from a visitor's request, and from what was noted of it last. */
export function inquiryFrom(request: RequestWithHistory): Record<string, string> {
	const { name, companyName, email, phone, industry, companySize, currentSystem } = request;
	const { interest, preferredTime, notes, subject, message } = request;
	const contacts = request.history.rows.filter(({ kind }) => kind === "contact").reverse();
	const agreed = contacts.at(-1)?.nextOn;
	const wish = [interest ?? subject, preferredTime].filter(Boolean).join(", ");
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
		followUpOn: agreed && agreed >= calendarDay(new Date()) ? agreed : undefined,
		notes: [wish, ...contacts.map(({ note }) => note)].filter(Boolean).join("\n"),
	};
	return Object.fromEntries(
		Object.entries(values).flatMap(([field, value]) => (value ? [[field, value]] : [])),
	);
}
