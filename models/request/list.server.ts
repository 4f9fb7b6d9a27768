import { isObjectIdOrHexString, type QueryFilter, Types, trusted } from "mongoose";
import type { Viewer } from "#models/account/user.server.ts";
import { endOfDay } from "#models/calendar.ts";
import { cursorOf, type Position, positionOf } from "#models/cursor.ts";
import { beyondRow, inDirection, type Page, type PageAddress, readKeysetPage } from "#models/keyset-page.ts";
import { requestsPerPage } from "#models/limits.ts";
import type { RequestState } from "#models/options.ts";
import { searchedKeysOf } from "#models/search-keys.ts";
import { type RequestKind, requestKinds } from "./answer-deadline.ts";
import { openStates, soonestFirst } from "./handling.server.ts";
import { type RequestRecord, requestsOf, visibleTo } from "./record.server.ts";
import { sourceKey } from "./source.ts";
import { type RequestRow, rowOf, rowPaths } from "./view.ts";

export interface RequestQuery {
	kind?: RequestKind;
	/** By default what is not ended. */
	state?: RequestState;
	/** An account's id, or nobody's requests. */
	owner?: string;
	due?: "today" | "late";
	source?: string;
	/** Beginnings of words, or last digits, all to match. */
	text?: string;
}

const lastFirst = { dueAt: -1, _id: -1 } as const;

type Filter = QueryFilter<RequestRecord>;
type Found = { kind: RequestKind; record: RequestRecord };

/** A page of what the viewer may see: soonest due first, of ended ones the last first. */
export async function listRequests(
	viewer: Viewer,
	{ after, before, ...query }: RequestQuery & PageAddress,
): Promise<Page<RequestRow>> {
	const now = new Date();
	const order = query.state === "ended" ? lastFirst : soonestFirst;
	const kinds = query.kind ? [query.kind] : requestKinds;
	const { filter, index } = filterOf(viewer, query, now);
	const { rows, ...around } = await readKeysetPage<Found, Position>(
		{ after, before },
		{
			size: requestsPerPage,
			keyOf: (cursor) => positionOf(cursor, "due", 1),
			cursorOf: ({ record: { dueAt, _id } }) =>
				cursorOf({ order: "due", segment: 0, value: dueAt.toISOString(), id: String(_id) }),
			async read(last, forward, limit) {
				const past = last ? [beyondRow<RequestRecord>(order, new Date(last.value), last.id, forward)] : [];
				const sort = inDirection(order, forward);
				const found = await Promise.all(
					kinds.map(async (kind): Promise<Found[]> => {
						const records = await requestsOf(kind)
							.find({ $and: [filter, ...past] }, rowPaths)
							.sort(sort)
							.limit(limit)
							.hint(index)
							.lean<RequestRecord[]>();
						return records.map((record) => ({ kind, record }));
					}),
				);
				const way = sort.dueAt ?? 1;
				return found
					.flat()
					.sort((one, other) => way * compare(one, other))
					.slice(0, limit);
			},
		},
	);
	return { ...around, rows: rows.map(({ kind, record }) => rowOf(kind, record, now)) };
}

function filterOf(viewer: Viewer, query: RequestQuery, now: Date): { filter: Filter; index: string } {
	const { state, owner, due, source, text } = query;
	const keys = [...(source ? [sourceKey(source)] : []), ...((text && searchedKeysOf(text)) || [])];
	const ownerId = owner === "nobody" ? null : toId(owner);
	const owned: Filter[] = owner === undefined ? [] : [{ ownerId }];
	const filter: Filter = {
		$and: [visibleTo(viewer), ...owned],
		state: trusted({ $in: state ? [state] : openStates }),
		...(due && { dueAt: trusted(due === "late" ? { $lt: now } : { $gte: now, $lt: endOfDay(now) }) }),
	};
	if (keys.length > 0) return { filter: { ...filter, ...havingAll(keys) }, index: "words" };
	return { filter, index: viewer.isAdmin && owner === undefined ? "all" : "owner" };
}

const toId = (id = "") => new Types.ObjectId(isObjectIdOrHexString(id) ? id : undefined);

/** Selected by the longest key, which few records have; as $expr, so that the planner cannot choose another. */
function havingAll(keys: string[]): Filter {
	const [longest, ...others] = keys.toSorted((one, other) => other.length - one.length);
	const rest = others.length > 0 && { $expr: trusted({ $setIsSubset: [others, "$searchKeys"] }) };
	return { searchKeys: longest, ...rest };
}

function compare({ record: one }: Found, { record: other }: Found): number {
	return one.dueAt.getTime() - other.dueAt.getTime() || (String(one._id) < String(other._id) ? -1 : 1);
}
