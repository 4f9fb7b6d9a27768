import { inquiryAddress } from "#app/addresses/inquiries.ts";
import { mailOrigin } from "#app/addresses/origin.server.ts";
import { formatDateTime, formatDeadline } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { text } from "#app/server/i18n.server.ts";
import type { Person } from "#models/account/staff.server.ts";
import type { MailDraft } from "#models/mail/outbox.server.ts";
import type { DemoAppointment } from "#models/request/demo-appointment.server.ts";
import type { RequestView } from "#models/request/view.ts";
import { demoCalendar } from "./demo-calendar.server.ts";
import { salesInbox } from "./sales-inbox.server.ts";

/** Tells whoever has a request that its visitor has erased it, and nothing of the visitor. */
export function erasureNote(
	request: Request,
): (to: Person | null, erased: RequestView, demo: DemoAppointment | null) => MailDraft {
	const { subject, text: paragraphs, kinds, inquiry, demo: demoIsOff } = text("vi", "erasureNote");
	const origin = mailOrigin(request) ?? "";
	return (to, { kind, createdAt, inquiryId }, demo) => {
		const email = to?.email ?? salesInbox;
		const values = {
			hour: demo ? formatDeadline("vi", demo.startsAt) : "",
			subject: kinds[kind],
			time: formatDateTime("vi", createdAt),
			link: `${origin}${inquiryAddress(inquiryId ?? "")}`,
		};
		const body = [...paragraphs, ...(demo ? [demoIsOff] : []), ...(inquiryId ? [inquiry] : [])];
		return {
			kind: "erasureNote",
			to: email,
			subject,
			text: body.map((paragraph) => interpolate(paragraph, values)).join("\n\n"),
			language: "vi",
			calendar: demo ? demoCalendar("cancelled", demo, { email, summary: kinds.demo }) : undefined,
		};
	};
}
