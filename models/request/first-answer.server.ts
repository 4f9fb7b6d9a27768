import type { ClientSession, Types } from "mongoose";
import { readRecordId } from "#models/records/record-id.ts";
import { statusOf } from "./handling.server.ts";
import { type RequestRecord, requestsOf } from "./record.server.ts";

/** A contact with the inquiry that requests became is the first answer to those that nobody had answered before. */
export async function answerWithInquiry(
	inquiryId: Types.ObjectId,
	requestIds: string[],
	answeredAt: Date,
	session: ClientSession,
): Promise<void> {
	for (const id of requestIds) {
		const { kind, _id } = readRecordId(id) ?? {};
		if (kind === undefined || kind === "inquiry") continue;
		const model = requestsOf(kind);
		const record = await model
			.findOne({ _id, inquiryId, answeredAt: null })
			.session(session)
			.lean<RequestRecord>();
		if (!record) continue;
		const { ownerId, submissionId } = record;
		const set = { answeredAt, ...statusOf(kind, { ...record, answeredAt }) };
		await model.updateOne({ _id, ownerId, submissionId }, { $set: set }, { session, runValidators: true });
	}
}
