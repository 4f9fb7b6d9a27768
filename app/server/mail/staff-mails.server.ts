import { staffPage } from "#app/addresses/portal.ts";
import {
	dashboard,
	inquiryAddress,
	lateRequests,
	quarantinePage,
	requestAddress,
	requests,
} from "#app/addresses/records.ts";
import { isPlanId } from "#app/content/plans.ts";
import { formatDateTime, formatDay, formatDeadline, formatLanguage } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { promiseOf } from "#app/i18n/promise.ts";
import { answersOf } from "#app/server/answers.server.ts";
import { text } from "#app/server/i18n.server.ts";
import { shownPhone } from "#app/server/phone.server.ts";
import { Staff } from "#models/account/staff.server.ts";
import { Waiting } from "#models/account/waiting.server.ts";
import { shownEmail } from "#models/contact/email.server.ts";
import { duePerMail, mostCounted } from "#models/limits.ts";
import type { DemoFacts } from "#models/mail/facts.ts";
import type { ClaimedMail } from "#models/mail/outbox.server.ts";
import type { Words } from "#models/mail/record.server.ts";
import { Inquiries } from "#models/records/records.server.ts";
import { type MailedRequest, requestForMail, requestsForMail } from "#models/request/own-request.server.ts";
import type { Attribution } from "#models/request/source.ts";
import { demoCalendar } from "./demo-calendar.server.ts";
import { digestMail } from "./digest-mail.server.ts";
import { compose, cut, linked, oneLine, quoted } from "./words.ts";
import type { Writers } from "./write-mail.server.ts";

const texts = text("vi", "staffMails");
const { kinds } = text("vi", "portalRequests");
const { wrongNumber } = text("vi", "portalRecord").reach;

/** Mails to staff are in Vietnamese, even if their portal is in English. */
export const staffMails = {
	trialNote: newRequest,
	demoNote: newRequest,
	contactNote: newRequest,
	bell: newLead,
	trialCancelledNote: (mail) => aboutRequest(mail, texts.trialCancelled),
	trialDataDueNote: dataDue,
	corrected: (mail) => aboutRequest(mail, texts.corrected),
	handOver: (mail) => aboutRequest(mail, texts.handOver, { by: mail.facts.by }),
	inquiryHandOver,
	severalHandedOver: (mail) => workHandedOver(mail, texts.severalHandedOver),
	allHandedOver: (mail) => workHandedOver(mail, texts.allHandedOver, mail.facts.from),
	unanswered: (mail) => aboutRequest(mail, texts.unanswered),
	contactDue: (mail) => aboutRequest(mail, texts.contactDue),
	demoBookedNote: (mail) => aboutDemo(mail, mail.facts.movedFrom ? texts.demoMoved : texts.demoBooked, true),
	demoGivenUpNote: (mail) => aboutDemo(mail, texts.demoGivenUp),
	demoCancelledNote: (mail) => aboutDemo(mail, texts.demoCancelled),
	demoHandedOnNote: (mail) => aboutDemo(mail, texts.demoHandedOn),
	lateList,
	erasureNote,
	digest: digestMail,
	quarantine: ({ facts: { count }, origin }) =>
		compose(
			{ ...texts.quarantine, text: [...texts.quarantine.text, texts.open] },
			origin && origin + quarantinePage,
			{ count: count < mostCounted ? String(count) : `${mostCounted}+` },
		),
	approval,
} satisfies Partial<Writers>;

/** Null if the request is gone. */
async function aboutRequest(
	{ requestId = "", origin }: ClaimedMail,
	{ subject, text: told }: { subject: string; text: string[] },
	more: Record<string, string> = {},
): Promise<Words | null> {
	const found = await requestForMail(requestId);
	if (!found) return null;
	const { request } = found;
	const owner = request.ownerId && (await Staff.viewer(request.ownerId));
	const words = { subject, text: [...told, texts.customer, texts.open] };
	const values = { ...customerOf(request), owner: owner ? owner.fullName : texts.nobody, ...more };
	return compose(words, origin && origin + requestAddress(request.id), known(values));
}

/** Null if the data were deleted meanwhile, or are wanted again. */
async function dataDue(mail: ClaimedMail<"trialDataDueNote">): Promise<Words | null> {
	const { trial } = (await requestForMail(mail.requestId ?? ""))?.request ?? {};
	if (!trial?.dataUntil || trial.dataDeletedOn) return null;
	return aboutRequest(mail, texts.trialDataDue, { day: formatDay("vi", trial.dataUntil) });
}

/** Null if the inquiry is gone. */
async function inquiryHandOver({
	accountId = "",
	facts,
	origin,
}: ClaimedMail<"inquiryHandOver">): Promise<Words | null> {
	const owner = await Staff.viewer(accountId);
	const inquiry = owner && (await Inquiries.find(owner, facts.inquiryId));
	if (!inquiry) return null;
	const words = { ...texts.inquiryHandOver, text: [...texts.inquiryHandOver.text, texts.open] };
	return compose(words, origin && origin + inquiryAddress(facts.inquiryId), {
		by: facts.by,
		...known({
			customer: cut(oneLine([inquiry.companyName, inquiry.customerName].join(", "))),
			day: inquiry.followUpOn && formatDay("vi", inquiry.followUpOn),
		}),
	});
}

function workHandedOver(
	{ facts, origin }: ClaimedMail<"severalHandedOver" | "allHandedOver">,
	{ subject, text: told }: { subject: string; text: string[] },
	name = "",
): Words {
	const { by, inquiries, requests: count } = facts;
	const counts = { inquiries, requests: count, count: inquiries + count };
	const written = Object.entries(counts).map(([place, value]) => [place, String(value)]);
	const values = { by, name, ...Object.fromEntries(written) };
	const list = inquiries > 0 ? dashboard : `${requests}?owner=mine`;
	return compose({ subject, text: [...told, texts.open] }, origin && origin + list, values);
}

const customerOf = (request: MailedRequest) => ({
	companyName: request.companyName,
	name: request.name,
	phone: request.phone && shownPhone(request.phone) + (request.isWrongNumber ? ` (${wrongNumber})` : ""),
	email: shownEmail(request.email),
	language: formatLanguage("vi", request.language),
	kind: kinds[request.kind],
	customer: cut(oneLine(request.companyName || request.name)),
	deadline: formatDeadline("vi", new Date(request.dueAt)),
});

/** What was left out is said so. */
const known = <Place extends string>(values: Record<Place, string | undefined>) =>
	Object.fromEntries(
		Object.entries<string | undefined>(values).map(([place, value]) => [
			place,
			oneLine(value || texts.empty),
		]),
	);

async function newRequest({
	requestId = "",
	origin,
}: ClaimedMail<"trialNote" | "demoNote" | "contactNote">): Promise<Words | null> {
	const found = await requestForMail(requestId);
	if (!found) return null;
	const { request } = found;
	const { visit = {} } = request;
	const all = text("vi", "salesNotes");
	const places = known({
		...customerOf(request),
		subject: request.subject,
		plan: isPlanId(visit.plan) ? text("vi", "pricing").plans[visit.plan].name : undefined,
		source: sourceOf(visit),
		deadline: promiseOf("vi", request.answerBy),
		createdAt: formatDateTime("vi", request.createdAt),
	});
	const { phone } = customerOf(request);
	const answers = answersOf("vi", request).map(({ name, label, value, isLong }) => {
		const told = (name === "phone" ? phone : value) || texts.empty;
		return isLong ? `${label}:\n${value ? quoted(told) : told}` : `${label}: ${oneLine(told)}`;
	});
	const words = { ...all[request.kind], text: [...all[request.kind].text, all.open] };
	const link = origin && origin + requestAddress(request.id);
	return { ...compose(words, link, { ...places, answers: answers.join("\n") }), replyTo: request.email };
}

/** Names nobody, since a chat runs on someone else's machines. Null once the lead has been answered. */
async function newLead({ requestId = "", origin }: ClaimedMail<"bell">): Promise<Words | null> {
	const { request } = (await requestForMail(requestId)) ?? {};
	if (request?.state !== "waiting") return null;
	const { bell, open } = text("vi", "salesNotes");
	const deadline = formatDeadline("vi", new Date(request.answerBy));
	const words = { subject: "", text: [bell[request.kind], open] };
	return compose(words, origin && origin + requestAddress(request.id), { deadline });
}

/** `facebook / cpc / tet-2027 · https://www.facebook.com/ · /pricing` */
function sourceOf({ landingPage, referrer, ...visit }: Attribution): string {
	const campaign = [visit.utmSource, visit.utmMedium, visit.utmCampaign, visit.utmTerm, visit.utmContent];
	return [campaign.filter(Boolean).join(" / "), referrer, landingPage].filter(Boolean).join(" · ");
}

async function aboutDemo(
	mail: ClaimedMail & { facts: DemoFacts & { movedFrom?: Date } },
	told: { subject: string; text: string[] },
	isOn = false,
): Promise<Words | null> {
	const found = await requestForMail(mail.requestId ?? "");
	const { startsAt, movedFrom } = mail.facts;
	const hours = {
		time: formatDeadline("vi", startsAt),
		before: movedFrom ? formatDeadline("vi", movedFrom) : "",
	};
	const words = await aboutRequest(mail, told, hours);
	if (!found || !words) return null;
	const { id, companyName, name } = found.request;
	const summary = `Demo: ${oneLine(companyName || name)}`;
	const entry = { email: mail.to, summary, description: words.text };
	return { ...words, calendar: demoCalendar(isOn, { ...mail.facts, id }, entry) };
}

/** The longest late first; null if all are gone. */
async function lateList({ facts, origin }: ClaimedMail<"lateList">): Promise<Words | null> {
	const found = await requestsForMail(facts.requestIds);
	if (found.length === 0) return null;
	const longest = found.toSorted((one, other) => (one.dueAt < other.dueAt ? -1 : 1)).slice(0, duePerMail);
	const owners = await Staff.people(
		longest.flatMap(({ ownerId }) => ownerId ?? []),
		{ disabledAt: { $exists: false } },
	);
	const { subject, intro, request: line } = texts.lateList;
	const lines = longest.map((request) => {
		const owner = owners.find(({ id }) => id === request.ownerId)?.name ?? texts.nobody;
		return linked(
			origin,
			interpolate(line, known({ ...customerOf(request), owner })),
			requestAddress(request.id),
		);
	});
	const rest = found.length > duePerMail ? [linked(origin, texts.digest.more, lateRequests)] : [];
	return {
		subject: interpolate(subject, { count: found.length }),
		text: [intro, lines.join("\n"), ...rest].join("\n\n"),
	};
}

/** Names the request by its kind and time alone, as the visitor is erased. */
function erasureNote({ to, facts, origin }: ClaimedMail<"erasureNote">): Words {
	const { subject, text: told, kinds, inquiry, demo: demoIsOff } = text("vi", "erasureNote");
	const { kind, createdAt, inquiryId, demo } = facts;
	const body = [...told, ...(demo ? [demoIsOff] : []), ...(inquiryId ? [inquiry] : [])];
	return {
		...compose({ subject, text: body }, `${origin ?? ""}${inquiryAddress(inquiryId ?? "")}`, {
			hour: demo ? formatDeadline("vi", demo.startsAt) : "",
			subject: kinds[kind],
			time: formatDateTime("vi", createdAt.toISOString()),
		}),
		calendar: demo && demoCalendar(false, demo, { email: to, summary: kinds.demo }),
	};
}

/** Null if somebody has decided meanwhile. */
async function approval({ accountId = "", origin }: ClaimedMail<"approval">): Promise<Words | null> {
	const person = await Waiting.find(accountId);
	if (!person) return null;
	const words = { ...texts.approval, text: [...texts.approval.text, texts.open] };
	return compose(words, origin && origin + staffPage, {
		name: cut(oneLine(person.fullName)),
		email: shownEmail(person.email),
	});
}
