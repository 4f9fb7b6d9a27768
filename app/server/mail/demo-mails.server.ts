import { formatDeadline } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { text } from "#app/server/i18n.server.ts";
import { ownPageOf } from "#app/server/own-request.server.ts";
import { shownPhone } from "#app/server/phone.server.ts";
import { env } from "#models/env.server.ts";
import type { MailDraft } from "#models/mail/outbox.server.ts";
import type { AppointmentMails, DemoAppointment } from "#models/request/demo-appointment.server.ts";
import { demoCalendar } from "./demo-calendar.server.ts";
import { demoNote } from "./staff-mails.server.ts";

/** "givenUp": the hour alone; "cancelled": with the request. */
export type Happening = "booked" | "givenUp" | "cancelled";

/**
 * Tells the visitor of a demo's hour, and whoever has the request, or the sales inbox; with a calendar entry.
 * @param origin where links lead, see `mailOrigin`
 */
export function demoMails(happening: Happening, origin: string | null): AppointmentMails {
	return (appointment) => {
		const staff = appointment.owner?.email ?? env.SALES_INBOX ?? env.BRAND_EMAIL;
		return [
			{
				...toVisitor(happening, appointment, origin),
				calendar: demoCalendar(happening, appointment, appointment.request.email),
			},
			{
				...demoNote(happening, staff, appointment, origin),
				calendar: demoCalendar(happening, appointment, staff),
			},
		];
	};
}

/** Reminds the visitor of a demo. @param origin as of {@link demoMails} */
export const demoReminder =
	(origin: string | null): AppointmentMails =>
	(appointment) => [toVisitor("reminder", appointment, origin)];

/** The address may be a stranger's, so of typed text it has only the phone number. */
function toVisitor(
	about: Happening | "reminder",
	{ request, submissionId, startsAt }: DemoAppointment,
	origin: string | null,
): MailDraft {
	const { email, phone = "", language } = request;
	const mails = text(language, "demoMails");
	const values = {
		time: formatDeadline(language, startsAt),
		phone: shownPhone(phone),
		link: `${origin}${ownPageOf("demo", { submissionId, language })}`,
	};
	const paragraphs = [
		mails.greeting,
		mails[about].text,
		...(origin && about !== "cancelled" ? [mails.change] : []),
		mails.call,
		mails.signature,
	];
	return {
		kind: mailKinds[about],
		to: email,
		subject: interpolate(mails[about].subject, values),
		text: interpolate(paragraphs.join("\n\n"), values),
		language,
	};
}

const mailKinds = {
	booked: "demoBooked",
	givenUp: "demoGivenUp",
	cancelled: "demoCancelled",
	reminder: "demoReminder",
} as const;
