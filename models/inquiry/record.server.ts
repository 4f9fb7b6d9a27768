import { Schema, type Types } from "mongoose";
import { type HeldFor, heldForPath } from "#models/account/user.server.ts";
import { pathsOf } from "#models/database/field-paths.server.ts";
import { createdAtPath, defineModel } from "#models/database/model.server.ts";
import { submissionIdPath } from "#models/database/submission.server.ts";
import { dealValues } from "#models/inquiry/vnd.ts";
import { maxLength } from "#models/limits.ts";
import {
	type InquiryStatus,
	inquiryStatuses,
	type LostReason,
	lostReasons,
	type Outcome,
	outcomes,
} from "#models/options.ts";
import { erasedAfter } from "#models/retention.ts";
import { type InquiryFields, inquiryFields } from "./fields.ts";

export interface InquiryRecord extends InquiryFields, InquiryOutcome {
	_id: Types.ObjectId;
	submissionId: string;
	ownerId: Types.ObjectId;
	/** As of a request. */
	heldFor?: HeldFor;
	/** An e-mail address. */
	salesRepName: string;
	status: InquiryStatus;
	createdAt: Date;
	/** When the status was set. */
	updatedAt?: Date;
	/** YYYY-MM-DD in Vietnam. */
	followUpOn?: string;
	/** When the customer was reached or written to last. */
	contactedAt?: Date;
	/** Rises with every change; a change names the version it was based on. */
	version: number;
	searchKeys: string[];
	searchPairs: string[];
	companyKey: string;
	requestId?: string;
	/** Where the visit came from that it began with: a source as a request's, and the campaign of a link. */
	cameFrom?: string;
	campaign?: string;
	/** Missing in what version 1.1 has stored, until it is looked at or migrated. */
	customerId?: string;
	/** What the customer has corrected on the website since, until somebody applies it. */
	corrected?: Correction;
}

/** How a completed inquiry ended; no outcome means that it has not been recorded. */
export interface InquiryOutcome {
	outcome?: Outcome;
	/** The value of the whole deal in VND, of a lost one too. */
	dealValue?: number;
	lostReason?: LostReason;
	outcomeNote?: string;
}

export type Correction = { customerEmail?: string; customerPhone?: string };

export interface DeletedInquiryRecord extends InquiryRecord {
	deletedAt: Date;
}

const outcomePaths = {
	outcome: { type: String, enum: outcomes },
	lostReason: { type: String, enum: lostReasons },
	dealValue: { type: Number, min: dealValues.least, max: dealValues.most },
	outcomeNote: { type: String, maxlength: maxLength.note },
} as const;

export const outcomeNames = Object.keys(outcomePaths) as (keyof InquiryOutcome)[];

function isMissing(this: { customerEmail?: string }): boolean {
	return typeof this.customerEmail !== "string";
}

const paths = {
	...pathsOf(inquiryFields),
	// Empty in a line of an imported sheet that has a number alone; the forms go on asking for it.
	customerEmail: { type: String, maxlength: maxLength.email, required: isMissing },
	...outcomePaths,
	submissionId: submissionIdPath,
	ownerId: { type: Schema.Types.ObjectId, required: true },
	heldFor: { type: heldForPath },
	salesRepName: { type: String, required: true, maxlength: maxLength.email },
	status: { type: String, required: true, enum: inquiryStatuses, default: "pending" },
	createdAt: createdAtPath,
	updatedAt: { type: Date },
	followUpOn: { type: String, match: /^\d{4}-\d{2}-\d{2}$/ },
	contactedAt: { type: Date },
	version: { type: Number, required: true, default: 1 },
	searchKeys: [{ type: String, maxlength: maxLength.choice }],
	// Empty, as 1.1.0 spreads it while both versions serve; it goes with the next version.
	searchPairs: [{ type: String, maxlength: maxLength.choice }],
	companyKey: { type: String, maxlength: maxLength.company },
	requestId: { type: String, maxlength: maxLength.choice },
	cameFrom: { type: String, maxlength: maxLength.choice },
	campaign: { type: String, maxlength: maxLength.line },
	customerId: { type: String, maxlength: maxLength.choice },
	corrected: new Schema(
		{
			customerEmail: { type: String, maxlength: maxLength.email },
			customerPhone: { type: String, maxlength: maxLength.choice },
		},
		{ _id: false },
	),
} as const;

export const openStatuses = inquiryStatuses.filter((status) => status !== "completed");

const schema = new Schema<InquiryRecord>(paths, { collection: "salesInquiries", versionKey: false });
// The owner is part of it, so that a submission can never answer with another owner's inquiry.
schema.index({ ownerId: 1, submissionId: 1 }, { unique: true });

export const orders = {
	date: { createdAt: -1, _id: -1 },
	// Ids rise with time. An inquiry has dozens of entries in the index of searches, so that index holds little else.
	newest: { _id: -1 },
	company: { companyKey: 1, _id: 1 },
	followUp: { followUpOn: 1, _id: 1 },
	closed: { updatedAt: -1, _id: -1 },
} as const;

// A query names all wanted values of each filter; MongoDB merges the sorted pieces of the index (docs/decisions/0005).
const filters = { status: 1, urgency: 1, projectType: 1 } as const;
const withFollowUp = { partialFilterExpression: { followUpOn: { $exists: true } } };
for (const [scope, paths] of [
	["all", {}],
	["own", { ownerId: 1 }],
] as const) {
	schema.index({ ...paths, ...filters, ...orders.date }, { name: `${scope}-date` });
	schema.index({ ...paths, ...filters, ...orders.followUp }, { name: `${scope}-followUp`, ...withFollowUp });
}
schema.index({ ...filters, ...orders.company }, { name: "all-company" });
schema.index({ ownerId: 1, ...filters, ...orders.company }, { name: "own-company" });
schema.index({ searchKeys: 1, ...orders.newest }, { name: "search" });
schema.index({ ownerId: 1, ...orders.newest }, { name: "own" });
const ofClosed = { partialFilterExpression: { outcome: { $exists: true } } };
schema.index(orders.closed, { name: "all-closed", ...ofClosed });
// Holds all that the figures of outcomes need.
schema.index(
	{ ownerId: 1, ...orders.closed, outcome: 1, dealValue: 1, cameFrom: 1, createdAt: 1 },
	{ name: "own-closed", ...ofClosed },
);
schema.index({ customerId: 1, createdAt: -1 }, { name: "customer" });
schema.index({ "heldFor.id": 1, ...orders.newest }, { name: "heldFor", sparse: true });
schema.index(
	{ ownerId: 1, contactedAt: 1, _id: 1 },
	{ name: "own-quiet", partialFilterExpression: { status: { $in: openStatuses } } },
);

export const lastDeletedFirst = { deletedAt: -1, _id: -1 } as const;

const deletedSchema = new Schema<DeletedInquiryRecord>(
	{ ...paths, deletedAt: { type: Date, required: true } },
	{ collection: "deletedInquiries", versionKey: false },
);
deletedSchema.index({ ownerId: 1, submissionId: 1 }, { unique: true });
deletedSchema.index({ deletedAt: 1 }, erasedAfter("deletedInquiries"));
deletedSchema.index({ customerId: 1 });
deletedSchema.index(lastDeletedFirst);
deletedSchema.index({ ownerId: 1, ...lastDeletedFirst });

export const inquiries = defineModel("SalesInquiry", schema);

/** A collection of its own, so that no view can show them by mistake. */
export const deletedInquiries = defineModel("DeletedInquiry", deletedSchema);
