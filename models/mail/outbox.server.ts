import { type ClientSession, Schema, type Types, trusted } from "mongoose";
import { Attempt, type AttemptLimit } from "#models/account/attempt.server.ts";
import { type LinkPurpose, linkPurposes } from "#models/account/one-time-link.server.ts";
import { mailboxOf } from "#models/email.server.ts";
import { env } from "#models/env.server.ts";
import { type Language, languages } from "#models/language.ts";
import { maxLength } from "#models/limits.ts";
import { log } from "#models/log.server.ts";
import { checked, createdAtPath, defineModel } from "#models/model.server.ts";
import { erasedAfter } from "#models/retention.ts";
import type { MailFacts, MailKind } from "./facts.ts";

type MailOf<Kind extends MailKind> = {
	kind: Kind;
	to: string;
	language: Language;
	/** Where its links lead; without it there are none. */
	origin?: string | null;
	/** Which request it tells of, and is erased with. */
	requestId?: string;
	/** Whose account it tells of, and is withdrawn with. */
	accountId?: string;
} & (MailFacts[Kind] extends undefined ? { facts?: undefined } : { facts: MailFacts[Kind] });

/** A mail by its name and the facts that it tells. Its words are put in as it is sent (docs/decisions/0048). */
export type Mail = { [Kind in MailKind]: MailOf<Kind> }[MailKind];

/** For whom a page of the portal mails; `origin` is where its links lead, null if nothing tells. */
export type Reader = { language: Language; origin: string | null };

export type Words = {
	subject: string;
	text: string;
	replyTo?: string;
	calendar?: { method: "REQUEST" | "CANCEL"; content: string };
};

export type ClaimedMail<Kind extends MailKind = MailKind> = Omit<MailOf<Kind>, "facts" | "origin"> & {
	id: string;
	attempts: number;
	createdAt: Date;
	facts: MailFacts[Kind];
	origin: string | null;
	/** Of a mail that was queued by version 1.1. */
	words?: Words;
};

/** Where mails go that are for nobody in particular. */
export const salesInbox = env.SALES_INBOX ?? env.BRAND_EMAIL;

/** How the mails with a link are called, and their addresses. */
export const linkKinds = {
	"reset-password": "reset",
	"confirm-email": "confirm",
	"accept-invitation": "invite",
} as const satisfies Record<LinkPurpose, MailKind>;

/** What is queued without a link to an account. Version 1.1, which has no words for it, leaves it alone. */
const about = "about";
/** Of a mail of version 1.1, which has a place for the link to its visitor's own page. */
const aboutRequest = "about-request";

interface OutboxRecord {
	_id: Types.ObjectId;
	kind: MailKind;
	to: string;
	language: Language;
	facts?: MailFacts[MailKind];
	requestId?: string;
	/** Mails of version 1.1 whose links lead nowhere have none. */
	link?: {
		purpose: LinkPurpose | typeof about | typeof aboutRequest;
		accountId?: Types.ObjectId;
		origin: string | null;
	};
	createdAt: Date;
	attempts: number;
	nextAttemptAt?: Date;
	sentAt?: Date;
	gaveUpAt?: Date;
	/** Of version 1.1: the words, and the e-mail addresses of customers in them, with whom they are erased. */
	subject?: string;
	text?: string;
	replyTo?: string;
	calendar?: Words["calendar"];
	about?: string[];
}

const linkSchema = new Schema<OutboxRecord["link"]>(
	{
		purpose: { type: String, required: true, enum: [...linkPurposes, about, aboutRequest] },
		accountId: { type: Schema.Types.ObjectId },
		origin: { type: String, maxlength: maxLength.line },
	},
	{ _id: false },
);

const schema = new Schema<OutboxRecord>(
	{
		kind: { type: String, required: true, maxlength: maxLength.choice },
		to: { type: String, required: true, maxlength: maxLength.email },
		language: { type: String, required: true, enum: languages },
		facts: { type: Schema.Types.Mixed },
		requestId: { type: String, maxlength: maxLength.choice },
		link: linkSchema,
		createdAt: createdAtPath,
		attempts: { type: Number, required: true, default: 0 },
		nextAttemptAt: { type: Date },
		sentAt: { type: Date },
		gaveUpAt: { type: Date },
		about: { type: [String], default: undefined },
	},
	{ collection: "outbox", versionKey: false },
);
// Links first, from the end of the alphabet: somebody waits for theirs.
const order = { "link.purpose": -1, nextAttemptAt: 1 } as const;
schema.index(order, { partialFilterExpression: { nextAttemptAt: { $exists: true } } });
schema.index({ "link.accountId": 1 }, { sparse: true });
schema.index({ requestId: 1 }, { sparse: true });
schema.index({ about: 1 }, { sparse: true });
schema.index({ sentAt: 1 }, { sparse: true, ...erasedAfter("sentMail") });
schema.index({ gaveUpAt: 1 }, { sparse: true, ...erasedAfter("sentMail") });

const outbox = defineModel<OutboxRecord>("OutboxMail", schema);

/** What this version has words for; a newer one may queue more. */
const known = [...linkPurposes, about, aboutRequest, null] as const;

const second = 1_000;
const leaseMs = 300 * second;
const firstRetryMs = 15 * second;
const longestRetryMs = 3_600 * second;
const maxAttempts = 80;
const mostCounted = 10_000;

/** What visitors can have sent to an address that they type: so many an hour, so that forms cannot flood a stranger. */
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

/** Whenever mails have been queued, or may have been: at the end of a transaction that did. */
export function whenQueued(listener: () => void): void {
	onQueued = listener;
}

export const OutboxMail = {
	/** In the caller's transaction. */
	async queue(mails: Mail[], session: ClientSession): Promise<void> {
		const records = mails.map(({ accountId, origin = null, ...mail }) => ({
			...mail,
			link: { purpose: about, accountId, origin },
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

	/** What waits to be sent about an account, or of one purpose. */
	async withdraw(accountId: string, session: ClientSession, purpose?: LinkPurpose): Promise<void> {
		const waiting = { "link.accountId": accountId, nextAttemptAt: trusted({ $exists: true }) };
		await outbox.deleteMany(purpose ? { ...waiting, "link.purpose": purpose } : waiting, { session });
	},

	/** The mails of a request, and those of version 1.1 that name its visitor, by any of these addresses, among others. */
	async eraseOfRequest(requestId: string, emails: string[], session: ClientSession): Promise<void> {
		const lists = { about: trusted({ $in: emails }), requestId: null };
		await outbox.deleteMany({ $or: [{ requestId }, lists] }, { session });
	},

	/** Leases the message that has waited longest, links first, for five minutes; null if none is due. */
	async claim(): Promise<ClaimedMail | null> {
		const now = Date.now();
		const mail = await outbox
			.findOneAndUpdate(
				{ "link.purpose": trusted({ $in: [...known] }), nextAttemptAt: trusted({ $lte: new Date(now) }) },
				{ $set: { nextAttemptAt: new Date(now + leaseMs) }, $inc: { attempts: 1 } },
				{ sort: order, returnDocument: "after" },
			)
			.lean<OutboxRecord>();
		return mail && claimedFrom(mail);
	},

	/** Mails that have not left, and when the oldest was written; beyond ten thousand it is not looked. */
	async waiting(): Promise<{ count: number; since: Date | null }> {
		const [found] = await outbox.aggregate<{ count: number; since: Date }>([
			{ $match: { "link.purpose": { $in: known }, nextAttemptAt: { $exists: true } } },
			{ $limit: mostCounted },
			{ $group: { _id: null, count: { $sum: 1 }, since: { $min: "$createdAt" } } },
		]);
		return found ?? { count: 0, since: null };
	},

	/** Those that were tried for three days; what nobody takes, or is beyond a limit, is no fault of ours. */
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

	/** Gives up what is beyond the limit of its kind for one mailbox. */
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

	/** Nobody takes it: it is tried no more. */
	async giveUp({ id, attempts }: ClaimedMail): Promise<void> {
		await outbox.updateOne({ _id: id, attempts }, givenUp());
	},

	/** What waits is sent no more, as in a restored database; returns how many mails. */
	async giveUpWaiting(): Promise<number> {
		const waiting = { nextAttemptAt: trusted({ $exists: true }) };
		return (await outbox.updateMany(waiting, givenUp())).modifiedCount;
	},

	/** It is tried again at growing intervals, for three days; false once it is given up. */
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
	const records = mails.map((mail) => checked(outbox, { ...mail, nextAttemptAt }));
	await outbox.insertMany(records, { session, lean: true });
	// Not twice where the transaction is run again.
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
