import { answerDeadline, type RequestKind, requestKinds } from "#models/request/answer-deadline.ts";
import { type RequestRecord, requestsOf } from "#models/request/record.server.ts";
import { requestSearchFields } from "#models/request/request-keys.ts";

const batchSize = 500;

/** Gives requests that an earlier version stored what staff need. */
export async function makeRequestsWork(): Promise<void> {
	for (const kind of requestKinds) while (await renewBatch(kind));
}

async function renewBatch(kind: RequestKind): Promise<boolean> {
	const model = requestsOf(kind);
	const found = await model.find({ state: null }).hint("all").limit(batchSize).lean<RequestRecord[]>();
	if (found.length === 0) return false;
	await model.bulkWrite(
		found.map((record) => {
			const answerBy = record.answerBy ?? answerDeadline(kind, record.createdAt);
			const handling = { ownerId: null, state: "waiting" as const, answerBy, dueAt: answerBy };
			// Otherwise mails about years of old requests would go out at once.
			const told = answerBy < new Date() && { toldLateAt: new Date() };
			const filter = { _id: record._id, submissionId: record.submissionId };
			return {
				updateOne: { filter, update: { $set: { ...handling, ...told, ...requestSearchFields(record) } } },
			};
		}),
		{ ordered: false },
	);
	return true;
}
