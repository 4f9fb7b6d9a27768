import { fieldInWords } from "#app/i18n/field-in-words.ts";
import type { Vi } from "#app/locales/index.ts";
import { namesOf } from "#models/form-fields.ts";
import { type InquiryFields, inquiryFields } from "#models/inquiry/fields.ts";
import type { Language } from "#models/language.ts";

export type InWords = Record<keyof InquiryFields, string | undefined>;

/** What was written down of an inquiry, in a reader's words. */
export function fieldsInWords(
	language: Language,
	options: Vi["portalInquiries"]["options"],
	inquiry: InquiryFields,
): InWords {
	const labels: Partial<Record<string, Record<string, string>>> = options;
	const inWords = namesOf(inquiryFields).map((name) => [
		name,
		fieldInWords(language, inquiryFields[name], inquiry[name], labels[name]),
	]);
	return Object.fromEntries(inWords);
}
