import { type ClientSession, Types, trusted } from "mongoose";
import { type Person, Staff } from "#models/account/staff.server.ts";
import { authorOf, ownedBy, type Viewer } from "#models/account/user.server.ts";
import { havingId } from "#models/database/model.server.ts";
import { transaction } from "#models/database/transaction.server.ts";
import { type Author, recordEvents } from "#models/history/history.server.ts";
import { OutboxMail } from "#models/mail/outbox.server.ts";
import { countChanges } from "./counts.server.ts";
import { oneOf } from "./inquiry.server.ts";
import { type InquiryRecord, inquiries, openStatuses } from "./record.server.ts";

/**
 * Gives an inquiry to an active account, which is mailed. False if either is missing.
 * @param isTold whether the caller mails the account, about several at once
 */
export async function handOverInquiry(
	viewer: Viewer,
	id: string,
	accountId: string,
	origin: string | null,
	isTold = false,
): Promise<boolean> {
	const to = await Staff.activePerson(accountId);
	if (!to) return false;
	return transaction(async (session) => {
		const record = await inquiries.findOne(oneOf(viewer, id)).session(session).lean<InquiryRecord>();
		if (!record) return false;
		if (record.ownerId.equals(to.id)) return true;
		await give([record], to, authorOf(viewer), session);
		const facts = { by: viewer.fullName, inquiryId: id };
		const envelope = { to: to.email, language: "vi", origin, accountId: to.id } as const;
		if (to.id !== viewer.id && !isTold)
			await OutboxMail.queue([{ ...envelope, kind: "inquiryHandOver", facts }], session);
		return true;
	});
}

/** Gives some of what is open of somebody's inquiries to another, in the caller's transaction. @returns how many */
export async function giveInquiries(
	fromId: string,
	to: Person,
	author: Author,
	most: number,
	session: ClientSession,
): Promise<number> {
	const records = await inquiries
		.find({ ...havingId("ownerId", fromId), status: trusted({ $in: openStatuses }) })
		.limit(most)
		.session(session)
		.lean<InquiryRecord[]>();
	await give(records, to, author, session);
	return records.length;
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
	const changes = records.map((record) => ({ from: record, to: { ...record, ...owner } }));
	await countChanges(changes, session);
}
