import { Schema, type Types } from "mongoose";
import { type HeldFor, heldForPath } from "#models/account/user.server.ts";
import { createdAtPath } from "#models/database/model.server.ts";
import { maxLength } from "#models/limits.ts";
import { type Ending, endings, type RequestState, requestStates } from "#models/options.ts";
import { Refusal } from "#models/refusal.ts";
import { erasedAfter, type Kept } from "#models/retention.ts";
import type { RequestKind } from "./answer-deadline.ts";

/** What every request has besides what its visitor sent. */
export interface Handling {
	createdAt: Date;
	ownerId: Types.ObjectId | null;
	/** Set once somebody has handed over all their work, until they have it back. */
	heldFor?: HeldFor;
	state: RequestState;
	answerBy: Date;
	/** When it must be acted on next; of an ended one, when it ended. */
	dueAt: Date;
	/** When somebody was mailed that it is late; removed once it has a new deadline. */
	toldLateAt?: Date;
	answeredAt?: Date;
	/** When we learned that a person is behind the request: the visitor opened a mailed link, or staff booked for them. */
	confirmedAt?: Date;
	/** When a demo begins; its place is kept in `demoSlots`. */
	demoAt?: Date;
	ending?: Ending | "inquiry" | "withdrawn";
	consentWithdrawnAt?: Date;
	/** When a mail server refused the visitor's address for good. */
	mailRefusedAt?: Date;
	/** The id of the other request, as in `models/records/record-id.ts`, or of an inquiry. */
	duplicateOf?: string;
	inquiryId?: Types.ObjectId;
	/** Missing in what version 1.1 has stored, until it is looked at or migrated. */
	customerId?: string;
	cameFrom: string;
	searchKeys: string[];
	/** Grows with each event, so that none is stored with a request that is erased meanwhile. */
	version?: number;
	/** The hash of the token in the visitor's own link; requests from before there were such links have none. */
	tokenHash?: string;
	/** Grows with each corrected address, so that the link in another's mailbox opens no more. */
	tokenVersion?: number;
}

export const handlingPaths = {
	createdAt: createdAtPath,
	ownerId: { type: Schema.Types.ObjectId, default: null },
	heldFor: { type: heldForPath },
	state: { type: String, required: true, enum: requestStates, default: "waiting" },
	answerBy: { type: Date, required: true },
	dueAt: { type: Date, required: true },
	toldLateAt: { type: Date },
	answeredAt: { type: Date },
	confirmedAt: { type: Date },
	demoAt: { type: Date },
	ending: { type: String, enum: [...endings, "inquiry", "withdrawn"] },
	consentWithdrawnAt: { type: Date },
	mailRefusedAt: { type: Date },
	duplicateOf: { type: String, maxlength: maxLength.choice },
	inquiryId: { type: Schema.Types.ObjectId },
	customerId: { type: String, maxlength: maxLength.choice },
	cameFrom: { type: String, maxlength: maxLength.choice },
	// Not an array of strings: Mongoose takes longer to cast sixty of them than to do all else with a form.
	searchKeys: { type: Schema.Types.Mixed },
	version: { type: Number },
	tokenHash: { type: String, maxlength: maxLength.choice },
	tokenVersion: { type: Number },
} as const satisfies Record<keyof Handling, object>;

export const openStates: RequestState[] = ["waiting", "answered"];

export class RequestEnded extends Refusal {
	constructor() {
		super("requestEnded", 400, "The request has been ended meanwhile");
	}
}

/** @throws RequestEnded */
export function assertOpen(state: RequestState): void {
	if (state === "ended") throw new RequestEnded();
}

export const soonestFirst = { dueAt: 1, _id: 1 } as const;

/** The indexes that requests of each kind have; most give a list in order of time. @param kept for how long */
export function indexRequests<Record>(schema: Schema<Record>, kept: Kept): void {
	schema.index({ submissionId: 1 }, { unique: true });
	schema.index({ createdAt: 1 }, erasedAfter(kept));
	schema.index({ state: 1, ...soonestFirst }, { name: "all" });
	schema.index({ ownerId: 1, state: 1, ...soonestFirst }, { name: "owner" });
	schema.index({ searchKeys: 1, state: 1, ...soonestFirst, ownerId: 1 }, { name: "words" });
	const open = { partialFilterExpression: { state: { $in: openStates } } };
	schema.index({ toldLateAt: 1, dueAt: 1 }, { name: "untold", ...open });
	schema.index({ customerId: 1, createdAt: -1 }, { name: "customer" });
	schema.index({ "heldFor.id": 1, ...soonestFirst }, { name: "heldFor", sparse: true });
	schema.index({ duplicateOf: 1 }, { name: "duplicates", sparse: true });
	// Not unique, as a cluster could not check it; the submission's id is, and it makes the token.
	schema.index({ tokenHash: 1 }, { name: "token", sparse: true });
}

type Progress = Pick<Handling, "state" | "answeredAt" | "demoAt" | "ending">;

/** What the fields of the product specification (section 3) say of a request's progress. */
export function statusOf(kind: RequestKind, { state, answeredAt, demoAt, ending }: Progress): object {
	const isEnded = state === "ended";
	if (kind === "contact") return answeredAt ? { replied: true, repliedAt: answeredAt } : { replied: false };
	if (kind === "trial") {
		const end = ending === "inquiry" ? "converted" : "closed";
		return { status: isEnded ? end : answeredAt ? "contacted" : "new" };
	}
	const open = demoAt ? "scheduled" : answeredAt ? "contacted" : "pending";
	const end = answeredAt || ending === "inquiry" ? "done" : "closed";
	return { status: isEnded ? end : open };
}
