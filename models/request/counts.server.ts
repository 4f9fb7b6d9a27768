import { type PipelineStage, Types } from "mongoose";
import type { Viewer } from "#models/account/user.server.ts";
import { inquiries, openStatuses } from "#models/inquiry/record.server.ts";
import { mostCounted } from "#models/limits.ts";
import { mostLookedAt } from "#models/search/bounded.server.ts";
import { calendarDay, endOfDay } from "#models/time/calendar.ts";
import { requestKinds } from "./answer-deadline.ts";
import { openStates } from "./handling.server.ts";
import { requestsOf } from "./record.server.ts";
import { suspected } from "./spam-quarantine.server.ts";

/**
 * Of open requests that the viewer sees, of the viewer's own late ones with their overdue inquiries, and for administrators
 * of everybody's overdue inquiries and of suspected requests; each counts to {@link mostCounted}.
 */
export type RequestCounts = Record<(typeof counted)[number] | "overdue" | "suspected", number>;

const counted = ["nobody", "mine", "today", "late", "myLate"] as const;

/** The counts of the navigation, in one query. */
export async function countRequests(
	{ id, isAdmin }: Pick<Viewer, "id" | "isAdmin">,
	now = new Date(),
): Promise<RequestCounts> {
	const me = new Types.ObjectId(id);
	const open = { state: { $in: openStates } };
	const visible = isAdmin ? {} : { ownerId: { $in: [null, me] } };
	const filters: Record<(typeof counted)[number], object> = {
		nobody: { ...open, ownerId: null },
		mine: { ...open, ownerId: me },
		today: { ...open, ...visible, dueAt: { $gte: now, $lt: endOfDay(now) } },
		late: { ...open, ...visible, dueAt: { $lt: now } },
		myLate: { ...open, ownerId: me, dueAt: { $lt: now } },
	};
	const branch = (name: keyof RequestCounts, coll: string, filter: object) => ({
		coll,
		pipeline: [
			{ $match: filter },
			{ $limit: mostCounted },
			{ $project: { _id: 0, name: { $literal: name } } },
		],
	});
	const [first, ...others] = counted.flatMap((name) =>
		requestKinds.map((kind) => branch(name, requestsOf(kind).collection.name, filters[name])),
	);
	const overdue = { status: { $in: openStatuses }, followUpOn: { $lt: calendarDay(now) } };
	others.push(branch("myLate", inquiries.collection.name, { ownerId: me, ...overdue }));
	if (isAdmin) {
		others.push(branch("overdue", inquiries.collection.name, overdue));
		others.push(branch("suspected", suspected.collection.name, {}));
	}
	const [leads] = requestKinds;
	const found = await requestsOf(leads).aggregate<{ _id: keyof RequestCounts; count: number }>([
		...((first?.pipeline ?? []) as PipelineStage[]),
		...others.map((branch) => ({ $unionWith: branch }) as PipelineStage),
		{ $group: { _id: "$name", count: { $sum: 1 } } },
	]);
	const counts = { nobody: 0, mine: 0, today: 0, late: 0, myLate: 0, overdue: 0, suspected: 0 };
	for (const { _id, count } of found) counts[_id] = Math.min(count, mostCounted);
	return counts;
}

/**
 * How many open requests of each owner are late, by the account's id, and of those that nobody has (`null`); of each kind at
 * most {@link mostLookedAt} are looked at.
 */
export async function lateByOwner(now = new Date()): Promise<Map<string | null, number>> {
	const found = await Promise.all(
		requestKinds.map((kind) =>
			requestsOf(kind)
				.aggregate<{ _id: Types.ObjectId | null; count: number }>([
					{ $match: { state: { $in: openStates }, dueAt: { $lt: now } } },
					{ $limit: mostLookedAt },
					{ $group: { _id: "$ownerId", count: { $sum: 1 } } },
				])
				.hint("all"),
		),
	);
	const counts = new Map<string | null, number>();
	for (const { _id, count } of found.flat()) {
		const owner = _id && String(_id);
		counts.set(owner, (counts.get(owner) ?? 0) + count);
	}
	return counts;
}
