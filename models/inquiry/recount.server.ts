import type { ClientSession, mongo, Types } from "mongoose";
import { trusted } from "mongoose";
import { transaction } from "#models/database/transaction.server.ts";
import { type InquiryStatus, inquiryStatuses } from "#models/options.ts";
import { weekOf, weekOfDate } from "#models/time/week.ts";
import { counts, tally } from "./counts.server.ts";
import { figureNames, outcomeCounts, tallyOutcomes } from "./outcome-counts.server.ts";
import { inquiries } from "./record.server.ts";

type Figures = Record<string, number>;

/** A row of figures of somebody that was wrong, by its week, or by its month and source. */
export type Correction = { ownerId: string; row: string; was: Figures | null; is: Figures | null };

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
	const ended = await inquiries
		.find({ ownerId, status: "completed", outcome: trusted({ $exists: true }) }, countedPaths)
		.hint("own-date")
		.session(session)
		.lean();
	const byStatus = tally(parts);
	const byOutcome = tallyOutcomes(ended.map((inquiry) => ({ inquiry, times: 1 })));
	return {
		rows: byStatus.length + byOutcome.length,
		corrections: [
			...(await mend(counts.collection, ownerId, byStatus, inquiryStatuses, session)),
			...(await mend(outcomeCounts.collection, ownerId, byOutcome, figureNames, session)),
		],
	};
}

const countedPaths = {
	...{ ownerId: 1, status: 1, createdAt: 1, updatedAt: 1 },
	...{ requestId: 1, outcome: 1, dealValue: 1 },
} as const;

/** Puts the right rows of somebody in place of wrong ones; the id of a row begins with its owner's. */
async function mend<Name extends string>(
	collection: mongo.Collection,
	ownerId: Types.ObjectId,
	rows: ({ _id: string } & Record<Name, number>)[],
	names: readonly Name[],
	session: ClientSession,
): Promise<Correction[]> {
	const rowsOf = collection as unknown as mongo.Collection<{ _id: string } & Record<Name, number>>;
	const ofOwner = { _id: { $gt: `${ownerId} `, $lt: `${ownerId}!` } } as mongo.Filter<{ _id: string }>;
	const right = new Map<string, Figures>(rows.map((row) => [row._id, row as Record<Name, number>]));
	const found = await rowsOf.find(ofOwner as never, { session }).toArray();
	const stored = new Map<string, Figures>(found.map((row) => [String(row._id), row as never]));
	const wrong = [...new Set([...right.keys(), ...stored.keys()])]
		.map((_id) => ({ _id, was: stored.get(_id), is: right.get(_id) }))
		.filter(({ was, is }) => names.some((name) => (was?.[name] ?? 0) !== (is?.[name] ?? 0)));
	const writes = wrong.map(({ _id, is }) => {
		const filter = { _id };
		return is ? { replaceOne: { filter, replacement: is, upsert: true } } : { deleteOne: { filter } };
	});
	if (writes.length > 0) await rowsOf.bulkWrite(writes as never, { session });
	const pick = (row: Figures | undefined) =>
		row ? Object.fromEntries(names.map((name) => [name, row[name] ?? 0])) : null;
	return wrong.map(({ _id, was, is }) => ({
		ownerId: String(ownerId),
		row: _id.slice(_id.indexOf(" ") + 1),
		was: pick(was),
		is: pick(is),
	}));
}
