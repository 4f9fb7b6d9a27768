import { quarantinePage, requestAddress, requests } from "#app/addresses/requests.ts";
import { formatDeadline } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { text } from "#app/server/i18n.server.ts";
import { shownPhone } from "#app/server/phone.server.ts";
import type { Person } from "#models/account/staff.server.ts";
import { shownEmail } from "#models/email.server.ts";
import { duePerMail, mostCounted } from "#models/limits.ts";
import type { MailDraft } from "#models/mail/outbox.server.ts";
import type { DemoAppointment } from "#models/request/demo-appointment.server.ts";
import type { LateRequest } from "#models/request/late.server.ts";
import type { RequestView } from "#models/request/view.ts";
import { languageName } from "./compose.server.ts";
import { salesInbox } from "./sales-inbox.server.ts";
import { cut, oneLine } from "./typed-words.ts";

/** Mails about one request are in Vietnamese, as the notes to the sales inbox: an account has no language. */
type Kind =
	| "handOver"
	| "unanswered"
	| "contactDue"
	| "demoMoved"
	| "corrected"
	| (typeof demoKinds)[keyof typeof demoKinds];

const demoKinds = {
	booked: "demoBooked",
	givenUp: "demoGivenUp",
	cancelled: "demoCancelled",
	handedOn: "demoHandedOn",
} as const;

/** Tells somebody that a request is theirs now. @param origin see `mailOrigin` @param by full name */
export function handOverMail(
	origin: string | null,
	by: string,
): (to: Person, request: RequestView) => MailDraft {
	return (to, request) => write("handOver", to.email, request, origin, { by });
}

/** Tells that a visitor has corrected how they are reached. @param origin where links lead, see `mailOrigin` */
export function correctionNote(
	origin: string | null,
): (to: Person | null, request: RequestView) => MailDraft {
	return (to, request) => write("corrected", to?.email ?? salesInbox, request, origin, {});
}

/** Says that a request is late. @param owner full name of who has it; null for nobody's */
export function lateMail(
	origin: string | null,
	to: string,
	request: RequestView,
	owner: string | null,
): MailDraft {
	const kind = request.state === "waiting" ? "unanswered" : "contactDue";
	return write(kind, to, request, origin, { owner: owner ?? text("vi", "staffMails").nobody });
}

/** Says that several requests are late, the longest late first. */
export function lateListMail(origin: string | null, to: string, late: LateRequest[]): MailDraft {
	const { lateList, digest, nobody } = text("vi", "staffMails");
	const { kinds } = text("vi", "portalRequests");
	const linked = (words: string, address: string) => (origin ? `${words}\n  ${origin}${address}` : words);
	const longest = late.toSorted((one, other) => (one.request.dueAt < other.request.dueAt ? -1 : 1));
	const lines = longest
		.slice(0, duePerMail)
		.map(({ request: { id, kind, dueAt, companyName, name }, owner }) => {
			const values = {
				kind: kinds[kind],
				deadline: formatDeadline("vi", new Date(dueAt)),
				customer: cut(oneLine(companyName || name)),
				owner: owner?.fullName ?? nobody,
			};
			return linked(interpolate(lateList.request, values), requestAddress(id));
		});
	return {
		kind: "lateList",
		to,
		subject: interpolate(lateList.subject, { count: late.length }),
		text: [
			lateList.intro,
			lines.join("\n"),
			...(late.length > duePerMail ? [linked(digest.more, `${requests}?due=late`)] : []),
		].join("\n\n"),
		about: late.map(({ request }) => request.email),
		language: "vi",
	};
}

/** Tells of a demo's hour, or that it is free again. */
export function demoNote(
	happening: keyof typeof demoKinds,
	to: string,
	{ request, startsAt, movedFrom, owner }: DemoAppointment,
	origin: string | null,
): MailDraft {
	const kind = movedFrom ? "demoMoved" : demoKinds[happening];
	const people = { owner: owner?.fullName ?? text("vi", "staffMails").nobody };
	const times = {
		time: formatDeadline("vi", startsAt),
		before: movedFrom ? formatDeadline("vi", movedFrom) : "",
	};
	const draft = write(kind, to, request, origin, { ...people, ...times });
	return { ...draft, kind: `${demoKinds[happening]}Note` };
}

function write(
	kind: Kind,
	to: string,
	request: RequestView,
	origin: string | null,
	more: Record<string, string>,
): MailDraft {
	const texts = text("vi", "staffMails");
	const { email, companyName, name, phone, language, dueAt } = request;
	const given: Record<string, string | undefined> = {
		...more,
		...{ email: shownEmail(email), companyName, name },
		kind: text("vi", "portalRequests").kinds[request.kind],
		customer: cut(oneLine(companyName || name)),
		deadline: formatDeadline("vi", new Date(dueAt)),
		phone: phone && shownPhone(phone),
		language: languageName(language),
		link: `${origin}${requestAddress(request.id)}`,
	};
	const fill = (words: string) => interpolate(words, (place) => oneLine(given[place] || texts.empty));
	const paragraphs = [...texts[kind].text, texts.customer, ...(origin ? [texts.open] : [])];
	return {
		kind,
		to,
		subject: fill(texts[kind].subject),
		text: paragraphs.map(fill).join("\n\n"),
		about: [email],
		requestId: request.id,
		language: "vi",
	};
}

/** Says that requests have come into quarantine; nothing in it is a visitor's word. */
export function quarantineMail(origin: string | null, to: string, count: number): MailDraft {
	const { quarantine, open } = text("vi", "staffMails");
	const values = {
		count: count < mostCounted ? count : `${mostCounted}+`,
		link: `${origin}${quarantinePage}`,
	};
	const paragraphs = [...quarantine.text, ...(origin ? [open] : [])];
	return {
		kind: "quarantine",
		to,
		subject: interpolate(quarantine.subject, values),
		text: interpolate(paragraphs.join("\n\n"), values),
		language: "vi",
	};
}
