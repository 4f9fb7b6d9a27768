import type { Language } from "#app/i18n/languages.ts";
import type { FormTexts } from "#app/ui/form/form-texts.ts";
import { text } from "./i18n.server.ts";

/** What the forms of the public site say in a language. */
export function siteFormTexts(language: Language): FormTexts {
	const { errors } = text(language, "form");
	const { errorSummary, optional, sending } = text(language, "common");
	return { errors, errorSummary, optional, sending };
}
