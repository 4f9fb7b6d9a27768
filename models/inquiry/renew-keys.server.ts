import { rewrite } from "#models/database/rewrite.server.ts";
import { inquirySearchFields } from "./inquiry.server.ts";
import { type InquiryRecord, inquiries } from "./record.server.ts";

/** Rebuilds search and sort keys while others work. @returns how many inquiries had different ones */
export function renewKeys(): Promise<number> {
	return rewrite<InquiryRecord>(inquiries.collection, (record) => {
		const { _id, ownerId, version } = record;
		return { filter: { _id, ownerId, version }, set: inquirySearchFields(record) };
	});
}
