import { type QueryFilter, trusted } from "mongoose";
import type { Viewer } from "#models/account/user.server.ts";
import { endOfDay } from "#models/calendar.ts";
import { keySample, rarestOf } from "#models/key-sample.ts";
import type { Language } from "#models/language.ts";
import { havingId } from "#models/model.server.ts";
import { type RequestOutcome, type RequestState, requestStates } from "#models/options.ts";
import { type Page, type PageAddress, readPage } from "#models/page.server.ts";
import { searchedKeysOf, searchedPairsOf } from "#models/search-keys.ts";
import { latest, latestWeeks, startOfWeek } from "#models/week.ts";
import { type RequestKind, requestKinds } from "./answer-deadline.ts";
import { openStates, soonestFirst } from "./handling.server.ts";
import { type RequestRecord, requestsOf, visibleTo } from "./record.server.ts";
import { facetKey, weekPairsOf } from "./request-keys.ts";
import { sourceNamed } from "./source.ts";
import { type RequestRow, rowOf, rowPaths } from "./view.ts";

export interface RequestQuery {
	kind?: RequestKind;
	/** By default what is not ended. */
	state?: RequestState | "all";
	/** An account's; null for requests that nobody has. */
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
}

const orders = { soonestDue: soonestFirst, latest: { dueAt: -1, _id: -1 } } as const;
const day = 24 * 60 * 60 * 1000;

type Filter = QueryFilter<RequestRecord>;
type Found = RequestRecord & { kind: RequestKind };

export interface RequestPage extends Page<RequestRow> {
	/** As applied: by what is due soonest, or, where ended ones are among them, the last first. */
	sort: "soonestDue" | "latest";
}

/** A page of what the viewer may see; the first one if the cursor is invalid or leads past the end. */
export async function listRequests(
	viewer: Viewer,
	{ after, before, ...query }: RequestQuery & PageAddress,
): Promise<RequestPage> {
	const now = new Date();
	const sort = query.state === "ended" || query.state === "all" ? "latest" : "soonestDue";
	const kinds = query.kind ? [query.kind] : requestKinds;
	const parts = await Promise.all(partsOf(viewer, query).map((part) => filterOf(viewer, part, now)));
	const { rows, ...around } = await readPage<Found>(
		{ after, before },
		{
			model: requestsOf("trial"),
			order: orders[sort],
			async read({ beyond, order, limit }) {
				const found = await Promise.all(
					kinds.flatMap((kind) =>
						parts.map(async ({ filter, index }): Promise<Found[]> => {
							const records = await requestsOf(kind)
								.find({ $and: [...filter, beyond] }, rowPaths)
								.sort(order)
								.limit(limit)
								.hint(index)
								.lean<RequestRecord[]>();
							return records.map((record) => ({ ...record, kind }));
						}),
					),
				);
				const way = order.dueAt ?? 1;
				return found
					.flat()
					.sort((one, other) => way * compare(one, other))
					.slice(0, limit);
			},
		},
	);
	return { ...around, rows: rows.map(({ kind, ...record }) => rowOf(kind, record, now)), sort };
}

type Part = RequestQuery & { states: RequestState[]; words: string[]; isOwned: boolean };

/** Ended requests have keys of their own for several of an address, and an index for one person's. */
function partsOf(viewer: Viewer, query: RequestQuery): Part[] {
	const states = statesOf(query);
	const words = (query.text && searchedKeysOf(query.text)) || [];
	const isOwned = !viewer.isAdmin || query.ownerId !== undefined;
	const keys = words.length + facetsOf(query).length;
	const open = states.filter((state) => state !== "ended");
	const isSplit = keys > (isOwned ? 0 : 1) && open.length > 0 && open.length < states.length;
	const parts: RequestState[][] = isSplit ? [open, ["ended"]] : [states];
	return parts.map((states) => ({ ...query, states, words, isOwned }));
}

async function filterOf(viewer: Viewer, part: Part, now: Date): Promise<{ filter: Filter[]; index: string }> {
	const { ownerId, due, week, outcome, states, words, isOwned } = part;
	const facets = facetsOf(part);
	const isEnded = states.every((state) => state === "ended");
	const facetKeys = facets.map(({ key }) => key);
	const keys = isEnded
		? [...weekPairsOf(facetKeys), ...facetKeys, ...words, ...searchedPairsOf(words)]
		: [...facetKeys, ...words];
	const rarest = keys.length > 1 ? rarestOf(await sampledKeys(), keys) : keys[0];
	// As $expr, so that the planner cannot choose another key than the rarest.
	const hasWords = { $expr: trusted({ $setIsSubset: [words, "$searchKeys"] }) };
	const filter: Filter[] = [
		{ state: isEnded ? "ended" : trusted({ $in: states }) },
		visibleTo(viewer),
		...(ownerId === undefined ? [] : [ownerId === null ? { ownerId } : havingId("ownerId", ownerId)]),
		...(due ? [{ dueAt: trusted(due === "late" ? { $lt: now } : { $gte: now, $lt: endOfDay(now) }) }] : []),
		...(week === undefined ? [] : [createdInWeek(week, now)]),
		...(outcome ? [outcomeFilters[outcome](now)] : []),
		...facets.map(({ filter }) => filter),
		...(words.length > 1 || (words.length > 0 && rarest !== words[0]) ? [hasWords] : []),
		...(rarest === undefined ? [] : [{ searchKeys: rarest }]),
	];
	if (rarest === undefined) return { filter, index: isOwned ? "owner" : "all" };
	return { filter, index: isOwned && isEnded ? "ended-words" : "words" };
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
	const until = new Date(since.getTime() + 7 * day);
	return {
		createdAt: trusted(week === latest ? { $gte: since } : { $gte: since, $lt: until }),
		dueAt: trusted({ $gte: new Date(since.getTime() - day) }),
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

const sampledKeys = keySample(async () => {
	const sampled = await Promise.all(
		requestKinds.map((kind) =>
			requestsOf(kind).aggregate<{ searchKeys: string[] }>([
				{ $sample: { size: sampledOfEach } },
				{ $project: { searchKeys: 1 } },
			]),
		),
	);
	return sampled.flat().map(({ searchKeys }) => searchKeys);
});

function compare(one: Found, other: Found): number {
	return one.dueAt.getTime() - other.dueAt.getTime() || (String(one._id) < String(other._id) ? -1 : 1);
}
