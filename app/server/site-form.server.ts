import type { ActionFunctionArgs } from "@remix-run/node";
import { mailOrigin } from "#app/addresses/origin.server.ts";
import { ownRequestAddress } from "#app/addresses/site.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { promiseOf } from "#app/i18n/promise.ts";
import { describePage } from "#app/seo/describe-page.server.ts";
import type { AttributionHint } from "#app/ui/attribution-hint.ts";
import { shownEmail } from "#models/contact/email.server.ts";
import type { Language } from "#models/language.ts";
import type { RequestKind } from "#models/request/answer-deadline.ts";
import type { Attribution } from "#models/request/source.ts";
import { type Sign, type Suspicion, signs } from "#models/request/spam-quarantine.server.ts";
import type { Sender, Submitted } from "#models/request/submit.server.ts";
import { env } from "#models/settings/env.server.ts";
import { attributionHintOf, attributionOf } from "./attribution.server.ts";
import { submissionIdOf } from "./form.server.ts";
import { pageLanguage, text } from "./i18n.server.ts";
import { countSuspected } from "./metrics.server.ts";
import { networkDigest } from "./network.server.ts";
import { shownPhone } from "./phone.server.ts";
import { sentOf, sentPage } from "./sent.server.ts";

type SpamFields = { website?: string; shownAt?: string };

export type SiteFormData = Awaited<ReturnType<typeof loadSiteForm>>;

export async function loadSiteForm(request: Request, page: RequestKind, things: object[] = []) {
	const language = await pageLanguage(request);
	const left = await sentOf(request);
	const described = await describePage(request, page, things);
	const { fields, options, consent, failures, trap, errors, noMail, elsewhere } = text(language, "form");
	const { lang, success } = text(language, page);
	const { actions, home, errorSummary, optional, sending } = text(language, "common");
	const sent: Record<string, string> | null =
		left &&
		(left.answerBy
			? {
					...left,
					deadline: promiseOf(lang, left.answerBy),
					...(left.noMail === "limited" && { whyNoMail: interpolate(noMail, left) }),
				}
			: { elsewhere });
	return {
		page: sent ? { ...described, title: success.heading } : described,
		sent,
		text: { fields, options, consent, failures, trap, actions, home },
		formTexts: { errors, errorSummary, optional, sending },
		hidden: { submissionId: crypto.randomUUID(), shownAt: String(Date.now()) },
		arrival: attributionHintOf(request),
	};
}

/** What a form is stored with beside what was typed, and what is known of who sends it. */
export async function requestFrom<
	Values extends Partial<AttributionHint> & SpamFields & { submissionId: string },
>(
	kind: RequestKind,
	{ request, context }: ActionFunctionArgs,
	{ landingPage, referrer, plan, website, shownAt, ...values }: Values,
): Promise<{
	fields: Omit<Values, keyof AttributionHint | keyof SpamFields> & { language: Language; visit: Attribution };
	sender: Sender;
}> {
	const submissionId = submissionIdOf(values);
	const visit = attributionOf({ landingPage, referrer, plan }, request);
	const suspicion = suspicionOf({ website, shownAt }, values);
	if (suspicion) countSuspected(kind, suspicion.join("+"));
	return {
		fields: { ...values, submissionId, language: await pageLanguage(request), visit },
		sender: { networkDigest: networkDigest(context), suspicion, origin: mailOrigin(request) },
	};
}

/** Redirects to the page that says what was sent, and by when it is answered. */
export function submittedPage(
	request: Request,
	{
		name,
		email,
		phone,
		language,
		preferredTime,
	}: { name: string; email: string; phone?: string; language: Language; preferredTime?: string },
	{ request: stored, answerBy, isQuiet }: Submitted,
): Promise<Response> {
	return sentPage(new URL(request.url).pathname, {
		name,
		email: shownEmail(email),
		...(phone && { phone: shownPhone(phone) }),
		answerBy: answerBy.toISOString(),
		...(preferredTime && { preferredTime }),
		...((isQuiet || !stored) && { noMail: isQuiet ? "limited" : "apart" }),
		...(stored && { ownPage: ownRequestAddress(language, stored.token) }),
	});
}

/** What gave a robot away, two signs at least; null for a person (docs/decisions/0020). */
export function suspicionOf(
	{ website, shownAt }: SpamFields,
	answers: Record<string, unknown>,
	now = Date.now(),
): Suspicion | null {
	const { FORM_MIN_SECONDS } = env;
	const seconds = (now - (shownAt ? Number(shownAt) : Number.NaN)) / 1000;
	const seen: Record<Sign, boolean> = {
		trap: Boolean(website),
		haste: FORM_MIN_SECONDS > 0 && !(seconds >= FORM_MIN_SECONDS),
		links: Object.values(answers).some((answer) => /https?:\/\//i.test(String(answer))),
	};
	const found = signs.filter((sign) => seen[sign]);
	return found.length > 1 ? found : null;
}
