import { rewrite } from "#models/database/rewrite.server.ts";
import { inquirySearchFields } from "#models/inquiry/inquiry.server.ts";
import { type InquiryRecord, inquiries } from "#models/inquiry/record.server.ts";
import { requestKinds } from "#models/request/answer-deadline.ts";
import { type RequestRecord, requestsOf } from "#models/request/record.server.ts";
import { requestSearchFields } from "#models/request/request-keys.ts";

/** Rebuilds search and sort keys of inquiries while others work. @returns how many had different ones */
export function renewKeys(): Promise<number> {
	return rewrite<InquiryRecord>(inquiries.collection, (record) => {
		const { _id, ownerId, version } = record;
		return { filter: { _id, ownerId, version }, set: inquirySearchFields(record) };
	});
}

/** As {@link renewKeys}, sources and search keys of requests. */
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
