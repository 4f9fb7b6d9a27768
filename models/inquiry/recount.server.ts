import { type ClientSession, type Types, trusted } from "mongoose";
import { inquiryStatuses } from "#models/options.ts";
import { transaction } from "#models/transaction.server.ts";
import { timezone, weekOfDate } from "#models/week.ts";
import { type ByStatus, type CountsRecord, counts, type Part, tally } from "./counts.server.ts";
import { inquiries } from "./record.server.ts";

export type Correction = { ownerId: string; week: string; was: ByStatus | null; is: ByStatus | null };

/** Counts all inquiries again, owner by owner, while others work; returns the number of rows and the wrong ones. */
export async function recount(): Promise<{ rows: number; corrections: Correction[] }> {
	const owners = [await inquiries.distinct("ownerId"), await counts.distinct("ownerId")].flat();
	let rows = 0;
	const corrections: Correction[] = [];
	for (const owner of new Map(owners.map((id) => [String(id), id])).values()) {
		const result = await transaction((session) => recountOwner(owner, session));
		rows += result.rows;
		corrections.push(...result.corrections);
	}
	return { rows, corrections };
}

async function recountOwner(ownerId: Types.ObjectId, session: ClientSession) {
	const parts = await inquiries.aggregate<Part>(partsOf(ownerId)).hint("own-date").session(session);
	const right = new Map(tally(parts).map((row) => [row._id, row]));
	const ofOwner = { _id: trusted({ $gt: `${ownerId} `, $lt: `${ownerId}!` }) };
	const found = await counts.find(ofOwner).session(session).lean();
	const stored = new Map(found.map((row) => [row._id, row]));
	const wrong = [...new Set([...right.keys(), ...stored.keys()])].filter((id) =>
		inquiryStatuses.some((status) => (right.get(id)?.[status] ?? 0) !== (stored.get(id)?.[status] ?? 0)),
	);
	const writes = wrong.map((_id) => {
		const replacement = right.get(_id);
		const filter = { _id };
		return replacement ? { replaceOne: { filter, replacement, upsert: true } } : { deleteOne: { filter } };
	});
	if (writes.length > 0) await counts.bulkWrite(writes, { session });
	const corrections = wrong.map((id) => ({
		ownerId: String(ownerId),
		week: (right.get(id) ?? stored.get(id))?.week ?? "",
		was: byStatus(stored.get(id)),
		is: byStatus(right.get(id)),
	}));
	return { rows: right.size, corrections };
}

function byStatus(row: CountsRecord | undefined): ByStatus | null {
	if (!row) return null;
	const { pending, "in-progress": inProgress, completed } = row;
	return { pending, "in-progress": inProgress, completed };
}

const partsOf = (ownerId: Types.ObjectId) => [
	{ $match: { ownerId } },
	{
		$group: {
			_id: {
				status: "$status",
				week: weekOfDate("$createdAt"),
			},
			count: { $sum: 1 },
		},
	},
	{
		$project: {
			_id: 0,
			ownerId,
			status: "$_id.status",
			week: { $dateToString: { date: "$_id.week", format: "%Y-%m-%d", timezone } },
			count: 1,
		},
	},
];
