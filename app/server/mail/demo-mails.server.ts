import { formatDeadline } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { text } from "#app/server/i18n.server.ts";
import { shownPhone } from "#app/server/phone.server.ts";
import type { Viewer } from "#models/account/user.server.ts";
import { type MailDraft, ownPageAt } from "#models/mail/outbox.server.ts";
import { normalizePhone } from "#models/phone.ts";
import type {
	AppointmentMails,
	DemoAppointment,
	HandoverMails,
} from "#models/request/demo-appointment.server.ts";
import { demoCalendar } from "./demo-calendar.server.ts";
import { salesInbox } from "./sales-inbox.server.ts";
import { demoNote } from "./staff-mails.server.ts";
import { oneLine } from "./typed-words.ts";

/** "givenUp": the hour alone, "lapsed" as nobody opened the mailed link; "cancelled": with the request. */
export type Happening = "booked" | "givenUp" | "lapsed" | "cancelled";

/** Tells the visitor of a demo's hour, and its owner or the sales inbox. @param origin see `mailOrigin` */
export function demoMails(happening: Happening, origin: string | null): AppointmentMails {
	return (appointment) => [
		toVisitor(happening, appointment, origin),
		toStaff(
			happening === "lapsed" ? "givenUp" : happening,
			addressOf(appointment.owner),
			appointment,
			origin,
		),
	];
}

/** Takes a demo out of one calendar of the staff and puts it into another, after its request has changed hands. */
export function demoHandover(origin: string | null): HandoverMails {
	return (appointment, before) => {
		const [from, to] = [addressOf(before), addressOf(appointment.owner)];
		return [
			// Of an account that is gone, the calendar is, too.
			...(from === to ? [] : [toStaff("handedOn", from, appointment, origin)]),
			toStaff("booked", to, appointment, origin),
		];
	};
}

const addressOf = (person: Viewer | null) => person?.email ?? salesInbox;

function toStaff(
	happening: Exclude<Happening, "lapsed"> | "handedOn",
	email: string,
	appointment: DemoAppointment,
	origin: string | null,
): MailDraft {
	const note = demoNote(happening, email, appointment, origin);
	const { companyName, name } = appointment.request;
	const summary = `Demo: ${oneLine(companyName || name)}`;
	return {
		...note,
		calendar: demoCalendar(happening, appointment, { email, summary, description: note.text }),
	};
}

/** Reminds the visitor of a demo. @param origin as of {@link demoMails} */
export const demoReminder =
	(origin: string | null): AppointmentMails =>
	(appointment) => [toVisitor("reminder", appointment, origin)];

/** The address may be a stranger's, so of typed text it has only the phone number. */
function toVisitor(
	about: Happening | "reminder",
	appointment: DemoAppointment,
	origin: string | null,
): MailDraft {
	const { request, startsAt, movedFrom, heldUntil } = appointment;
	const { email, phone = "", language } = request;
	const mails = text(language, "demoMails");
	const values = {
		time: formatDeadline(language, startsAt),
		before: movedFrom ? formatDeadline(language, movedFrom) : "",
		until: heldUntil ? formatDeadline(language, heldUntil) : "",
		phone: shownPhone(normalizePhone(phone)),
	};
	const { subject, text: told } = movedFrom ? mails.moved : mails[about];
	const paragraphs = [
		mails.greeting,
		told,
		...(origin ? (heldUntil ? [mails.held] : linkIn[about].map((words) => mails[words])) : []),
		mails.call,
		mails.signature,
	];
	const draft = {
		kind: mailKinds[about],
		to: email,
		subject: interpolate(subject, values),
		text: interpolate(paragraphs.join("\n\n"), values),
		language,
		link: origin ? ownPageAt(origin) : undefined,
	};
	const description = origin ? mails.change : undefined;
	const entry = { email, summary: mails.calendar, description };
	return about === "reminder" ? draft : { ...draft, calendar: demoCalendar(about, appointment, entry) };
}

const linkIn: Record<Happening | "reminder", ("change" | "again")[]> = {
	booked: ["change"],
	reminder: ["change"],
	givenUp: ["again"],
	lapsed: ["again"],
	cancelled: [],
};

const mailKinds = {
	booked: "demoBooked",
	givenUp: "demoGivenUp",
	lapsed: "demoGivenUp",
	cancelled: "demoCancelled",
	reminder: "demoReminder",
} as const;
