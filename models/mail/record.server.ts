import { Schema, type Types } from "mongoose";
import { type LinkPurpose, linkPurposes } from "#models/account/one-time-link.server.ts";
import { createdAtPath, defineModel } from "#models/database/model.server.ts";
import { type Language, languages } from "#models/language.ts";
import { maxLength } from "#models/limits.ts";
import { erasedAfter } from "#models/retention.ts";
import type { MailFacts, MailKind } from "./facts.ts";

export type Words = {
	subject: string;
	text: string;
	replyTo?: string;
	calendar?: { method: "REQUEST" | "CANCEL"; content: string };
};

/** What is queued without a link to an account. Version 1.1, which has no words for it, leaves it alone. */
export const about = "about";
/** What version 1.1 called a mail with a place for the link to its visitor's own page. */
export const aboutRequest = "about-request";
/** What goes to LEAD_WEBHOOK_URL: left alone by versions and processes that cannot ring. */
export const bell = "bell";

export interface OutboxRecord {
	_id: Types.ObjectId;
	kind: MailKind;
	to: string;
	language: Language;
	facts?: MailFacts[MailKind];
	requestId?: string;
	/** Mails of version 1.1 whose links lead nowhere have none. */
	link?: {
		purpose: LinkPurpose | typeof about | typeof aboutRequest | typeof bell;
		accountId?: Types.ObjectId;
		origin: string | null;
	};
	createdAt: Date;
	attempts: number;
	nextAttemptAt?: Date;
	sentAt?: Date;
	gaveUpAt?: Date;
	/** Stored by version 1.1: the words, and the addresses of customers in them, with whom they are erased. */
	subject?: string;
	text?: string;
	replyTo?: string;
	calendar?: Words["calendar"];
	about?: string[];
}

const linkSchema = new Schema<OutboxRecord["link"]>(
	{
		purpose: { type: String, required: true, enum: [...linkPurposes, about, aboutRequest, bell] },
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
export const order = { "link.purpose": -1, nextAttemptAt: 1 } as const;
schema.index(order, { partialFilterExpression: { nextAttemptAt: { $exists: true } } });
schema.index({ "link.accountId": 1 }, { sparse: true });
schema.index({ requestId: 1 }, { sparse: true });
schema.index({ about: 1 }, { sparse: true });
schema.index({ sentAt: 1 }, { sparse: true, ...erasedAfter("sentMail") });
schema.index({ gaveUpAt: 1 }, { sparse: true, ...erasedAfter("sentMail") });

export const outbox = defineModel<OutboxRecord>("OutboxMail", schema);
