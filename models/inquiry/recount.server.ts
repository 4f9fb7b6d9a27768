import { type ClientSession, type Types, trusted } from "mongoose";
import { type InquiryStatus, inquiryStatuses } from "#models/options.ts";
import { transaction } from "#models/transaction.server.ts";
import { weekOf, weekOfDate } from "#models/week.ts";
import { type ByStatus, type CountsRecord, counts, tally } from "./counts.server.ts";
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
	const groups = await inquiries
		.aggregate<{ _id: { status: InquiryStatus; week: Date }; count: number }>([
			{ $match: { ownerId } },
			{ $group: { _id: { status: "$status", week: weekOfDate("$createdAt") }, count: { $sum: 1 } } },
		])
		.hint("own-date")
		.session(session);
	const parts = groups.map(({ _id, count }) => ({ ..._id, ownerId, week: weekOf(_id.week), count }));
	const right = new Map(tally(parts).map((row) => [row._id, row]));
	const ofOwner = { _id: trusted({ $gt: `${ownerId} `, $lt: `${ownerId}!` }) };
	const stored = new Map((await counts.find(ofOwner).session(session).lean()).map((row) => [row._id, row]));
	const wrong = [...new Set([...right.keys(), ...stored.keys()])]
		.map((_id) => ({ _id, was: stored.get(_id), is: right.get(_id) }))
		.filter(({ was, is }) => inquiryStatuses.some((status) => (was?.[status] ?? 0) !== (is?.[status] ?? 0)));
	const writes = wrong.map(({ _id, is }) => {
		const filter = { _id };
		return is ? { replaceOne: { filter, replacement: is, upsert: true } } : { deleteOne: { filter } };
	});
	if (writes.length > 0) await counts.bulkWrite(writes, { session });
	const corrections = wrong.map(({ was, is }) => ({
		ownerId: String(ownerId),
		week: (is ?? was)?.week ?? "",
		was: byStatus(was),
		is: byStatus(is),
	}));
	return { rows: right.size, corrections };
}

function byStatus(row: CountsRecord | undefined): ByStatus | null {
	if (!row) return null;
	const { pending, "in-progress": inProgress, completed } = row;
	return { pending, "in-progress": inProgress, completed };
}
