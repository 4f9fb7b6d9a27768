import { Schema, Types } from "mongoose";
import { defineModel } from "#models/database/model.server.ts";
import { maxLength } from "#models/limits.ts";
import type { Role } from "#models/options.ts";
import { erasedAfter } from "#models/retention.ts";
import {
	type AuditAction,
	type AuditActor,
	type AuditSubjectKind,
	allAuditActions,
	auditActors,
	auditSubjects,
} from "./actions.ts";

/** Somebody with an account, with the name that they have now and the network prefix of their request. */
export type StaffActor = { id: string; fullName: string; network?: string };

export type Actor = StaffActor | { kind: Exclude<AuditActor, "staff">; network?: string };

export const commandLine: Actor = { kind: "commandLine" };

/** A visitor on the page of their own request; their network is not kept (see the privacy page). */
export const visitor: Actor = { kind: "visitor" };

/** Anybody who is not signed in. */
export const somebody = (network?: string): Actor => ({ kind: "unknown", network });

export type Subject = { kind: AuditSubjectKind; id: string; name?: string };

type OnOff = "on" | "off";

/** Details that some actions record; nothing about a visitor, and no secret. */
export interface AuditDetails {
	signedUp: { role: Role };
	emailConfirmed: { role: Role };
	invitationAccepted: { role: Role };
	invitationSent: { role: Role };
	accountCreated: { role: Role };
	roleChanged: { from: Role; to: Role };
	/** The heir's name, and how much was open. */
	workHandedOver: { heir: string; inquiries: string; requests: string };
	workLeft: { inquiries: string; requests: string };
	workGivenBack: { inquiries: string; requests: string };
	preferencesSet: { digest: OnOff; takesDemos: OnOff };
	inquiriesExported: { fields: string };
	/** How many lines of a sheet, and whose they are. */
	inquiriesImported: { count: string; owner: string };
	requestsExported: { fields: string };
	auditExported: { fields: string };
	customersJoined: { record: string };
	customersParted: { record: string };
	personExported: { count: string };
	personErased: { count: string };
	recounted: { count: string };
	backupMade: { count: string };
	databaseRestored: { count: string };
}

type Told = {
	[Action in AuditAction]: Action extends keyof AuditDetails
		? { action: Action; detail: AuditDetails[Action] }
		: { action: Action; detail?: undefined };
}[AuditAction];

export type AuditLine = Told & { by: Actor; subject?: Subject };

export interface AuditRecord {
	_id: Types.ObjectId;
	at: Date;
	actor: AuditActor;
	byId?: Types.ObjectId;
	/** Full name, or the address if there was no profile. */
	by?: string;
	network?: string;
	action: AuditAction;
	subject?: Subject;
	detail?: Record<string, string>;
	/** The accounts of the person who did it and of the person to whom it was done. */
	people: Types.ObjectId[];
}

const subjectSchema = new Schema<Subject>(
	{
		kind: { type: String, required: true, enum: auditSubjects },
		id: { type: String, required: true, maxlength: maxLength.choice },
		name: { type: String, maxlength: maxLength.email },
	},
	{ _id: false },
);

const schema = new Schema<AuditRecord>(
	{
		at: { type: Date, required: true },
		actor: { type: String, required: true, enum: auditActors },
		byId: { type: Schema.Types.ObjectId },
		by: { type: String, maxlength: maxLength.email },
		network: { type: String, maxlength: maxLength.choice },
		action: { type: String, required: true, enum: allAuditActions },
		subject: { type: subjectSchema },
		detail: { type: Map, of: { type: String, maxlength: maxLength.line } },
		people: { type: [Schema.Types.ObjectId], required: true },
	},
	{ collection: "auditLines", versionKey: false },
);

export const latestFirst = { at: -1, _id: -1 } as const;

// MongoDB merges the pieces of an index for all wanted actions in the order of time, as in docs/decisions/0005.
schema.index(latestFirst, { name: "all" });
schema.index({ action: 1, ...latestFirst }, { name: "actions" });
schema.index({ people: 1, action: 1, ...latestFirst }, { name: "person" });
schema.index({ at: 1 }, erasedAfter("auditLines"));

const refuse = () => {
	throw new TypeError("A line of the audit log is never changed or deleted");
};
schema.pre(/^(?:update|replace|delete|findOneAnd)/, refuse);
schema.pre("bulkWrite", refuse);

export const auditLines = defineModel("AuditLine", schema);

/** A line as it is stored. @param at when it was done */
export function recordOf({ by, subject, action, detail }: AuditLine, at: Date): Omit<AuditRecord, "_id"> {
	const byId = "id" in by ? new Types.ObjectId(by.id) : undefined;
	const of = subject?.kind === "account" ? [new Types.ObjectId(subject.id)] : [];
	const people = byId ? [byId, ...of.filter((id) => !id.equals(byId))] : of;
	const who = "id" in by ? { actor: "staff" as const, byId, by: by.fullName } : { actor: by.kind };
	return { at, ...who, network: by.network, action, subject, detail, people };
}
