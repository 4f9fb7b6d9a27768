import type { ClientSession, Types } from "mongoose";
import { authorOf, ownedBy, type Viewer } from "#models/account/user.server.ts";
import { shownEmail } from "#models/email.server.ts";
import { assertKnownFields } from "#models/model.server.ts";
import { Refusal } from "#models/refusal.ts";
import { endWithInquiry } from "#models/request/request.server.ts";
import { senderNameOf } from "#models/request/request-keys.ts";
import { submitOnce } from "#models/submission.server.ts";
import { transaction } from "#models/transaction.server.ts";
import { countChanges } from "./counts.server.ts";
import { type InquiryEvent, recordEvent } from "./history.server.ts";
import { derivedFrom } from "./inquiry.server.ts";
import {
	deletedInquiries,
	formPaths,
	type InquiryFields,
	type InquiryRecord,
	inquiries,
} from "./record.server.ts";

type NewInquiry = Omit<InquiryRecord, "_id" | "status" | "version">;

const lastOf = new Map<string, Promise<unknown>>();

export class RequestGone extends Refusal {
	override readonly name = "RequestGone";

	constructor() {
		super("requestGone", 404, "The request is gone");
	}
}

/** Stores a submission once; ends the visitor's request. `followUpOn`: YYYY-MM-DD. @throws RequestEnded, RequestGone */
export async function submitInquiry(
	fields: InquiryFields,
	viewer: Viewer,
	submissionId: string,
	{ followUpOn, requestId }: { followUpOn?: string; requestId?: string } = {},
): Promise<{ id: string; repeated: boolean }> {
	const mine = { ...ownedBy(viewer), submissionId };
	const createdAt = new Date();
	const record = {
		...assertKnownFields(fields, formPaths),
		...mine,
		...derivedFrom(fields),
		salesRepName: viewer.email,
		createdAt,
		followUpOn,
		requestId,
	};
	const event = { kind: "created" as const, at: createdAt, ...authorOf(viewer) };
	const { stored, repeated } = await submitOnce<{ _id: Types.ObjectId }>(
		`${viewer.id} ${submissionId}`,
		() => inTurn(viewer.id, () => transaction((session) => insert(record, event, viewer, session))),
		() => inquiries.exists(mine),
	);
	return { id: String(stored._id), repeated };
}

/** What was deleted meanwhile stays deleted. */
async function insert(
	record: NewInquiry,
	event: InquiryEvent,
	viewer: Viewer,
	session: ClientSession,
): Promise<{ _id: Types.ObjectId }> {
	const { ownerId, submissionId, createdAt } = record;
	const deleted = await deletedInquiries.exists({ ownerId, submissionId }).session(session);
	if (deleted) return deleted;
	const stored = await inquiries.insertOne(record, { session });
	if (record.requestId) await beginWithRequest(stored, record.requestId, viewer, session);
	await recordEvent(stored, event, session);
	await countChanges([{ ownerId, createdAt, to: stored.status }], session);
	return stored;
}

async function beginWithRequest(
	inquiry: Pick<InquiryRecord, "_id" | "ownerId">,
	requestId: string,
	viewer: Viewer,
	session: ClientSession,
): Promise<void> {
	const request = await endWithInquiry(viewer, requestId, inquiry._id, session);
	if (!request) throw new RequestGone();
	const by = senderNameOf(request) || shownEmail(request.email);
	const event = { kind: "requested" as const, at: request.createdAt, by, to: requestId };
	await recordEvent(inquiry, event, session);
}

/** Runs work with the same key one at a time: transactions on one record only make each other start again. */
async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
	const before = lastOf.get(key);
	const mine = (before ?? Promise.resolve()).then(work, work);
	lastOf.set(key, mine);
	try {
		return await mine;
	} finally {
		if (lastOf.get(key) === mine) lastOf.delete(key);
	}
}
