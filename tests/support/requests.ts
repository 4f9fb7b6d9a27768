import type { RequestId } from "#models/records/record-id.ts";
import type { RequestKind } from "#models/request/answer-deadline.ts";
import type { ContactMessageFields } from "#models/request/contact-message.server.ts";
import type { DemoRequestFields } from "#models/request/demo-request.server.ts";
import type { LeadFields } from "#models/request/lead.server.ts";
import type { RequestForms } from "#models/request/record.server.ts";
import { stored } from "./database.ts";
import { aDemo, aMessage, aTrial } from "./request-fields.ts";

/** Stores a trial request as the site does, without mails. */
export const storeTrial = (changes?: Partial<LeadFields>) => store("trial", aTrial(changes));

/** Stores a demo request as the site does, without mails. */
export const storeDemo = (changes?: Partial<DemoRequestFields>) => store("demo", aDemo(changes));

/** Stores a contact message as the site does, without mails. */
export const storeMessage = (changes?: Partial<ContactMessageFields>) => store("contact", aMessage(changes));

async function store<Kind extends RequestKind>(kind: Kind, fields: RequestForms[Kind]): Promise<RequestId> {
	// Not before a test file has set the settings.
	const { submitRequest } = await import("#models/request/submit.server.ts");
	const { request } = await submitRequest(kind, fields, { origin: null });
	if (!request) throw new Error("taken for a robot's");
	await stored("outbox").deleteMany({ requestId: request.id });
	return request.id;
}
