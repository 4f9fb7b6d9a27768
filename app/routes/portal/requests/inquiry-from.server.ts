import { employeesOf, otherIndustry, projectOf } from "#app/content/choices.ts";
import { answersOf } from "#app/server/answers.server.ts";
import { text } from "#app/server/i18n.server.ts";
import { shownEmail } from "#models/contact/email.server.ts";
import type { Language } from "#models/language.ts";
import type { WithHistory } from "#models/records/records.server.ts";
import type { RequestKind } from "#models/request/answer-deadline.ts";
import type { RequestFieldName } from "#models/request/fields.ts";
import { calendarDay } from "#models/time/calendar.ts";

/** Answers that have their own field in an inquiry; the others go into its notes. */
const hasField = new Set<RequestFieldName>([
	...(["name", "contactName", "companyName", "email", "phone"] as const),
	...(["industry", "companySize", "currentSystem", "notes", "message"] as const),
]);

/**
 * What the form of a new inquiry begins with. A trial's form asks neither for a project nor for wishes: whoever tries the
 * product has all of it.
 */
export function inquiryFrom(request: WithHistory<RequestKind>, language: Language): Record<string, string> {
	const { name, companyName, email, phone, industry, companySize, currentSystem } = request;
	const { kind, interest, notes, message } = request;
	const told = answersOf(language, request).flatMap(({ name, label, value }) =>
		value && !hasField.has(name) ? [`${label.replace("?", "")}: ${value}`] : [],
	);
	const values = {
		customerName: name,
		companyName,
		customerEmail: shownEmail(email),
		customerPhone: phone,
		industry: industry === otherIndustry ? undefined : industry,
		employeeCount: companySize && employeesOf[companySize],
		projectType: kind === "trial" ? "full-erp" : interest && projectOf[interest],
		currentSystem,
		requirements: kind === "trial" ? text(language, "portalRequests").triesIt : (message ?? notes),
		followUpOn: nextContactOf(request),
		notes: told.join("\n"),
	};
	return Object.fromEntries(
		Object.entries(values).flatMap(([field, value]) => (value ? [[field, value]] : [])),
	);
}

/** The day on which the request would come up: what it has become is not forgotten. */
function nextContactOf({ dueAt }: WithHistory<RequestKind>): string {
	const [due, today] = [calendarDay(new Date(dueAt)), calendarDay(new Date())];
	return due > today ? due : today;
}
