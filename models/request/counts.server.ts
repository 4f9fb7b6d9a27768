import { type PipelineStage, Types, trusted } from "mongoose";
import type { Viewer } from "#models/account/user.server.ts";
import { havingId } from "#models/database/model.server.ts";
import { inquiries, openStatuses } from "#models/inquiry/record.server.ts";
import { mostCounted } from "#models/limits.ts";
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

/** How many of an owner's open requests are late, or of those that nobody has; counted up to {@link mostCounted}. */
export async function countLateOf(ownerId: string | null, now = new Date()): Promise<number> {
	const late = {
		...(ownerId === null ? { ownerId } : havingId("ownerId", ownerId)),
		state: trusted({ $in: openStates }),
		dueAt: trusted({ $lt: now }),
	};
	const limit = { limit: mostCounted, hint: "owner" };
	const counts = await Promise.all(
		requestKinds.map((kind) => requestsOf(kind).countDocuments(late, limit).exec()),
	);
	return Math.min(
		counts.reduce((sum, count) => sum + count, 0),
		mostCounted,
	);
}
