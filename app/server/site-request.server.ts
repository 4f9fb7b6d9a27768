import { facts } from "#app/content/facts.ts";
import { callDeadline } from "#app/content/working-hours.ts";
import { formatDeadline } from "#app/i18n/format.ts";
import type { Language } from "#app/i18n/languages.ts";
import { ContactMessage, type ContactMessageFields } from "#models/contact-message.server.ts";
import { DemoRequest, type DemoRequestFields } from "#models/demo-request.server.ts";
import { Lead, type LeadFields } from "#models/lead.server.ts";
import { NetworkCount } from "#models/network-count.server.ts";
import type { Submitted } from "#models/submission.server.ts";
import { Suspected, type Suspicion } from "#models/suspected.server.ts";
import { FieldErrors } from "./form.server.ts";
import { confirmation, salesNote } from "./mail/compose.server.ts";
import { deliverSoon } from "./mail/worker.server.ts";
import { shownPhone } from "./phone.server.ts";

/** What each public form stores. */
export type SiteRequests = { trial: LeadFields; demo: DemoRequestFields; contact: ContactMessageFields };

/** What is known of who sent a form. */
export type Sender = { network: string | null; suspicion: Suspicion | null };

/** Stores a request with the mails that go with it, in one transaction. */
export const submitRequest: {
	[Form in keyof SiteRequests]: (fields: SiteRequests[Form]) => Promise<Submitted>;
} = {
	trial: (lead) => {
		const note = { ...lead, phone: shownPhone(lead.phone) };
		return Lead.submit(lead, [confirmation("trial", note), salesNote("trialNote", note)]);
	},
	demo: (demo) => {
		const note = { ...demo, phone: shownPhone(demo.phone), deadline: demoDeadline(new Date(), "vi") };
		return DemoRequest.submit(demo, [confirmation("demo", note), salesNote("demoNote", note)]);
	},
	contact: (message) => ContactMessage.submit(message, [salesNote("contactNote", { ...message })]),
};

/**
 * Takes what a public form sent: stores it and mails, or keeps it apart where a robot has surely sent it.
 * @returns the time of the request; sent again later, it stays the same
 * @throws FieldErrors 429 where the sender's network has sent too many
 */
export async function takeRequest<Form extends keyof SiteRequests>(
	form: Form,
	fields: SiteRequests[Form],
	{ network, suspicion }: Sender,
): Promise<Date> {
	if (!(await NetworkCount.add("form", network))) throw new FieldErrors({ "": ["tooManyForms"] }, 429);
	if (suspicion) return Suspected.keep(form, suspicion, fields);
	const { at } = await submitRequest[form](fields);
	deliverSoon();
	return at;
}

/** Until when the call comes that answers a demo request made at a time. */
export function demoDeadline(at: Date, language: Language): string {
	return formatDeadline(language, callDeadline(at, facts.demoContactHours));
}

/**
 * Makes a suspected request one like any other, with its mails.
 * @returns false where there is none of this id
 */
export async function acceptSuspected(id: string): Promise<boolean> {
	const found = await Suspected.find(id);
	if (!found) return false;
	// The model of the form checks the fields again.
	await submitRequest[found.form](found.fields as never);
	await Suspected.forget(found._id);
	return true;
}
