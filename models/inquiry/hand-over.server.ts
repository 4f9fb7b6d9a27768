import { type ClientSession, Types, trusted } from "mongoose";
import type { Person } from "#models/account/staff.server.ts";
import { authorOf, ownedBy, type Viewer } from "#models/account/user.server.ts";
import { havingId } from "#models/database/model.server.ts";
import { type Author, recordEvents } from "#models/history/history.server.ts";
import { oneOf } from "./inquiry.server.ts";
import { type InquiryRecord, inquiries, openStatuses } from "./record.server.ts";

/**
 * Gives an inquiry to another, in the caller's transaction.
 * @returns false if it is theirs already, null if there is none that the viewer may give
 */
export async function giveInquiry(
	viewer: Viewer,
	id: string,
	to: Person,
	session: ClientSession,
): Promise<boolean | null> {
	const record = await inquiries.findOne(oneOf(viewer, id)).session(session).lean<InquiryRecord>();
	if (!record) return null;
	if (record.ownerId.equals(to.id)) return false;
	await give([record], to, authorOf(viewer), session);
	return true;
}

/** Gives some of an owner's open inquiries to another, in the caller's transaction. @returns which */
export async function giveInquiries(
	fromId: string,
	to: Person,
	author: Author,
	most: number,
	session: ClientSession,
): Promise<Types.ObjectId[]> {
	const records = await inquiries
		.find({ ...havingId("ownerId", fromId), status: trusted({ $in: openStatuses }) })
		.limit(most)
		.session(session)
		.lean<InquiryRecord[]>();
	await give(records, to, author, session);
	return records.map(({ _id }) => _id);
}

async function give(
	records: InquiryRecord[],
	to: Person,
	author: Author,
	session: ClientSession,
): Promise<void> {
	if (records.length === 0) return;
	const owner = ownedBy(to);
	const event = { kind: "handedOver" as const, at: new Date(), ...author };
	const whom = { to: to.name, toId: new Types.ObjectId(to.id) };
	// One by one and with the whole shard key, so that a cluster moves the record to where its new owner's are.
	for (const { _id, ownerId, submissionId } of records)
		await inquiries.updateOne(
			{ _id, ownerId, submissionId },
			{ $set: { ...owner, salesRepName: to.email }, $inc: { version: 1 } },
			{ session },
		);
	await recordEvents(records, { ...event, ...whom }, session);
}
