import { type ClientSession, Schema, type Types, trusted } from "mongoose";
import { Attempt, type AttemptLimit } from "#models/account/attempt.server.ts";
import { type LinkPurpose, linkPurposes } from "#models/account/one-time-link.server.ts";
import { mailboxOf } from "#models/email.server.ts";
import { type Language, languages } from "#models/language.ts";
import { maxLength } from "#models/limits.ts";
import { checked, createdAtPath, defineModel } from "#models/model.server.ts";
import { erasedAfter } from "#models/retention.ts";

/** `kind` names the purpose in logs. */
type Envelope = { kind: string; to: string; language: Language };

export type MailDraft = Envelope & {
	subject: string;
	text: string;
	replyTo?: string;
	/** E-mail addresses of customers whom it names, and with whom it is erased. */
	about?: string[];
	/** Which request it tells of, and is erased with. */
	requestId?: string;
	/** Of mails to its visitor: what takes the place of `{{link}}` when the mail is sent. */
	link?: RequestLink;
	calendar?: { method: "REQUEST" | "CANCEL"; content: string };
};

/** Written when it is sent, so that its link is stored nowhere. */
export type LinkMailDraft = Envelope & { link: MailedLink };

const requestLink = "about-request";
const purposes = [...linkPurposes, requestLink] as const;

/** To the visitor's own page, at this origin. */
export type RequestLink = { purpose: typeof requestLink; origin: string };

export const ownPageAt = (origin: string): RequestLink => ({ purpose: requestLink, origin });

type MailedLink = { purpose: LinkPurpose; accountId: string; origin: string };

export type LinkReader = { language: Language; origin: string };

export type ClaimedMail = (MailDraft | LinkMailDraft) & { id: string; attempts: number };

export const linkMailKinds = {
	"reset-password": "reset",
	"confirm-email": "confirm",
	"accept-invitation": "invite",
} as const;

interface OutboxRecord extends Envelope {
	_id: Types.ObjectId;
	subject?: string;
	text?: string;
	replyTo?: string;
	about?: string[];
	requestId?: string;
	calendar?: MailDraft["calendar"];
	link?: { purpose: LinkPurpose | typeof requestLink; accountId?: Types.ObjectId; origin: string };
	createdAt: Date;
	attempts: number;
	nextAttemptAt?: Date;
	sentAt?: Date;
	gaveUpAt?: Date;
}

const linkSchema = new Schema<OutboxRecord["link"]>(
	{
		purpose: { type: String, required: true, enum: purposes },
		accountId: { type: Schema.Types.ObjectId },
		origin: { type: String, required: true, maxlength: maxLength.line },
	},
	{ _id: false },
);

const calendarSchema = new Schema<NonNullable<MailDraft["calendar"]>>(
	{
		method: { type: String, required: true, enum: ["REQUEST", "CANCEL"] },
		content: { type: String, required: true, maxlength: maxLength.text },
	},
	{ _id: false },
);

const schema = new Schema<OutboxRecord>(
	{
		kind: { type: String, required: true, maxlength: maxLength.choice },
		to: { type: String, required: true, maxlength: maxLength.email },
		subject: { type: String, maxlength: maxLength.line },
		text: { type: String, maxlength: 10 * maxLength.text },
		replyTo: { type: String, maxlength: maxLength.email },
		about: { type: [{ type: String, maxlength: maxLength.email }], default: undefined },
		requestId: { type: String, maxlength: maxLength.choice },
		calendar: calendarSchema,
		link: linkSchema,
		language: { type: String, required: true, enum: languages },
		createdAt: createdAtPath,
		attempts: { type: Number, required: true, default: 0 },
		nextAttemptAt: { type: Date },
		sentAt: { type: Date },
		gaveUpAt: { type: Date },
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

export const OutboxMail = {
	/** Mails about a visitor's request, which are erased with it; in the caller's transaction. */
	queueAbout(requestId: string, mails: MailDraft[], session: ClientSession): Promise<void> {
		return OutboxMail.queue(
			mails.map((mail) => ({ ...mail, requestId })),
			session,
		);
	},

	/** In the caller's transaction. */
	async queue(mails: (MailDraft | LinkMailDraft)[], session: ClientSession): Promise<void> {
		const nextAttemptAt = new Date();
		await outbox.insertMany(
			mails.map((mail) => checked(outbox, { ...mail, nextAttemptAt })),
			{ session, lean: true },
		);
	},

	/** The worker makes the link and writes the message. */
	queueLink(
		purpose: LinkPurpose,
		{ id, email }: { id: string; email: string },
		{ language, origin }: LinkReader,
		session: ClientSession,
	): Promise<void> {
		const link = { purpose, accountId: id, origin };
		return OutboxMail.queue([{ kind: linkMailKinds[purpose], to: email, language, link }], session);
	},

	async withdrawLinks(accountId: string, session: ClientSession, purpose?: LinkPurpose): Promise<void> {
		const waiting = { "link.accountId": accountId, nextAttemptAt: trusted({ $exists: true }) };
		await outbox.deleteMany(purpose ? { ...waiting, "link.purpose": purpose } : waiting, { session });
	},

	/** The mails of a request, and those that name its visitor, by any of these addresses, among others. */
	async eraseOfRequest(requestId: string, emails: string[], session: ClientSession): Promise<void> {
		const lists = { about: trusted({ $in: emails }), requestId: null };
		await outbox.deleteMany({ $or: [{ requestId }, lists] }, { session });
	},

	/** Leases the message that has waited longest, links first, for five minutes; null if none is due. */
	async claim(): Promise<ClaimedMail | null> {
		const now = Date.now();
		const mail = await outbox
			.findOneAndUpdate(
				{
					"link.purpose": trusted({ $in: [...purposes, null] }),
					nextAttemptAt: trusted({ $lte: new Date(now) }),
				},
				{ $set: { nextAttemptAt: new Date(now + leaseMs) }, $inc: { attempts: 1 } },
				{ sort: order, returnDocument: "after" },
			)
			.lean();
		if (!mail) return null;
		const { _id, kind, to, subject = "", text = "", link, language, attempts } = mail;
		const envelope = { id: String(_id), attempts, kind, to, language };
		if (link && link.purpose !== requestLink)
			return { ...envelope, link: { ...link, purpose: link.purpose, accountId: String(link.accountId) } };
		const { replyTo, calendar, requestId } = mail;
		return { ...envelope, subject, text, replyTo, calendar, requestId, link: link && ownPageAt(link.origin) };
	},

	/** Mails that have not left, and when the oldest was written; beyond ten thousand it is not looked. */
	async waiting(): Promise<{ count: number; since: Date | null }> {
		const [found] = await outbox.aggregate<{ count: number; since: Date }>([
			{ $match: { "link.purpose": { $in: [...purposes, null] }, nextAttemptAt: { $exists: true } } },
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
	async comes(kind: string, requestId: string): Promise<boolean> {
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
