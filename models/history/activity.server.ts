import { trusted } from "mongoose";
import type { Viewer } from "#models/account/user.server.ts";
import { havingId } from "#models/database/model.server.ts";
import { type Page, type PageAddress, readPage } from "#models/database/page.server.ts";
import { type Named, Records } from "#models/records/records.server.ts";
import { isContact } from "./contact.server.ts";
import {
	eventViewOf,
	type HistoryEventView,
	type HistoryRecord,
	historyEvents,
	latestFirst,
} from "./history.server.ts";

/** Something that a person did, and with whom; null for a record that is gone, or that the viewer may not see. */
export type ActivityLine = HistoryEventView & { record: Named | null };

export type ActivityQuery = {
	/** An account's id. */
	person: string;
	from: Date;
	/** Exclusive. */
	until: Date;
};

/** The figures of a person's work, each with a test of whether an event counts towards it. */
const counted = {
	reached: ({ kind, way }) => kind === "contact" && way !== undefined && isContact(way),
	notReached: ({ way }) => way === "noAnswer" || way === "wrongNumber",
	inquiries: ({ kind }) => kind === "created",
	demos: ({ kind }) => kind === "demoBooked",
	demosGiven: ({ way }) => way === "demoGiven",
	noShows: ({ way }) => way === "noShow",
	quotations: ({ way }) => way === "quotation",
	won: ({ outcome }) => outcome === "won",
	lost: ({ outcome }) => outcome === "lost",
} satisfies Record<string, (event: Pick<HistoryRecord, "kind" | "way" | "outcome">) => boolean>;

export type ActivityCounts = Record<keyof typeof counted, number>;

/**
 * What a person did with leads and inquiries in a period: a page of it, latest first, and how much of each kind there was in
 * all. A representative reads their own, an administrator anybody's.
 */
export async function readActivity(
	viewer: Viewer,
	{ person, from, until }: ActivityQuery,
	address: PageAddress,
): Promise<{ page: Page<ActivityLine>; counts: ActivityCounts }> {
	const filter = {
		...havingId("byId", viewer.isAdmin ? person : viewer.id),
		at: trusted({ $gte: from, $lt: until }),
	};
	const [{ rows, ...around }, counts] = await Promise.all([
		readPage<HistoryRecord>(address, {
			model: historyEvents,
			order: latestFirst,
			read: ({ beyond, order, limit }) =>
				historyEvents
					.find({ $and: [filter, beyond] })
					.sort(order)
					.limit(limit)
					.hint("person")
					.lean(),
		}),
		countActivity(filter),
	]);
	const records = await Records.bySubject(
		viewer,
		rows.map(({ subjectId }) => String(subjectId)),
	);
	return {
		counts,
		page: {
			...around,
			rows: rows.map((row) => ({
				...eventViewOf(row),
				record: records.get(String(row.subjectId)) ?? null,
			})),
		},
	};
}

async function countActivity(filter: object): Promise<ActivityCounts> {
	const groups = await historyEvents.aggregate<{
		_id: Pick<HistoryRecord, "kind" | "way" | "outcome">;
		count: number;
	}>([
		{ $match: filter },
		{ $group: { _id: { kind: "$kind", way: "$way", outcome: "$outcome" }, count: { $sum: 1 } } },
	]);
	const sumOf = (isOne: (typeof counted)[keyof typeof counted]) =>
		groups.filter(({ _id }) => isOne(_id)).reduce((sum, { count }) => sum + count, 0);
	return Object.fromEntries(
		Object.entries(counted).map(([name, isOne]) => [name, sumOf(isOne)]),
	) as ActivityCounts;
}
