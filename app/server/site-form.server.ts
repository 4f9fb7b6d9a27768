import type { PageId } from "#app/content/site.ts";
import type { Language } from "#app/i18n/languages.ts";
import { describePage } from "#app/seo/describe-page.server.ts";
import type { Arrival } from "#app/ui/arrival.ts";
import type { Visit } from "#models/public-form.server.ts";
import { pageLanguage, text } from "./i18n.server.ts";
import { arrivalOf, visitOf } from "./visit.server.ts";

/** See {@link loadSiteForm}. */
export type SiteFormData = Awaited<ReturnType<typeof loadSiteForm>>;

/**
 * What the page of a public form loads, whichever it is.
 * @param things schema.org objects of the page
 */
export async function loadSiteForm(request: Request, page: PageId, things: object[] = []) {
	const language = await pageLanguage(request);
	const { fields, options, consent, failures, errors } = text(language, "form");
	const { actions, home, errorSummary, optional, sending } = text(language, "common");
	return {
		page: await describePage(request, page, things),
		text: { fields, options, consent, failures, actions, home },
		formTexts: { errors, errorSummary, optional, sending },
		submissionId: crypto.randomUUID(),
		arrival: arrivalOf(request),
	};
}

/** Adds to a form's values what is stored with every request: the page's language, and the visit for the arrival. */
export async function withVisit<Values extends Partial<Arrival>>(
	request: Request,
	{ landingPage, referrer, plan, ...fields }: Values,
): Promise<Omit<Values, keyof Arrival> & { language: Language; visit: Visit }> {
	const visit = visitOf({ landingPage, referrer, plan }, request);
	return { ...fields, language: await pageLanguage(request), visit };
}
