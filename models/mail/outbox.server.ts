import { type ClientSession, Schema, type Types, trusted } from "mongoose";
import { Attempt } from "#models/account/attempt.server.ts";
import { type LinkPurpose, linkPurposes } from "#models/account/one-time-link.server.ts";
import { mailboxOf } from "#models/email.server.ts";
import { type Language, languages } from "#models/language.ts";
import { maxLength } from "#models/limits.ts";
import { checked, createdAtPath, defineModel } from "#models/model.server.ts";
import { erasedAfter } from "#models/retention.ts";

/** To whom a message goes; `kind` names its purpose in logs. */
type Envelope = { kind: string; to: string; language: Language };

/** A message to be sent. */
export type MailDraft = Envelope & { subject: string; text: string; replyTo?: string };

/** A message with a one-time link in it. It is written when it is sent, so that the link is stored nowhere. */
export type LinkMailDraft = Envelope & { link: MailedLink };

type MailedLink = { purpose: LinkPurpose; accountId: string; origin: string };

/** How somebody reads a mailed link: in which language, and at which address of this site. */
export type LinkReader = { language: Language; origin: string };

/** A message that this process alone may send until its lease ends. */
export type ClaimedMail = (MailDraft | LinkMailDraft) & { id: string; attempts: number };

/** The kinds of the messages with a link. */
export const linkMailKinds = { "reset-password": "reset", "confirm-email": "confirm" } as const;

interface OutboxRecord extends Envelope {
	_id: Types.ObjectId;
	subject?: string;
	text?: string;
	replyTo?: string;
	link?: Omit<MailedLink, "accountId"> & { accountId: Types.ObjectId };
	createdAt: Date;
	attempts: number;
	/** Absent once the message is sent or given up. */
	nextAttemptAt?: Date;
	sentAt?: Date;
	gaveUpAt?: Date;
}

const linkSchema = new Schema<OutboxRecord["link"]>(
	{
		purpose: { type: String, required: true, enum: linkPurposes },
		accountId: { type: Schema.Types.ObjectId, required: true },
		origin: { type: String, required: true, maxlength: maxLength.line },
	},
	{ _id: false },
);

const schema = new Schema<OutboxRecord>(
	{
		kind: { type: String, required: true, maxlength: maxLength.choice },
		to: { type: String, required: true, maxlength: maxLength.email },
		subject: { type: String, maxlength: maxLength.line },
		text: { type: String, maxlength: 4 * maxLength.text },
		replyTo: { type: String, maxlength: maxLength.email },
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
// Links first: somebody waits for theirs.
const order = { "link.purpose": -1, nextAttemptAt: 1 } as const;
schema.index(order, { partialFilterExpression: { nextAttemptAt: { $exists: true } } });
schema.index({ "link.accountId": 1 }, { sparse: true });
schema.index({ sentAt: 1 }, { sparse: true, ...erasedAfter("sentMail") });
schema.index({ gaveUpAt: 1 }, { sparse: true, ...erasedAfter("sentMail") });

const outbox = defineModel<OutboxRecord>("OutboxMail", schema);

const second = 1_000;
const leaseMs = 300 * second;
const firstRetryMs = 15 * second;
const longestRetryMs = 3_600 * second;
/** With the retry times above, about three days. */
const maxAttempts = 80;

/** What goes to an address that anybody may have typed, and how much of it. */
const confirmations = ["trial", "demo"];
const mostConfirmations = { max: 2, windowMs: 3_600 * second };

const givenUp = () => ({ $set: { gaveUpAt: new Date() }, $unset: { nextAttemptAt: 1 } }) as const;

/** Messages that wait to be sent. */
export const OutboxMail = {
	/** Puts messages in the outbox, in the caller's transaction. */
	async queue(mails: (MailDraft | LinkMailDraft)[], session: ClientSession): Promise<void> {
		const nextAttemptAt = new Date();
		await outbox.insertMany(
			mails.map((mail) => checked(outbox, { ...mail, nextAttemptAt })),
			{ session, lean: true },
		);
	},

	/** Puts a message in the outbox that will carry a link for the owner of an account, in the caller's transaction. */
	queueLink(
		purpose: LinkPurpose,
		{ id, email }: { id: string; email: string },
		{ language, origin }: LinkReader,
		session: ClientSession,
	): Promise<void> {
		const link = { purpose, accountId: id, origin };
		return OutboxMail.queue([{ kind: linkMailKinds[purpose], to: email, language, link }], session);
	},

	/** Takes messages that would carry a link back, in the caller's transaction: those for one purpose, or all. */
	async withdrawLinks(accountId: string, session: ClientSession, purpose?: LinkPurpose): Promise<void> {
		const waiting = { "link.accountId": accountId, nextAttemptAt: trusted({ $exists: true }) };
		await outbox.deleteMany(purpose ? { ...waiting, "link.purpose": purpose } : waiting, { session });
	},

	/**
	 * Takes the message that waits longest, but those with a link before others. No other process gets it for five minutes, so sending must end by then.
	 * @returns null where nothing is due
	 */
	async claim(): Promise<ClaimedMail | null> {
		const now = Date.now();
		const mail = await outbox
			.findOneAndUpdate(
				{
					"link.purpose": trusted({ $in: [...linkPurposes, null] }),
					nextAttemptAt: trusted({ $lte: new Date(now) }),
				},
				{ $set: { nextAttemptAt: new Date(now + leaseMs) }, $inc: { attempts: 1 } },
				{ sort: order, returnDocument: "after" },
			)
			.lean();
		if (!mail) return null;
		const { _id, kind, to, subject = "", text = "", replyTo, link, language, attempts } = mail;
		const envelope = { id: String(_id), attempts, kind, to, language };
		if (!link) return { ...envelope, subject, text, replyTo };
		return { ...envelope, link: { ...link, accountId: String(link.accountId) } };
	},

	/** Forgets a claimed message that nobody is to get any more. */
	async drop({ id, attempts }: ClaimedMail): Promise<void> {
		await outbox.deleteOne({ _id: id, attempts });
	},

	/**
	 * Whether a claimed message may leave. Beyond two confirmations to one mailbox in an hour it may not, and is given up:
	 * a form must not fill a stranger's mailbox. It is asked once, so a message tried again is not counted again.
	 */
	async mayLeave({ id, kind, to, attempts }: ClaimedMail): Promise<boolean> {
		if (attempts > 1 || !confirmations.includes(kind)) return true;
		if (await Attempt.take(`confirmation:${mailboxOf(to)}`, mostConfirmations)) return true;
		await outbox.updateOne({ _id: id, attempts }, givenUp());
		return false;
	},

	/** Records that a claimed message has left. */
	async markSent({ id, attempts }: ClaimedMail): Promise<void> {
		await outbox.updateOne(
			{ _id: id, attempts },
			{ $set: { sentAt: new Date() }, $unset: { nextAttemptAt: 1 } },
		);
	},

	/** Records that a claimed message could not be sent: it is tried again later, ever less often, for three days. */
	async markFailed({ id, attempts }: ClaimedMail): Promise<void> {
		const retryMs = Math.min(firstRetryMs * 2 ** (attempts - 1), longestRetryMs);
		const change =
			attempts < maxAttempts ? { $set: { nextAttemptAt: new Date(Date.now() + retryMs) } } : givenUp();
		await outbox.updateOne({ _id: id, attempts }, change);
	},
};
