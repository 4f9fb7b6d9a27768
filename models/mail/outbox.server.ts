import { type ClientSession, trusted } from "mongoose";
import { Attempt, type AttemptLimit } from "#models/account/attempt.server.ts";
import { type LinkPurpose, linkPurposes } from "#models/account/one-time-link.server.ts";
import { mailboxOf } from "#models/contact/email.server.ts";
import type { Language } from "#models/language.ts";
import { log } from "#models/log.server.ts";
import { env } from "#models/settings/env.server.ts";
import type { MailFacts, MailKind } from "./facts.ts";
import { about, aboutRequest, bell, type OutboxRecord, order, outbox, type Words } from "./record.server.ts";

type MailOf<Kind extends MailKind> = {
	kind: Kind;
	to: string;
	language: Language;
	/** Where its links lead; without it there are none. */
	origin?: string | null;
	/** The request that the mail is about; erasing the request erases the mail. */
	requestId?: string;
	/** The account that the mail is about; the mail is withdrawn with it. */
	accountId?: string;
} & (MailFacts[Kind] extends undefined ? { facts?: undefined } : { facts: MailFacts[Kind] });

/** A mail by its name and the facts that it tells. Its words are put in as it is sent (docs/decisions/0048). */
export type Mail = { [Kind in MailKind]: MailOf<Kind> }[MailKind];

/** Who reads a mail, and where its links lead: null if neither PUBLIC_URL nor a request tells. */
export type Reader = { language: Language; origin: string | null };

export type ClaimedMail<Kind extends MailKind = MailKind> = Omit<MailOf<Kind>, "facts" | "origin"> & {
	id: string;
	attempts: number;
	createdAt: Date;
	facts: MailFacts[Kind];
	origin: string | null;
	/** The words of a mail that version 1.1 queued. */
	words?: Words;
};

/** Where mails go that have no particular recipient. */
export const salesInbox = env.SALES_INBOX ?? env.BRAND_EMAIL;

/** The kind of mail that delivers each one-time link. */
export const linkKinds = {
	"reset-password": "reset",
	"confirm-email": "confirm",
	"accept-invitation": "invite",
} as const satisfies Record<LinkPurpose, MailKind>;

/** Stands for the recipient of a bell, as the real address is a secret that stays in the settings. */
export const webhook = "webhook";

const mails = [...linkPurposes, about, aboutRequest, null] as const;
/** What this process can deliver; a newer one, or one with a webhook, may queue more. */
const known = () => (env.LEAD_WEBHOOK_URL ? ([...mails, bell] as const) : mails);

const second = 1_000;
const leaseMs = 300 * second;
const firstRetryMs = 15 * second;
const longestRetryMs = 3_600 * second;
const maxAttempts = 80;
const mostCounted = 10_000;
const mostSentShown = 100;

/** Visitors can have these sent to any address they type: limited by the hour, so that forms cannot flood a stranger. */
const limited = [
	{ name: "confirmation", kinds: ["trial", "demo", "contact"], max: 2 },
	{ name: "appointment", kinds: ["demoBooked", "demoGivenUp", "demoCancelled"], max: 8 },
];
const limitWindowMs = 3_600 * second;

function limitOf(kind: string, to: string): (AttemptLimit & { key: string }) | null {
	const limit = limited.find(({ kinds }) => kinds.includes(kind));
	return limit ? { key: `${limit.name}:${mailboxOf(to)}`, max: limit.max, windowMs: limitWindowMs } : null;
}

const givenUp = () => ({ $set: { gaveUpAt: new Date() }, $unset: { nextAttemptAt: 1 } }) as const;

let onQueued = () => {};

/** Calls the listener at the end of each transaction that queued mails, even if it was aborted. */
export function whenQueued(listener: () => void): void {
	onQueued = listener;
}

export const OutboxMail = {
	/** Queues mails in the caller's transaction. */
	async queue(mails: Mail[], session: ClientSession): Promise<void> {
		const records = mails.map(({ accountId, origin = null, ...mail }) => ({
			...mail,
			link: { purpose: mail.kind === bell ? bell : about, accountId, origin },
		}));
		await insert(records, session);
	},

	/** The link is made as the mail is sent. @throws Error without an origin */
	async queueLink(
		purpose: LinkPurpose,
		{ id, email }: { id: string; email: string },
		{ language, origin }: Reader,
		session: ClientSession,
	): Promise<void> {
		if (origin === null) {
			log.error("PUBLIC_URL is not set, so that no mail with a link can be written");
			throw new Error("PUBLIC_URL is not set");
		}
		const link = { purpose, accountId: id, origin };
		await insert([{ kind: linkKinds[purpose], to: email, language, link }], session);
	},

	/** Deletes mails about an account that have not been sent, of one purpose or all. */
	async withdraw(accountId: string, session: ClientSession, purpose?: LinkPurpose): Promise<void> {
		const waiting = { "link.accountId": accountId, nextAttemptAt: trusted({ $exists: true }) };
		await outbox.deleteMany(purpose ? { ...waiting, "link.purpose": purpose } : waiting, { session });
	},

	/** Deletes the mails of a request, and lists of version 1.1 that name its visitor by any of these addresses. */
	async eraseOfRequest(requestId: string, emails: string[], session: ClientSession): Promise<void> {
		const lists = { about: trusted({ $in: emails }), requestId: null };
		await outbox.deleteMany({ $or: [{ requestId }, lists] }, { session });
	},

	/**
	 * Leases the message that has waited longest, links first, for five minutes; null if none is due.
	 * @param mayRing whether a bell may be the one
	 */
	async claim(mayRing = true): Promise<ClaimedMail | null> {
		const now = Date.now();
		const mail = await outbox
			.findOneAndUpdate(
				{
					"link.purpose": trusted({ $in: [...(mayRing ? known() : mails)] }),
					nextAttemptAt: trusted({ $lte: new Date(now) }),
				},
				{ $set: { nextAttemptAt: new Date(now + leaseMs) }, $inc: { attempts: 1 } },
				{ sort: order, returnDocument: "after" },
			)
			.lean<OutboxRecord>();
		return mail && claimedFrom(mail);
	},

	/** How many mails have not left, counted up to ten thousand, and when the oldest was written. */
	async waiting(): Promise<{ count: number; since: Date | null }> {
		const [found] = await outbox.aggregate<{ count: number; since: Date }>([
			{ $match: { "link.purpose": { $in: known() }, nextAttemptAt: { $exists: true } } },
			{ $limit: mostCounted },
			{ $group: { _id: null, count: { $sum: 1 }, since: { $min: "$createdAt" } } },
		]);
		return found ?? { count: 0, since: null };
	},

	/** Counts mails given up after three days of tries; one refused for good, or beyond a limit, is no fault of ours. */
	countGivenUp(since: Date): Promise<number> {
		const tried = { gaveUpAt: trusted({ $gte: since }), attempts: trusted({ $gte: maxAttempts }) };
		return outbox.countDocuments(tried, { limit: mostCounted }).exec();
	},

	async drop({ id, attempts }: ClaimedMail): Promise<void> {
		await outbox.deleteOne({ _id: id, attempts });
	},

	/** Whether no more mails of a kind may leave to an address now. */
	async isLimited(kind: string, to: string): Promise<boolean> {
		const limit = limitOf(kind, to);
		return limit !== null && Attempt.isSpent(limit.key, limit);
	},

	/** Whether a mail of a kind about a request has left, or will. */
	async comes(kind: MailKind, requestId: string): Promise<boolean> {
		return (await outbox.exists({ requestId, kind, gaveUpAt: null })) !== null;
	},

	/** Mails about these requests that were sent to one of these addresses in a span of time, latest first. */
	async sentTo(
		addresses: string[],
		requestIds: string[],
		{ since, until }: { since?: Date; until?: Date },
	): Promise<{ kind: MailKind; requestId: string; at: Date }[]> {
		if (requestIds.length === 0) return [];
		const sentAt = trusted({ $exists: true, ...(since && { $gte: since }), ...(until && { $lt: until }) });
		const about = { requestId: trusted({ $in: requestIds }), to: trusted({ $in: addresses }) };
		const sent = await outbox
			.find({ ...about, sentAt }, { kind: 1, requestId: 1, sentAt: 1 })
			.sort({ sentAt: -1 })
			.limit(mostSentShown)
			.lean<OutboxRecord[]>();
		return sent.map(({ kind, requestId = "", sentAt: at = new Date(0) }) => ({ kind, requestId, at }));
	},

	/** Gives up a mail beyond the limit of its kind for one mailbox. */
	async mayLeave(mail: ClaimedMail): Promise<boolean> {
		const { kind, to, attempts } = mail;
		const limit = limitOf(kind, to);
		if (attempts > 1 || !limit || (await Attempt.take(limit.key, limit))) return true;
		await OutboxMail.giveUp(mail);
		return false;
	},

	async markSent({ id, attempts }: ClaimedMail): Promise<void> {
		await outbox.updateOne(
			{ _id: id, attempts },
			{ $set: { sentAt: new Date() }, $unset: { nextAttemptAt: 1 } },
		);
	},

	/** Stops trying, as the mail cannot be delivered. */
	async giveUp({ id, attempts }: ClaimedMail): Promise<void> {
		await outbox.updateOne({ _id: id, attempts }, givenUp());
	},

	/** Gives up all unsent mails, as after a restore; returns how many there were. */
	async giveUpWaiting(): Promise<number> {
		const waiting = { nextAttemptAt: trusted({ $exists: true }) };
		return (await outbox.updateMany(waiting, givenUp())).modifiedCount;
	},

	/** Schedules the next try, at growing intervals for three days; returns false once it gives up. */
	async markFailed({ id, attempts }: ClaimedMail): Promise<boolean> {
		const retryMs = Math.min(firstRetryMs * 2 ** (attempts - 1), longestRetryMs);
		const isKept = attempts < maxAttempts;
		const change = isKept ? { $set: { nextAttemptAt: new Date(Date.now() + retryMs) } } : givenUp();
		await outbox.updateOne({ _id: id, attempts }, change);
		return isKept;
	},
};

async function insert(mails: object[], session: ClientSession): Promise<void> {
	if (mails.length === 0) return;
	const nextAttemptAt = new Date();
	await outbox.insertMany(
		mails.map((mail) => ({ ...mail, nextAttemptAt })),
		{ session },
	);
	// Not twice if the transaction is run again.
	session.removeListener("ended", onQueued).once("ended", onQueued);
}

function claimedFrom({
	_id,
	link,
	subject,
	text,
	replyTo,
	calendar,
	facts,
	...mail
}: OutboxRecord): ClaimedMail {
	return {
		...mail,
		id: String(_id),
		facts,
		origin: link?.origin ?? null,
		accountId: link?.accountId && String(link.accountId),
		words: text === undefined ? undefined : { subject: subject ?? "", text, replyTo, calendar },
	};
}
