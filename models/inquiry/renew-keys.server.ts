import { derivedFrom } from "./inquiry.server.ts";
import { type InquiryRecord, inquiries } from "./record.server.ts";

const batchSize = 500;

type Keyed = Pick<InquiryRecord, "_id" | "ownerId" | "version" | keyof ReturnType<typeof derivedFrom>> &
	Parameters<typeof derivedFrom>[0];

/** Rebuilds search and sort keys while others work. @returns how many inquiries had different ones */
export async function renewKeys(): Promise<number> {
	let renewed = 0;
	let stale: Keyed[] = [];
	const write = async () => {
		if (stale.length === 0) return;
		const writes = stale.map(({ _id, ownerId, version, ...fields }) => ({
			updateOne: { filter: { _id, ownerId, version }, update: { $set: derivedFrom(fields) } },
		}));
		renewed += (await inquiries.bulkWrite(writes, { ordered: false })).modifiedCount;
		stale = [];
	};
	for await (const record of inquiries.find().lean<Keyed[]>().cursor({ batchSize })) {
		if (!isCurrent(record)) stale.push(record);
		if (stale.length >= batchSize) await write();
	}
	await write();
	return renewed;
}

function isCurrent(record: Keyed): boolean {
	const { searchKeys, searchPairs, companyKey } = derivedFrom(record);
	return (
		companyKey === record.companyKey &&
		searchKeys.join("\n") === record.searchKeys.join("\n") &&
		searchPairs.join("\n") === record.searchPairs.join("\n")
	);
}
