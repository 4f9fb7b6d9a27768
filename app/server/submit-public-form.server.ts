import { mailOrigin } from "#app/addresses/origin.server.ts";
import { type MailDraft, OutboxMail } from "#models/mail/outbox.server.ts";
import { NetworkCount } from "#models/network-count.server.ts";
import { Refusal } from "#models/refusal.ts";
import { answerDeadline } from "#models/request/answer-deadline.ts";
import { ContactMessage, type ContactMessageFields } from "#models/request/contact-message.server.ts";
import { DemoRequest, type DemoRequestFields } from "#models/request/demo-request.server.ts";
import { Lead, type LeadFields } from "#models/request/lead.server.ts";
import type { Also, Stored } from "#models/request/public-form.server.ts";
import { requestIdOf } from "#models/request/request-id.ts";
import { SpamQuarantine, type Suspicion } from "#models/request/spam-quarantine.server.ts";
import type { Submitted } from "#models/request/submission.server.ts";
import { confirmation, salesNote } from "./mail/compose.server.ts";
import { deliverSoon } from "./mail/worker.server.ts";
import { countSuspected } from "./metrics.server.ts";
import { shownPhone } from "./phone.server.ts";

export type SiteRequests = { trial: LeadFields; demo: DemoRequestFields; contact: ContactMessageFields };

export type Sender = { networkDigest: string | null; suspicion: Suspicion | null; origin?: string | null };

/** To the visitor, and to the sales inbox; `answerBy` is the time that both are told. */
export function mailsOf<Form extends keyof SiteRequests>(
	form: Form,
	fields: SiteRequests[Form],
	stored: Stored,
	origin: string | null,
): MailDraft[] {
	const phone = fields.phone && shownPhone(fields.phone);
	return [
		confirmation(form, fields, stored.answerBy, origin),
		salesNote(form, { ...fields, phone }, stored, origin),
	];
}

/** `isQuiet`: without a confirmation to the visitor. */
type Sending = { origin?: string | null; also?: Also; isQuiet?: boolean };

type Submit<Fields> = (
	fields: Fields,
	mails: (stored: Stored) => MailDraft[],
	also?: Also,
) => Promise<Submitted>;

const submits: { [Form in keyof SiteRequests]: Submit<SiteRequests[Form]> } = {
	trial: Lead.submit,
	demo: DemoRequest.submit,
	contact: ContactMessage.submit,
};

/** Stores a request with its mails, in one transaction. */
export function submitRequest<Form extends keyof SiteRequests>(
	form: Form,
	fields: SiteRequests[Form],
	{ origin = mailOrigin(), also, isQuiet = false }: Sending = {},
): Promise<Submitted> {
	const mails = (stored: Stored) => mailsOf(form, fields, stored, origin);
	return submits[form](
		fields,
		(stored) => mails(stored).filter(({ kind }) => !isQuiet || kind !== form),
		also,
	);
}

/** By when somebody answers, and whether the confirmation is left out, as the address has had enough of them. */
export type PublicFormStored = { answerBy: Date; isQuiet: boolean };

/** Stores a form with its mails, a robot's in quarantine. @throws Refusal 429 */
export async function submitPublicForm<Form extends keyof SiteRequests>(
	form: Form,
	fields: SiteRequests[Form],
	{ networkDigest, suspicion, origin }: Sender,
): Promise<PublicFormStored> {
	if (!(await NetworkCount.add("form", networkDigest))) throw new Refusal("tooManyForms", 429);
	if (suspicion) {
		countSuspected(form, suspicion.join("+"));
		const at = await SpamQuarantine.keep(form, suspicion, fields);
		return { answerBy: answerDeadline(form, at), isQuiet: false };
	}
	const isLimited = await OutboxMail.isLimited(form, fields.email);
	const { id, at, repeated } = await submitRequest(form, fields, { origin, isQuiet: isLimited });
	deliverSoon();
	const isQuiet = repeated ? !(await OutboxMail.comes(form, requestIdOf(form, id))) : isLimited;
	return { answerBy: answerDeadline(form, at), isQuiet };
}
