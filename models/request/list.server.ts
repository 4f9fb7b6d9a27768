import { type QueryFilter, trusted } from "mongoose";
import type { Viewer } from "#models/account/user.server.ts";
import { havingId } from "#models/database/model.server.ts";
import { type Order, type Page, type PageAddress, readPage } from "#models/database/page.server.ts";
import { withNumberState } from "#models/history/contact.server.ts";
import type { Language } from "#models/language.ts";
import { type RequestOutcome, type RequestState, requestStates } from "#models/options.ts";
import { findBounded, isBounded, longestOf, type Search } from "#models/search/bounded.server.ts";
import { searchedKeysOf } from "#models/search/search-keys.ts";
import { dayMs, endOfDay } from "#models/time/calendar.ts";
import { latest, latestWeeks, startOfWeek } from "#models/time/week.ts";
import { type RequestKind, requestKinds } from "./answer-deadline.ts";
import { openStates, soonestFirst } from "./handling.server.ts";
import { type RequestRecord, requestsOf, someOf, visibleTo } from "./record.server.ts";
import { facetKey } from "./request-keys.ts";
import { sourceNamed } from "./source.ts";
import { type RequestRow, type RequestView, rowOf, rowPaths, viewOf } from "./view.ts";

export interface RequestQuery {
	kind?: RequestKind;
	/** By default what is not ended. */
	state?: RequestState | "all";
	/** An account's id; null for unassigned requests. */
	ownerId?: string | null;
	due?: "today" | "late";
	source?: string;
	campaign?: string;
	landingPage?: string;
	language?: Language;
	/** When it came: the Monday of a week, YYYY-MM-DD, or the weeks of the figures. */
	week?: string;
	outcome?: RequestOutcome;
	/** Beginnings of words, or last digits, all to match. */
	text?: string;
	/** If given, only these are read and other filters are ignored; for an export. */
	ids?: string[];
}

const orders = { soonestDue: soonestFirst, latest: { dueAt: -1, _id: -1 } } as const;

type Filter = QueryFilter<RequestRecord>;
type Found = RequestRecord & { kind: RequestKind };

interface RequestPage extends Page<RequestRow & { isWrongNumber: boolean }> {
	/** Whether more have the longest word, or the first filter, than a search looks at, and its last page is not full. */
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

/** What is read of each kind, in the list's order. */
function readsOf(viewer: Viewer, query: RequestQuery, now: Date): Read[] {
	const kinds = query.kind ? [query.kind] : requestKinds;
	const { ids } = query;
	if (ids)
		return requestKinds.map((kind) => ({
			kind,
			isSearch: false,
			index: "_id_",
			looksAt: someOf(viewer, kind, ids),
			finds: {},
		}));
	return kinds.map((kind) => ({ kind, ...readOf(viewer, query, now) }));
}

/** Reads one person's, or those that have the longest word or the first filter that is a key, or all. */
function readOf(viewer: Viewer, query: RequestQuery, now: Date): Omit<Read, "kind"> {
	const { ownerId, due, week, outcome, text = "" } = query;
	const words = searchedKeysOf(text) ?? [];
	const facets = facetsOf(query);
	const keys = [...facets.map(({ key }) => key), ...words];
	const state: Filter = { state: trusted({ $in: statesOf(query) }) };
	const ofOwner: Filter[] = [
		visibleTo(viewer),
		...(ownerId === undefined ? [] : [ownerId === null ? { ownerId } : havingId("ownerId", ownerId)]),
	];
	const isOfOne = !viewer.isAdmin || ownerId !== undefined;
	const key = isOfOne ? undefined : longestOf(words) || facets[0]?.key;
	const finds: Filter[] = [
		...(keys.length > 0 ? [{ searchKeys: trusted({ $all: keys }) }] : []),
		...(due ? [{ dueAt: trusted(due === "late" ? { $lt: now } : { $gte: now, $lt: endOfDay(now) }) }] : []),
		...(outcome ? [outcomeFilters[outcome](now)] : []),
		...facets.map(({ filter }) => filter),
	];
	return {
		isSearch: keys.length > 0,
		index: key ? "words" : isOfOne ? "owner" : "all",
		looksAt: {
			$and: [
				state,
				...ofOwner,
				...(key ? [{ searchKeys: key }] : []),
				...(week === undefined ? [] : [createdInWeek(week, now)]),
			],
		},
		finds: finds.length > 0 ? { $and: finds } : {},
	};
}

function statesOf({ state, outcome }: RequestQuery): RequestState[] {
	if (outcome === "inquiry" && state === "all") return ["ended"];
	if (state === "all") return [...requestStates];
	return state ? [state] : openStates;
}

function facetsOf({
	source,
	campaign,
	landingPage,
	language,
	week,
	outcome,
}: RequestQuery): { key: string; filter: Filter }[] {
	const cameFrom = source && sourceNamed(source);
	// The rarer ones first, as a list reads the first of them.
	return [
		campaign && { key: facetKey("campaign", campaign), filter: { "visit.utmCampaign": campaign } },
		landingPage && {
			key: facetKey("landingPage", landingPage),
			filter: { "visit.landingPage": landingPage },
		},
		outcome === "mailRefused" && { key: facetKey("mail", "refused"), filter: {} },
		week !== undefined && week !== latest && { key: facetKey("week", week), filter: {} },
		cameFrom && { key: facetKey("source", cameFrom), filter: { cameFrom } },
		language && { key: facetKey("language", language), filter: { language } },
	].filter((facet) => typeof facet === "object");
}

/** Nothing is due before the day on which it came: that bound is for the index. */
function createdInWeek(week: string, now: Date): Filter {
	const since = startOfWeek(week === latest ? (latestWeeks(now)[0] ?? "") : week);
	const until = new Date(since.getTime() + 7 * dayMs);
	return {
		createdAt: trusted(week === latest ? { $gte: since } : { $gte: since, $lt: until }),
		dueAt: trusted({ $gte: new Date(since.getTime() - dayMs) }),
	};
}

/** The same conditions as in `sumRequests`. */
const outcomeFilters: Record<RequestOutcome, (now: Date) => Filter> = {
	answered: () => ({ answeredAt: trusted({ $ne: null }) }),
	inTime: () => ({
		answeredAt: trusted({ $ne: null }),
		$expr: trusted({ $lte: ["$answeredAt", "$answerBy"] }),
	}),
	tooLate: (now) => ({ $expr: trusted({ $lt: ["$answerBy", { $ifNull: ["$answeredAt", now] }] }) }),
	inquiry: () => ({ inquiryId: trusted({ $ne: null }) }),
	mailRefused: () => ({ mailRefusedAt: trusted({ $ne: null }) }),
};

const compareBy = (order: Order) => (one: Found, other: Found) =>
	(order.dueAt ?? 1) *
	(one.dueAt.getTime() - other.dueAt.getTime() || (String(one._id) < String(other._id) ? -1 : 1));
