import { facts } from "#app/content/facts.ts";
import { formatDeadline } from "#app/i18n/format.ts";
import type { Language } from "#models/language.ts";
import type { MailDraft } from "#models/mail/outbox.server.ts";
import { ContactMessage, type ContactMessageFields } from "#models/request/contact-message.server.ts";
import { DemoRequest, type DemoRequestFields } from "#models/request/demo-request.server.ts";
import { Lead, type LeadFields } from "#models/request/lead.server.ts";
import { NetworkCount } from "#models/request/network-count.server.ts";
import { SpamQuarantine, type Suspicion } from "#models/request/spam-quarantine.server.ts";
import type { Submitted } from "#models/request/submission.server.ts";
import { callDeadline } from "#models/working-hours.ts";
import { FieldErrors } from "./form.server.ts";
import { text } from "./i18n.server.ts";
import { confirmation, salesNote } from "./mail/compose.server.ts";
import { deliverSoon } from "./mail/worker.server.ts";
import { shownPhone } from "./phone.server.ts";

export type SiteRequests = { trial: LeadFields; demo: DemoRequestFields; contact: ContactMessageFields };

export type Sender = { network: string | null; suspicion: Suspicion | null };

export const mailsOf: { [Form in keyof SiteRequests]: (fields: SiteRequests[Form]) => MailDraft[] } = {
	trial(lead) {
		const phone = shownPhone(lead.phone);
		return [
			confirmation("trial", lead.email, lead.language, { phone }),
			salesNote("trial", { ...lead, phone }),
		];
	},
	demo(demo) {
		const { email, language } = demo;
		const phone = shownPhone(demo.phone);
		const now = new Date();
		const preferredTime = text(language, "form").options.preferredTime[demo.preferredTime];
		return [
			confirmation("demo", email, language, { phone, preferredTime, deadline: demoDeadline(now, language) }),
			salesNote("demo", { ...demo, phone, deadline: demoDeadline(now, "vi") }),
		];
	},
	contact(message) {
		const phone = message.phone && shownPhone(message.phone);
		return [salesNote("contact", { ...message, phone })];
	},
};

/** Stores a request with its mails, in one transaction. */
export const submitRequest: {
	[Form in keyof SiteRequests]: (fields: SiteRequests[Form]) => Promise<Submitted>;
} = {
	trial: (lead) => Lead.submit(lead, mailsOf.trial(lead)),
	demo: (demo) => DemoRequest.submit(demo, mailsOf.demo(demo)),
	contact: (message) => ContactMessage.submit(message, mailsOf.contact(message)),
};

/** Stores a form with its mails, or in quarantine if it looks like a robot's. @throws FieldErrors 429 */
export async function submitPublicForm<Form extends keyof SiteRequests>(
	form: Form,
	fields: SiteRequests[Form],
	{ network, suspicion }: Sender,
): Promise<Date> {
	if (!(await NetworkCount.add("form", network))) throw new FieldErrors({ "": ["tooManyForms"] }, 429);
	if (suspicion) return SpamQuarantine.keep(form, suspicion, fields);
	const { at } = await submitRequest[form](fields);
	deliverSoon();
	return at;
}

/** Until when a demo request made at a time is called back. */
export function demoDeadline(at: Date, language: Language): string {
	return formatDeadline(language, callDeadline(at, facts.demoContactHours));
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
