import { trusted } from "mongoose";
import { havingId } from "#models/model.server.ts";
import { type Narrowing, narrowest } from "#models/narrowest.server.ts";
import { searchedPairsOf } from "#models/search-keys.ts";
import { type InquiryRecord, inquiries } from "./record.server.ts";

/** Which inquiries have all these keys, the newest first. @param ownerId of whom alone */
export async function searchFor(keys: string[], ownerId?: string): Promise<Narrowing<InquiryRecord>> {
	const ways: Narrowing<InquiryRecord>[] = [...searchedPairsOf(keys), ...keys].map((key) => ({
		filter: { searchKeys: key },
		index: "keys",
	}));
	const ofOwner = ownerId === undefined ? {} : havingId("ownerId", ownerId);
	if (ownerId !== undefined) ways.push({ filter: ofOwner, index: "own" });
	const { filter, index } = await narrowest(inquiries, ways);
	// As $expr, so that the planner cannot read the index at a common word instead.
	const hasAll = { $expr: trusted({ $setIsSubset: [keys, "$searchKeys"] }) };
	return { filter: { ...filter, ...ofOwner, ...hasAll }, index };
}
