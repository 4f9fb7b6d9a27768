import { rewrite } from "#models/database/rewrite.server.ts";
import { requestKinds } from "./answer-deadline.ts";
import { type RequestRecord, requestsOf } from "./record.server.ts";
import { requestSearchFields } from "./request-keys.ts";

/** Rebuilds sources and search keys of requests while others work. @returns how many had different ones */
export async function renewRequestKeys(): Promise<number> {
	let renewed = 0;
	for (const kind of requestKinds) {
		renewed += await rewrite<RequestRecord>(requestsOf(kind).collection, (record) => {
			const { _id, submissionId, version = null } = record;
			return { filter: { _id, submissionId, version }, set: requestSearchFields(record) };
		});
	}
	return renewed;
}
