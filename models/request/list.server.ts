import { type QueryFilter, trusted } from "mongoose";
import type { Viewer } from "#models/account/user.server.ts";
import { withNumberState } from "#models/customer/number.server.ts";
import { havingId } from "#models/database/model.server.ts";
import { type Order, type Page, type PageAddress, readPage } from "#models/database/page.server.ts";
import type { Language } from "#models/language.ts";
import { type RequestOutcome, type RequestState, requestStates } from "#models/options.ts";
import { havingAll, keySample } from "#models/search/by-keys.server.ts";
import { searchedKeysOf, searchedPairsOf } from "#models/search/search-keys.ts";
import { dayMs, endOfDay } from "#models/time/calendar.ts";
import { latest, latestWeeks, startOfWeek } from "#models/time/week.ts";
import { type RequestKind, requestKinds } from "./answer-deadline.ts";
import { openStates, soonestFirst } from "./handling.server.ts";
import { ofEachKind, type RequestRecord, requestsOf, someOf, visibleTo } from "./record.server.ts";
import { facetKey, weekPairsOf } from "./request-keys.ts";
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
	const reads = await readsOf(viewer, query, now);
	const { rows, ...around } = await readPage<Found>(
		{ after, before },
		{
			model: requestsOf("trial"),
			order: orders[sort],
			async read({ beyond, order, limit }) {
				const found = await Promise.all(
					reads.map(async ({ kind, filter, index }): Promise<Found[]> => {
						const records = await requestsOf(kind)
							.find({ $and: [...filter, beyond] }, rowPaths)
							.sort(order)
							.limit(limit)
							.hint(index)
							.lean<RequestRecord[]>();
						return records.map((record) => ({ ...record, kind }));
					}),
				);
				return found.flat().sort(compareBy(order)).slice(0, limit);
			},
		},
	);
	const shown = rows.map(({ kind, ...record }) => rowOf(kind, record, now));
	return { ...around, rows: await withNumberState(shown), sort };
}

const exportBatch = 1_000;

/** Streams all results of a query, in the order of the list and in constant memory. */
export async function* streamRequests(viewer: Viewer, query: RequestQuery): AsyncGenerator<RequestView> {
	const now = new Date();
	const order = orders[sortOf(query)];
	const streams = (await readsOf(viewer, query, now)).map(({ kind, filter, index }) => {
		const found = requestsOf(kind).find({ $and: filter }).sort(order).hint(index).lean<RequestRecord[]>();
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

/** Filters and indexes whose results are each in the list's order. */
async function readsOf(
	viewer: Viewer,
	query: RequestQuery,
	now: Date,
): Promise<(Read & { kind: RequestKind })[]> {
	const { ids } = query;
	if (ids) return requestKinds.map((kind) => ({ kind, filter: [someOf(viewer, kind, ids)], index: "_id_" }));
	const kinds = query.kind ? [query.kind] : requestKinds;
	return Promise.all(
		kinds.flatMap((kind) =>
			partsOf(query).map(async (part) => ({ kind, ...(await filterOf(viewer, part, now)) })),
		),
	);
}

type Part = RequestQuery & { states: RequestState[]; words: string[] };

/** Only ended requests have keys for pairs of words and facets, as there are many of them. */
function partsOf(query: RequestQuery): Part[] {
	const states = statesOf(query);
	const words = (query.text && searchedKeysOf(query.text)) || [];
	const open = states.filter((state) => state !== "ended");
	const isSplit = words.length + facetsOf(query).length > 1 && open.length > 0 && open.length < states.length;
	const parts: RequestState[][] = isSplit ? [open, ["ended"]] : [states];
	return parts.map((states) => ({ ...query, states, words }));
}

type Read = { filter: Filter[]; index: string };

async function filterOf(viewer: Viewer, part: Part, now: Date): Promise<Read> {
	const { ownerId, due, week, outcome, states, words } = part;
	const facets = facetsOf(part);
	const facetKeys = facets.map(({ key }) => key);
	const isEnded = states.every((state) => state === "ended");
	const pairs = isEnded ? [...weekPairsOf(facetKeys), ...searchedPairsOf(words)] : [];
	const state: Filter = { state: isEnded ? "ended" : trusted({ $in: states }) };
	const ofOwner: Filter[] = [
		visibleTo(viewer),
		...(ownerId === undefined ? [] : [ownerId === null ? { ownerId } : havingId("ownerId", ownerId)]),
	];
	const owners = ownerId === undefined ? (viewer.isAdmin ? undefined : [null, viewer.id]) : [ownerId];
	const keys = [...pairs, ...facetKeys, ...words];
	const searchKeys = keys.length > 0 ? await narrowest(keys, owners) : null;
	const filter: Filter[] = [
		state,
		...(searchKeys === null ? [] : [{ searchKeys }]),
		...ofOwner,
		...(due ? [{ dueAt: trusted(due === "late" ? { $lt: now } : { $gte: now, $lt: endOfDay(now) }) }] : []),
		...(week === undefined ? [] : [createdInWeek(week, now)]),
		...(outcome ? [outcomeFilters[outcome](now)] : []),
		...facets.map(({ filter }) => filter),
		...havingAll(words),
	];
	return { filter, index: searchKeys !== null ? "words" : owners ? "owner" : "all" };
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
	return [
		cameFrom && { key: facetKey("source", cameFrom), filter: { cameFrom } },
		campaign && { key: facetKey("campaign", campaign), filter: { "visit.utmCampaign": campaign } },
		landingPage && {
			key: facetKey("landingPage", landingPage),
			filter: { "visit.landingPage": landingPage },
		},
		language && { key: facetKey("language", language), filter: { language } },
		outcome === "mailRefused" && { key: facetKey("mail", "refused"), filter: {} },
		week !== undefined && week !== latest && { key: facetKey("week", week), filter: {} },
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

const sampledOfEach = 400;

const narrowest = keySample(() =>
	ofEachKind((kind) =>
		requestsOf(kind).aggregate([
			{ $sample: { size: sampledOfEach } },
			{ $project: { searchKeys: 1, ownerId: 1 } },
		]),
	),
);

const compareBy = (order: Order) => (one: Found, other: Found) =>
	(order.dueAt ?? 1) *
	(one.dueAt.getTime() - other.dueAt.getTime() || (String(one._id) < String(other._id) ? -1 : 1));
