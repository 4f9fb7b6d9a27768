import type { MailDraft } from "#models/mail/outbox.server.ts";

/** A mail of which only the kind matters. */
export const draftOf = (kind: string): MailDraft => ({
	kind,
	to: "rep@may-erp.example",
	language: "vi",
	subject: "x",
	text: "x",
});
