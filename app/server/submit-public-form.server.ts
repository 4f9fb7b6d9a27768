import { formatDeadline } from "#app/i18n/format.ts";
import { mailOrigin } from "#app/seo/describe-page.server.ts";
import type { MailDraft } from "#models/mail/outbox.server.ts";
import { answerDeadline } from "#models/request/answer-deadline.ts";
import { ContactMessage, type ContactMessageFields } from "#models/request/contact-message.server.ts";
import { DemoRequest, type DemoRequestFields } from "#models/request/demo-request.server.ts";
import { Lead, type LeadFields } from "#models/request/lead.server.ts";
import { NetworkCount } from "#models/request/network-count.server.ts";
import type { Stored } from "#models/request/public-form.server.ts";
import { SpamQuarantine, type Suspicion } from "#models/request/spam-quarantine.server.ts";
import type { Submitted } from "#models/request/submission.server.ts";
import { FieldErrors } from "./form.server.ts";
import { text } from "./i18n.server.ts";
import { confirmation, salesNote } from "./mail/compose.server.ts";
import { deliverSoon } from "./mail/worker.server.ts";
import { shownPhone } from "./phone.server.ts";

export type SiteRequests = { trial: LeadFields; demo: DemoRequestFields; contact: ContactMessageFields };

/** `origin` is where links in mails lead, see {@link mailOrigin}. */
export type Sender = { network: string | null; suspicion: Suspicion | null; origin?: string | null };

/** To the visitor, and to the sales inbox; `answerBy` is the time that both are told. */
export const mailsOf: {
	[Form in keyof SiteRequests]: (
		fields: SiteRequests[Form],
		stored: Stored,
		origin: string | null,
	) => MailDraft[];
} = {
	trial(lead, stored, origin) {
		const { email, language } = lead;
		const phone = shownPhone(lead.phone);
		return [
			confirmation("trial", email, language, { phone, deadline: formatDeadline(language, stored.answerBy) }),
			salesNote("trial", { ...lead, phone }, stored, origin),
		];
	},
	demo(demo, stored, origin) {
		const { email, language } = demo;
		const phone = shownPhone(demo.phone);
		const preferredTime = text(language, "form").options.preferredTime[demo.preferredTime];
		const deadline = formatDeadline(language, stored.answerBy);
		return [
			confirmation("demo", email, language, { phone, preferredTime, deadline }),
			salesNote("demo", { ...demo, phone }, stored, origin),
		];
	},
	contact(message, stored, origin) {
		const { email, language } = message;
		const phone = message.phone && shownPhone(message.phone);
		return [
			confirmation("contact", email, language, { deadline: formatDeadline(language, stored.answerBy) }),
			salesNote("contact", { ...message, phone }, stored, origin),
		];
	},
};

/** Stores a request with its mails, in one transaction. */
export const submitRequest: {
	[Form in keyof SiteRequests]: (fields: SiteRequests[Form], origin?: string | null) => Promise<Submitted>;
} = {
	trial: (lead, origin = mailOrigin()) => Lead.submit(lead, (stored) => mailsOf.trial(lead, stored, origin)),
	demo: (demo, origin = mailOrigin()) =>
		DemoRequest.submit(demo, (stored) => mailsOf.demo(demo, stored, origin)),
	contact: (message, origin = mailOrigin()) =>
		ContactMessage.submit(message, (stored) => mailsOf.contact(message, stored, origin)),
};

/**
 * Stores a form with its mails, or in quarantine if it looks like a robot's.
 * @returns by when somebody answers, as the mails say it
 * @throws FieldErrors 429
 */
export async function submitPublicForm<Form extends keyof SiteRequests>(
	form: Form,
	fields: SiteRequests[Form],
	{ network, suspicion, origin }: Sender,
): Promise<Date> {
	if (!(await NetworkCount.add("form", network))) throw new FieldErrors({ "": ["tooManyForms"] }, 429);
	if (suspicion) return answerDeadline(form, await SpamQuarantine.keep(form, suspicion, fields));
	const { at } = await submitRequest[form](fields, origin);
	deliverSoon();
	return answerDeadline(form, at);
}

/** Makes a suspected request a regular one, with its mails. */
export async function acceptSuspected(id: string): Promise<boolean> {
	const found = await SpamQuarantine.find(id);
	if (!found) return false;
	// The form's model checks the fields again.
	await submitRequest[found.form](found.fields as never);
	await SpamQuarantine.forget(found._id);
	return true;
}
