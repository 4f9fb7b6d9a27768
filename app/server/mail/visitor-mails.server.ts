import { mailedAddress } from "#app/addresses/site.ts";
import { isPlanId } from "#app/content/plans.ts";
import { formatDay, formatDeadline } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { promiseOf } from "#app/i18n/promise.ts";
import { text } from "#app/server/i18n.server.ts";
import { shownPhone } from "#app/server/phone.server.ts";
import { normalizePhone } from "#models/contact/phone.ts";
import type { DemoFacts } from "#models/mail/facts.ts";
import type { ClaimedMail } from "#models/mail/outbox.server.ts";
import type { Words } from "#models/mail/record.server.ts";
import { requestForMail } from "#models/request/own-request.server.ts";
import { mailMark } from "#models/request/request-token.server.ts";
import type { RequestView } from "#models/request/view.ts";
import { demoCalendar } from "./demo-calendar.server.ts";
import { compose } from "./words.ts";
import type { Writers } from "./write-mail.server.ts";

type TrialMail = "trialOpened" | "trialReminder" | "trialOver" | "trialDataReminder";

/** Mails to visitors. The address may be a stranger's, so the only typed text in them is the phone number. */
export const visitorMails = {
	trial: confirmation,
	demo: confirmation,
	contact: confirmation,
	demoBooked: (mail) => aboutDemo(mail, mail.facts.movedFrom ? "moved" : "booked"),
	demoGivenUp: (mail) => aboutDemo(mail, mail.facts.isLapsed ? "lapsed" : "givenUp"),
	demoCancelled: (mail) => aboutDemo(mail, "cancelled"),
	demoReminder: (mail) => aboutDemo(mail, "reminder"),
	trialOpened: (mail) => aboutTrial(mail, "running"),
	trialReminder: (mail) => aboutTrial(mail, "running"),
	trialOver: (mail) => aboutTrial(mail, "over"),
	trialDataReminder: (mail) => aboutTrial(mail, "over"),
} satisfies Partial<Writers>;

/** A mail's request with the links to its page and to its free hours; null if gone, or if its visitor has another address. */
export async function ownRequestIn({
	requestId = "",
	to,
	language,
	origin,
}: ClaimedMail): Promise<{ request: RequestView; link: string | null; hourLink: string | null } | null> {
	const found = await requestForMail(requestId);
	if (found?.request.email !== to) return null;
	const { request, token } = found;
	const linkTo = (step?: "gio-demo") =>
		origin && token && origin + mailedAddress(language, token, mailMark(token), step);
	return { request, link: linkTo(), hourLink: linkTo("gio-demo") };
}

async function confirmation(mail: ClaimedMail<"trial" | "demo" | "contact">): Promise<Words | null> {
	const own = await ownRequestIn(mail);
	if (!own) return null;
	const { language } = mail;
	const { request, link, hourLink } = own;
	const { kind, phone = "", preferredTime, visit, answerBy } = request;
	const { subject, text: all } = text(language, "mail")[kind];
	const plan = isPlanId(visit?.plan) ? text(language, "pricing").plans[visit.plan].name : null;
	const paragraphs = all.filter((paragraph) => plan || !paragraph.includes("{{plan}}"));
	const { choose } = text(language, "demoMails");
	const chosen = kind === "demo" && hourLink ? [interpolate(choose, { link: hourLink })] : [];
	// Before what a stranger is told, and who we are.
	const body = paragraphs.toSpliced(-2, 0, ...chosen, text(language, "ownRequest").mail);
	return compose({ subject, text: body }, link, {
		phone: shownPhone(normalizePhone(phone)),
		preferredTime: preferredTime ? text(language, "form").options.preferredTime[preferredTime] : "",
		deadline: promiseOf(language, answerBy),
		plan: plan ?? "",
	});
}

/** The paragraphs with the link to the own page. */
const linkIn = {
	booked: "change",
	moved: "change",
	reminder: "change",
	givenUp: "again",
	lapsed: "again",
	cancelled: null,
} as const;

type Happening = keyof typeof linkIn;

async function aboutDemo(
	mail: ClaimedMail & { facts: DemoFacts & { movedFrom?: Date; heldUntil?: Date } },
	happening: Happening,
): Promise<Words | null> {
	const own = await ownRequestIn(mail);
	if (!own) return null;
	const { language, facts } = mail;
	const { request, link } = own;
	const mails = text(language, "demoMails");
	const { subject, text: told } = mails[happening];
	const linked = facts.heldUntil ? "held" : linkIn[happening];
	const body = [mails.greeting, told, ...(linked ? [mails[linked]] : []), mails.call, mails.signature];
	const hour = (at: Date | undefined) => (at ? formatDeadline(language, at) : "");
	const words = compose({ subject, text: body }, link, {
		time: hour(facts.startsAt),
		before: hour(facts.movedFrom),
		until: hour(facts.heldUntil),
		phone: shownPhone(normalizePhone(request.phone ?? "")),
	});
	if (happening === "reminder") return words;
	const description = link ? interpolate(mails.change, { link }) : undefined;
	const entry = { email: mail.to, summary: mails.calendar, description };
	const isOn = happening === "booked" || happening === "moved";
	return { ...words, calendar: demoCalendar(isOn, { ...facts, id: request.id }, entry) };
}

/** Null once the trial stands otherwise than the mail says, as after it was cancelled. */
async function aboutTrial(mail: ClaimedMail<TrialMail>, state: "running" | "over"): Promise<Words | null> {
	const own = await ownRequestIn(mail);
	const trial = own?.request.trial;
	if (trial?.state !== state) return null;
	const { language, kind } = mail;
	const { greeting, signature } = text(language, "demoMails");
	const { mails, foot } = text(language, "ownTrial");
	const body = [greeting, ...mails[kind].text, ...foot[state], signature];
	return compose({ subject: mails[kind].subject, text: body }, own?.link ?? null, {
		day: formatDay(language, trial.lastOn),
		until: trial.dataUntil ? formatDay(language, trial.dataUntil) : "",
	});
}
