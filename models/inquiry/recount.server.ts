import type { ClientSession, mongo, Types } from "mongoose";
import { trusted } from "mongoose";
import { transaction } from "#models/database/transaction.server.ts";
import { type InquiryStatus, inquiryStatuses } from "#models/options.ts";
import { weekOf, weekOfDate } from "#models/time/week.ts";
import { counts, tally } from "./counts.server.ts";
import { addOutcome, figureNames, type OutcomeRows, outcomeCounts } from "./outcome-counts.server.ts";
import { inquiries } from "./record.server.ts";

type Figures = Record<string, number>;

/** A corrected row of counts; `row` is its week, or its month and source. */
type Correction = { ownerId: string; row: string; was: Figures | null; is: Figures | null };

/** Counts all inquiries again, owner by owner, while others work; returns the number of rows and the wrong ones. */
export async function recount(): Promise<{ rows: number; corrections: Correction[] }> {
	const owners = [
		await inquiries.distinct("ownerId"),
		await counts.distinct("ownerId"),
		await outcomeCounts.distinct("ownerId"),
	].flat();
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
	const ended = inquiries
		.find({ ownerId, status: "completed", outcome: trusted({ $exists: true }) }, countedPaths)
		.hint("own-date")
		.session(session)
		.lean();
	const byStatus = tally(parts);
	const outcomeRows: OutcomeRows = new Map();
	for await (const inquiry of ended.cursor()) addOutcome(outcomeRows, inquiry, 1);
	const byOutcome = [...outcomeRows.values()];
	return {
		rows: byStatus.length + byOutcome.length,
		corrections: [
			...(await mend(counts.collection, ownerId, byStatus, inquiryStatuses, session)),
			...(await mend(outcomeCounts.collection, ownerId, byOutcome, figureNames, session)),
		],
	};
}

const countedPaths = {
	ownerId: 1,
	status: 1,
	createdAt: 1,
	updatedAt: 1,
	requestId: 1,
	outcome: 1,
	dealValue: 1,
} as const;

/** Replaces wrong rows of an owner, whose id is the prefix of each row's id. */
async function mend(
	collection: mongo.Collection,
	ownerId: Types.ObjectId,
	rows: { _id: string }[],
	names: readonly string[],
	session: ClientSession,
): Promise<Correction[]> {
	const byId = collection as unknown as mongo.Collection<{ _id: string }>;
	const ofOwner = { _id: { $gt: `${ownerId} `, $lt: `${ownerId}!` } };
	const stored = new Map((await byId.find(ofOwner, { session }).toArray()).map((row) => [row._id, row]));
	const right = new Map(rows.map((row) => [row._id, row]));
	const figuresOf = (row: object | undefined): Figures | null =>
		row ? Object.fromEntries(names.map((name) => [name, Number(Reflect.get(row, name) ?? 0)])) : null;
	const wrong = [...new Set([...right.keys(), ...stored.keys()])]
		.map((_id) => ({ _id, was: figuresOf(stored.get(_id)), is: figuresOf(right.get(_id)) }))
		.filter(({ was, is }) => names.some((name) => (was?.[name] ?? 0) !== (is?.[name] ?? 0)));
	const writes = wrong.map(({ _id }) => {
		const replacement = right.get(_id);
		return replacement
			? { replaceOne: { filter: { _id }, replacement, upsert: true } }
			: { deleteOne: { filter: { _id } } };
	});
	if (writes.length > 0) await byId.bulkWrite(writes, { session });
	return wrong.map(({ _id, was, is }) => ({
		ownerId: String(ownerId),
		was,
		is,
		row: _id.slice(_id.indexOf(" ") + 1),
	}));
}
