import { trusted } from "mongoose";
import { type Viewer, visibleTo } from "#models/account/user.server.ts";
import { withNumberState } from "#models/customer/number.server.ts";
import { havingId } from "#models/database/model.server.ts";
import { type Order, type Page, type PageAddress, readPage } from "#models/database/page.server.ts";
import { type RequestState, requestStates } from "#models/options.ts";
import { amongIds } from "#models/records/records.server.ts";
import { findBounded, isBounded, longestOf, type Search } from "#models/search/bounded.server.ts";
import { searchedKeysOf } from "#models/search/search-keys.ts";
import { type RequestKind, requestKinds } from "./answer-deadline.ts";
import { type RequestFilters, readFilters } from "./filters.server.ts";
import { openStates, soonestFirst } from "./handling.server.ts";
import { type RequestRecord, requestsOf } from "./record.server.ts";
import { type RequestRow, type RequestView, rowOf, rowPaths, viewOf } from "./view.ts";

export type RequestQuery = RequestFilters & {
	kind?: RequestKind;
	/** By default what is not ended. */
	state?: RequestState | "all";
	/** An account's id; null for unassigned requests. */
	ownerId?: string | null;
	/** Beginnings of words, or last digits, all to match. */
	text?: string;
	/** If given, only these are read and other filters are ignored; for an export. */
	ids?: string[];
};

const orders = { soonestDue: soonestFirst, latest: { dueAt: -1, _id: -1 } } as const;

type Found = RequestRecord & { kind: RequestKind };

interface RequestPage extends Page<RequestRow & { isWrongNumber: boolean }> {
	/** Whether the search has reached its limit, so that older matches may exist. */
	isCut: boolean;
	/** As applied: by what is due soonest, or, where ended ones are among them, the last first. */
	sort: "soonestDue" | "latest";
}

/** A page of what the viewer may see; the first one if the cursor is invalid or leads past the end. */
export async function listRequests(
	viewer: Viewer,
	{ after, before, ...query }: RequestQuery & PageAddress,
): Promise<RequestPage> {
	const now = new Date();
	const sort = sortOf(query);
	const reads = readsOf(viewer, query, now);
	const { rows, ...around } = await readPage<Found>(
		{ after, before },
		{
			model: requestsOf("trial"),
			order: orders[sort],
			async read({ beyond, order, limit }) {
				const found = await Promise.all(
					reads.map(async ({ kind, isSearch, ...search }): Promise<Found[]> => {
						const records = isSearch
							? await findBounded<RequestRecord>(
									requestsOf(kind).collection,
									search,
									{ beyond, order, limit },
									rowPaths,
								)
							: await requestsOf(kind)
									.find({ $and: [search.looksAt, search.finds, beyond] }, rowPaths)
									.sort(order)
									.limit(limit)
									.hint(search.index)
									.lean<RequestRecord[]>();
						return records.map((record) => ({ ...record, kind }));
					}),
				);
				return found.flat().sort(compareBy(order)).slice(0, limit);
			},
		},
	);
	const shown = rows.map(({ kind, ...record }) => rowOf(kind, record, now));
	const searches = around.next === null ? reads.filter(({ isSearch }) => isSearch) : [];
	const cuts = await Promise.all(
		searches.map(({ kind, ...search }) => isBounded(requestsOf(kind).collection, search)),
	);
	return { ...around, isCut: cuts.includes(true), rows: await withNumberState(shown), sort };
}

const exportBatch = 1_000;

/** Streams all results of a query, in the order of the list and in constant memory. */
export async function* streamRequests(viewer: Viewer, query: RequestQuery): AsyncGenerator<RequestView> {
	const now = new Date();
	const order = orders[sortOf(query)];
	const streams = readsOf(viewer, query, now).map(({ kind, index, looksAt, finds }) => {
		const filter = { $and: [looksAt, finds] };
		const found = requestsOf(kind).find(filter).sort(order).hint(index).lean<RequestRecord[]>();
		return { kind, found: found.cursor({ batchSize: exportBatch }) };
	});
	const nextOf = async ({ kind, found }: (typeof streams)[number]): Promise<Found | null> => {
		const record: RequestRecord | null = await found.next();
		return record && { ...record, kind };
	};
	const heads = await Promise.all(streams.map(nextOf));
	const isBefore = compareBy(order);
	try {
		for (;;) {
			let first: Found | null = null;
			for (const head of heads) if (head && (!first || isBefore(head, first) < 0)) first = head;
			if (!first) return;
			const { kind, ...record } = first;
			yield viewOf(kind, record, now);
			const stream = heads.indexOf(first);
			heads[stream] = streams[stream] ? await nextOf(streams[stream]) : null;
		}
	} finally {
		await Promise.all(streams.map(({ found }) => found.close()));
	}
}

const sortOf = ({ state }: RequestQuery): RequestPage["sort"] =>
	state === "ended" || state === "all" ? "latest" : "soonestDue";

type Read = Search & { kind: RequestKind; isSearch: boolean };

/** What is read of each kind that can have what is asked for, in the list's order. */
function readsOf(viewer: Viewer, { ids, ...query }: RequestQuery, now: Date): Read[] {
	if (ids)
		return requestKinds.map((kind) => ({
			kind,
			isSearch: false,
			index: "_id_",
			looksAt: { ...amongIds(kind, ids), ...visibleTo(viewer) },
			finds: {},
		}));
	const filters = readFilters(query, now);
	const kinds = filters.kinds.filter((kind) => !query.kind || kind === query.kind);
	return kinds.map((kind) => ({ kind, ...readOf(viewer, query, filters) }));
}

/** Reads one person's, or those that have the longest word or the first filter that is a key, or all. */
function readOf(
	viewer: Viewer,
	{ ownerId, text = "", ...query }: RequestQuery,
	filters: ReturnType<typeof readFilters>,
): Omit<Read, "kind"> {
	const words = searchedKeysOf(text) ?? [];
	const keys = [...filters.keys, ...words];
	const isOfOne = !viewer.isAdmin || ownerId !== undefined;
	const key = isOfOne ? undefined : longestOf(words) || filters.keys[0];
	const owners = ownerId === undefined ? {} : ownerId === null ? { ownerId } : havingId("ownerId", ownerId);
	return {
		isSearch: keys.length > 0,
		index: key ? "words" : query.heldFor ? "heldFor" : isOfOne ? "owner" : "all",
		looksAt: {
			$and: [
				{ state: trusted({ $in: statesOf(query) }), ...(key && { searchKeys: key }) },
				visibleTo(viewer),
				owners,
				...filters.indexed,
			],
		},
		finds: { $and: [keys.length > 0 ? { searchKeys: trusted({ $all: keys }) } : {}, ...filters.others] },
	};
}

function statesOf({ state, outcome }: RequestQuery): RequestState[] {
	if (outcome === "inquiry" && state === "all") return ["ended"];
	if (state === "all") return [...requestStates];
	return state ? [state] : openStates;
}

const compareBy = (order: Order) => (one: Found, other: Found) =>
	(order.dueAt ?? 1) *
	(one.dueAt.getTime() - other.dueAt.getTime() || (String(one._id) < String(other._id) ? -1 : 1));
