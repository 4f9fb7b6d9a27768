import { type ClientSession, Types } from "mongoose";
import type { Viewer } from "#models/account/user.server.ts";
import { transaction } from "#models/connection.server.ts";
import { assertKnownFields } from "#models/model.server.ts";
import type { InquiryStatus } from "#models/options.ts";
import { type Submitted, submitOnce } from "#models/request/submission.server.ts";
import { inTurn } from "#models/turn.ts";
import { authorOf, derivedFrom, ownedBy } from "./change.server.ts";
import { countChanges } from "./counts.server.ts";
import {
	deletedInquiries,
	formPaths,
	type InquiryEvent,
	type InquiryFields,
	type InquiryRecord,
	inquiries,
} from "./record.server.ts";

/** An inquiry from elsewhere, with the past that it brings along. */
export interface InquiryImport extends InquiryFields {
	owner: Pick<Viewer, "id" | "email" | "fullName">;
	submissionId: string;
	status: InquiryStatus;
	createdAt: Date;
	updatedAt?: Date;
	followUpOn?: string;
}

type NewInquiry = Omit<InquiryRecord, "_id" | "status" | "version">;

/** Stores a new, pending inquiry of the viewer's; a repeated submissionId stores nothing new. */
export async function submitInquiry(
	fields: InquiryFields,
	viewer: Viewer,
	submissionId: string,
	followUpOn?: string,
): Promise<Submitted> {
	const mine = { ...ownedBy(viewer), submissionId };
	const createdAt = new Date();
	const record = {
		...assertKnownFields(fields, formPaths),
		...mine,
		...derivedFrom(fields),
		salesRepName: viewer.email,
		createdAt,
		followUpOn,
		events: [{ kind: "created" as const, at: createdAt, ...authorOf(viewer) }],
	};
	return submitOnce(
		`${viewer.id} ${submissionId}`,
		() => inTurn(viewer.id, () => transaction((session) => insert(record, session))),
		() => inquiries.exists(mine),
	);
}

/** Stores a new inquiry and counts it; one that was deleted meanwhile stays deleted. */
async function insert(record: NewInquiry, session: ClientSession): Promise<{ _id: Types.ObjectId }> {
	const { ownerId, submissionId, createdAt } = record;
	const deleted = await deletedInquiries.exists({ ownerId, submissionId }).session(session);
	if (deleted) return deleted;
	const stored = await inquiries.insertOne(record, { session });
	await countChanges([{ ownerId, createdAt, to: stored.status }], session);
	return stored;
}

/** Stores inquiries that a script of this project has made, all or none; they are not validated. */
export async function importInquiries(imports: InquiryImport[]): Promise<void> {
	const records = imports.map(recordOf);
	await transaction(async (session) => {
		await inquiries.insertMany(records, { session, lean: true });
		await countChanges(
			records.map((record) => ({ ...record, to: record.status })),
			session,
		);
	});
}

/** What is stored of an inquiry from elsewhere. */
export function recordOf({ owner, ...fields }: InquiryImport) {
	const { createdAt, updatedAt, status } = fields;
	const author = authorOf(owner);
	const events: InquiryEvent[] = [{ kind: "created", at: createdAt, ...author }];
	if (updatedAt) events.push({ kind: "moved", at: updatedAt, ...author, from: "pending", to: status });
	return {
		...fields,
		...derivedFrom(fields),
		ownerId: new Types.ObjectId(owner.id),
		salesRepName: owner.email,
		version: 1,
		events,
	};
}
