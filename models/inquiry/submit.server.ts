import type { ClientSession, Types } from "mongoose";
import type { Viewer } from "#models/account/user.server.ts";
import { transaction } from "#models/connection.server.ts";
import { assertKnownFields } from "#models/model.server.ts";
import { type Submitted, submitOnce } from "#models/request/submission.server.ts";
import { inTurn } from "#models/turn.ts";
import { countChanges } from "./counts.server.ts";
import { authorOf, derivedFrom, ownedBy } from "./inquiry.server.ts";
import {
	deletedInquiries,
	formPaths,
	type InquiryFields,
	type InquiryRecord,
	inquiries,
} from "./record.server.ts";

type NewInquiry = Omit<InquiryRecord, "_id" | "status" | "version">;

/**
 * Stores a new, pending inquiry of the viewer's; a repeated submissionId stores nothing new, and answers with what was
 * stored first.
 * @param followUpOn YYYY-MM-DD in Vietnam
 */
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
