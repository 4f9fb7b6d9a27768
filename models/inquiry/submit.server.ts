import type { ClientSession, Types } from "mongoose";
import { authorOf, ownedBy, type Viewer } from "#models/account/user.server.ts";
import { contactOf } from "#models/customer/contact.server.ts";
import { customerFor } from "#models/customer/document.server.ts";
import { assertKnownFields } from "#models/database/model.server.ts";
import { submitOnce } from "#models/database/submission.server.ts";
import { transaction } from "#models/database/transaction.server.ts";
import { type HistoryEvent, recordEvent } from "#models/history/history.server.ts";
import { Requests } from "#models/records/records.server.ts";
import { type InquiryFields, inquiryFields } from "./fields.ts";
import { inquirySearchFields } from "./inquiry.server.ts";
import { deletedInquiries, type InquiryRecord, inquiries } from "./record.server.ts";

type NewInquiry = Omit<InquiryRecord, "_id" | "status" | "version">;

type Also = (inquiry: InquiryRecord, session: ClientSession) => Promise<void>;

type Further = {
	followUpOn?: string;
	requestId?: string;
	also?: Also;
	owner?: Pick<Viewer, "id" | "email">;
};

/**
 * Stores an inquiry once, however often it is sent.
 * @param also what else is to be stored in its transaction @param followUpOn YYYY-MM-DD @param owner if not the viewer
 */
export async function submitInquiry(
	fields: InquiryFields,
	viewer: Viewer,
	submissionId: string,
	{ followUpOn, requestId, also, owner = viewer }: Further = {},
): Promise<{ id: string; repeated: boolean }> {
	const mine = { ...ownedBy(owner), submissionId };
	const createdAt = new Date();
	const record = {
		...assertKnownFields(fields, inquiryFields),
		...mine,
		...inquirySearchFields(fields),
		salesRepName: owner.email,
		createdAt,
		followUpOn,
		requestId,
	};
	const event = { kind: "created" as const, at: createdAt, ...authorOf(viewer) };
	const { stored, repeated } = await submitOnce<{ _id: Types.ObjectId }>(
		`${owner.id} ${submissionId}`,
		() => transaction((session) => insert(record, event, also, session)),
		() => inquiries.exists(mine),
	);
	return { id: String(stored._id), repeated };
}

/** What was deleted meanwhile stays deleted. */
async function insert(
	record: NewInquiry,
	event: HistoryEvent,
	also: Also | undefined,
	session: ClientSession,
): Promise<{ _id: Types.ObjectId }> {
	const { ownerId, submissionId } = record;
	const deleted = await deletedInquiries.exists({ ownerId, submissionId }).session(session);
	if (deleted) return deleted;
	const request = record.requestId ? await Requests.read(record.requestId, {}, session) : null;
	const customerId = await customerFor(contactOf(record), session, { own: request?.record.customerId });
	const visited = request && {
		cameFrom: request.record.cameFrom,
		campaign: request.record.visit?.utmCampaign,
	};
	const stored = await inquiries.insertOne({ ...record, customerId, ...visited }, { session });
	await also?.(stored, session);
	await recordEvent(stored, event, session);
	return stored;
}
