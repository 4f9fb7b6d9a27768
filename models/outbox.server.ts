import { type ClientSession, Schema, type Types, trusted } from "mongoose";
import { maxLength } from "#app/content/limits.ts";
import { erasedAfter } from "#app/content/retention.ts";
import { type Language, languages } from "#app/i18n/languages.ts";
import { checked, compile, createdAtPath } from "./model.server.ts";

/** A message to be sent; `kind` names its purpose in logs. */
export type MailDraft = {
	kind: string;
	to: string;
	subject: string;
	text: string;
	replyTo?: string;
	language: Language;
};

/** A message that this process alone may send until its lease ends. */
export type ClaimedMail = MailDraft & { id: string; attempts: number };

interface OutboxRecord extends MailDraft {
	_id: Types.ObjectId;
	createdAt: Date;
	attempts: number;
	/** Absent once the message is sent or given up. */
	nextAttemptAt?: Date;
	sentAt?: Date;
	gaveUpAt?: Date;
}

const schema = new Schema<OutboxRecord>(
	{
		kind: { type: String, required: true, maxlength: maxLength.choice },
		to: { type: String, required: true, maxlength: maxLength.email },
		subject: { type: String, required: true, maxlength: maxLength.line },
		text: { type: String, required: true, maxlength: 4 * maxLength.text },
		replyTo: { type: String, maxlength: maxLength.email },
		language: { type: String, required: true, enum: languages },
		createdAt: createdAtPath,
		attempts: { type: Number, required: true, default: 0 },
		nextAttemptAt: { type: Date },
		sentAt: { type: Date },
		gaveUpAt: { type: Date },
	},
	{ collection: "outbox", versionKey: false },
);
schema.index({ nextAttemptAt: 1 }, { sparse: true });
schema.index({ sentAt: 1 }, { sparse: true, ...erasedAfter("sentMail") });
schema.index({ gaveUpAt: 1 }, { sparse: true, ...erasedAfter("sentMail") });

const outbox = compile<OutboxRecord>("OutboxMail", schema);

const second = 1_000;
const leaseMs = 300 * second;
const firstRetryMs = 15 * second;
const longestRetryMs = 3_600 * second;
/** With the retry times above, about three days. */
const maxAttempts = 80;

/** Messages that wait to be sent. */
export const OutboxMail = {
	/** Puts messages in the outbox, in the caller's transaction. */
	async queue(mails: MailDraft[], session: ClientSession): Promise<void> {
		const nextAttemptAt = new Date();
		await outbox.insertMany(
			mails.map((mail) => checked(outbox, { ...mail, nextAttemptAt })),
			{ session, lean: true },
		);
	},

	/**
	 * Takes the message that waits longest. No other process gets it for five minutes, so sending must end by then.
	 * @returns null where nothing is due
	 */
	async claim(): Promise<ClaimedMail | null> {
		const now = Date.now();
		const mail = await outbox
			.findOneAndUpdate(
				{ nextAttemptAt: trusted({ $lte: new Date(now) }) },
				{ $set: { nextAttemptAt: new Date(now + leaseMs) }, $inc: { attempts: 1 } },
				{ sort: { nextAttemptAt: 1 }, returnDocument: "after" },
			)
			.lean();
		if (!mail) return null;
		const { _id, kind, to, subject, text, replyTo, language, attempts } = mail;
		return { id: String(_id), kind, to, subject, text, replyTo, language, attempts };
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
			attempts < maxAttempts
				? { $set: { nextAttemptAt: new Date(Date.now() + retryMs) } }
				: { $set: { gaveUpAt: new Date() }, $unset: { nextAttemptAt: 1 } };
		await outbox.updateOne({ _id: id, attempts }, change);
	},
};
