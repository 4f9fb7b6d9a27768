import { requestKinds } from "./answer-deadline.ts";
import { type RequestRecord, requestsOf } from "./record.server.ts";
import { derivedFrom } from "./request-keys.ts";

const batchSize = 500;

/** Rebuilds sources and search keys of requests while others work. @returns how many had different ones */
export async function renewRequestKeys(): Promise<number> {
	let renewed = 0;
	for (const kind of requestKinds) {
		const model = requestsOf(kind);
		let stale: RequestRecord[] = [];
		const write = async () => {
			const writes = stale.map((record) => {
				const { _id, submissionId, version = null } = record;
				const filter = { _id, submissionId, version } as object;
				return { updateOne: { filter, update: { $set: derivedFrom(record) } } };
			});
			if (writes.length > 0) renewed += (await model.bulkWrite(writes, { ordered: false })).modifiedCount;
			stale = [];
		};
		for await (const record of model.find().lean<RequestRecord[]>().cursor({ batchSize })) {
			if (!isCurrent(record)) stale.push(record);
			if (stale.length >= batchSize) await write();
		}
		await write();
	}
	return renewed;
}

function isCurrent(record: RequestRecord): boolean {
	const { cameFrom, searchKeys } = derivedFrom(record);
	return cameFrom === record.cameFrom && searchKeys.join("\n") === record.searchKeys?.join("\n");
}
