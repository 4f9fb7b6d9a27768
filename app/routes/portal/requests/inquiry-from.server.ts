import { employeesOf, otherIndustry, projectOf } from "#app/content/choices.ts";
import { text } from "#app/server/i18n.server.ts";
import { calendarDay } from "#models/calendar.ts";
import { shownEmail } from "#models/email.server.ts";
import type { Language } from "#models/language.ts";
import type { RequestWithHistory } from "#models/request/request.server.ts";

export function inquiryFrom(request: RequestWithHistory, language: Language): Record<string, string> {
	const { name, companyName, email, phone, industry, companySize, currentSystem } = request;
	const { interest, notes, message } = request;
	const { fields } = text(language, "portalRequests").detail;
	const contacts = request.history.rows.filter(({ kind }) => kind === "contact").reverse();
	const agreed = contacts.at(-1)?.nextOn;
	const told = (["position", "interest", "subject", "preferredTime"] as const).flatMap((field) =>
		request[field] ? [`${fields[field]}: ${request[field]}`] : [],
	);
	const values = {
		customerName: name,
		companyName,
		customerEmail: shownEmail(email),
		customerPhone: phone,
		industry: industry === otherIndustry ? undefined : industry,
		employeeCount: companySize && employeesOf[companySize],
		projectType: interest && projectOf[interest],
		currentSystem,
		requirements: message ?? notes,
		followUpOn: agreed && agreed >= calendarDay(new Date()) ? agreed : undefined,
		notes: [...told, ...contacts.map(({ note }) => note)].filter(Boolean).join("\n"),
	};
	return Object.fromEntries(
		Object.entries(values).flatMap(([field, value]) => (value ? [[field, value]] : [])),
	);
}
