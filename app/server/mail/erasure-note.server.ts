import { mailOrigin } from "#app/addresses/origin.server.ts";
import { formatDateTime } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { text } from "#app/server/i18n.server.ts";
import type { Person } from "#models/account/staff.server.ts";
import type { MailDraft } from "#models/mail/outbox.server.ts";
import type { RequestView } from "#models/request/view.ts";

/** Tells whoever has a request that its visitor has erased it, and nothing of the visitor. */
export function erasureNote(request: Request): (to: Person, erased: RequestView) => MailDraft {
	const { subject, text: paragraphs, kinds, inquiry } = text("vi", "erasureNote");
	const origin = mailOrigin(request) ?? "";
	return (to, { kind, createdAt, inquiryId }) => {
		const values = {
			subject: kinds[kind],
			time: formatDateTime("vi", createdAt),
			link: `${origin}/portal/inquiries/${inquiryId}`,
		};
		const body = [...paragraphs, ...(inquiryId ? [inquiry] : [])];
		return {
			kind: "erasureNote",
			to: to.email,
			subject,
			text: body.map((paragraph) => interpolate(paragraph, values)).join("\n\n"),
			language: "vi",
		};
	};
}
