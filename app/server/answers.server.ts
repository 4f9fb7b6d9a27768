import { fieldInWords } from "#app/i18n/field-in-words.ts";
import { shownEmail } from "#models/contact/email.server.ts";
import type { Field, ValuesOf } from "#models/form-fields.ts";
import type { Language } from "#models/language.ts";
import { allRequestFields, askedIn, type RequestFieldName } from "#models/request/fields.ts";
import type { RequestView } from "#models/request/view.ts";
import { text } from "./i18n.server.ts";
import { shownPhone } from "./phone.server.ts";

type Answer = { name: RequestFieldName; label: string; value?: string; isLong: boolean };

/** What a visitor was asked and has answered, in a reader's words and the form's order; without a value where they left it out. */
export function answersOf(language: Language, request: RequestView): Answer[] {
	const { fields, options } = text(language, "form");
	const labels: Partial<Record<RequestFieldName, Record<string, string>>> = options;
	const values: Partial<ValuesOf<typeof allRequestFields>> = { ...request, contactName: request.name };
	return askedIn(request.kind).map((name) => {
		const field: Field = allRequestFields[name];
		const value = fieldInWords(language, field, values[name], labels[name]);
		return {
			name,
			label: fields[name].label,
			value: value && reachable(field, value),
			isLong: field.kind === "longText",
		};
	});
}

/** E-mail addresses and phone numbers, formatted for reading. */
function reachable({ kind }: Field, value: string): string {
	if (kind === "email") return shownEmail(value);
	return kind === "phone" ? shownPhone(value) : value;
}
