import { type QueryFilter, trusted } from "mongoose";
import { Account } from "#models/account/account.server.ts";
import { ownUnlessAdmin, type Viewer } from "#models/account/user.server.ts";
import { normaliseEmail } from "#models/contact/email.server.ts";
import { type NumberState, withNumberState } from "#models/customer/number.server.ts";
import { havingId } from "#models/database/model.server.ts";
import { type Page, type PageAddress, readPage } from "#models/database/page.server.ts";
import { mostCounted } from "#models/limits.ts";
import {
	type FollowUp,
	type InquirySort,
	type InquiryStatus,
	inquiryStatuses,
	type ProjectType,
	projectTypes,
	type Urgency,
	urgencies,
} from "#models/options.ts";
import { amongIds } from "#models/records/records.server.ts";
import { findBounded, isBounded, longestOf, type Search } from "#models/search/bounded.server.ts";
import { searchedKeysOf } from "#models/search/search-keys.ts";
import { calendarDay, dayAfter } from "#models/time/calendar.ts";
import { asksForClosed, conditionsOf, type InquiryFilters } from "./filters.server.ts";
import { type InquiryRecord, inquiries, orders } from "./record.server.ts";
import {
	type InquiryRow,
	type InquiryView,
	inquiryViewOf,
	type RowRecord,
	reachedAt,
	rowOf,
	rowPaths,
} from "./view.ts";

export interface InquiryQuery extends InquiryFilters {
	status?: InquiryStatus;
	urgency?: Urgency;
	projectType?: ProjectType;
	ownerId?: string;
	/** Beginnings of words, or last digits, all to match; for an admin also a representative's address. */
	text?: string;
	followUp?: FollowUp;
	sort?: InquirySort;
	/** If given, only these are read and other filters are ignored; for an export. */
	ids?: string[];
}

/** A row with the customer's phone number, and whether it was found to be wrong. */
type ReachableRow = InquiryRow & Pick<InquiryRecord, "customerPhone"> & NumberState;

export interface InquiryPage extends Page<ReachableRow> {
	/** Whether a search or a report's filter stopped at its limit, so that older matches may exist. */
	isCut: boolean;
	/** As applied: a search lists the newest first, follow-ups are listed by day, and what was won or lost by its end. */
	sort: InquirySort | "followUp" | "closed";
}

const listed = { ...rowPaths, customerEmail: 1, customerPhone: 1, corrected: 1, companyKey: 1 } as const;
type Listed = RowRecord & Pick<InquiryRecord, "customerEmail" | "customerPhone" | "corrected" | "companyKey">;

const exportBatch = 1_000;

type Filter = QueryFilter<InquiryRecord>;

/** A page of what the viewer may see; the first one if the cursor is invalid or leads past the end. */
export async function listInquiries(viewer: Viewer, asked: InquiryQuery & PageAddress): Promise<InquiryPage> {
	const now = new Date();
	const query = await withRepresentative(viewer, asked);
	const search = searchOf(viewer, query, now);
	const { rows, ...around } = await readPage<Listed, Segment>(query, {
		model: inquiries,
		order: orders[orderOf(query)],
		parts: segmentsOf(viewer, query, now),
		read: ({ part: { filter, index }, ...stretch }) =>
			search
				? findBounded<Listed>(inquiries.collection, search, stretch, listed)
				: inquiries
						.find({ $and: [filter, stretch.beyond] }, listed)
						.sort(stretch.order)
						.limit(stretch.limit)
						.hint(index)
						.lean(),
	});
	const today = calendarDay(now);
	const shown = rows.map(({ companyKey, customerEmail, customerPhone, corrected, ...row }) => ({
		...rowOf(row, today),
		customerPhone: reachedAt({ customerEmail, customerPhone, corrected }).customerPhone,
	}));
	return {
		...around,
		isCut: search !== null && around.next === null && (await isBounded(inquiries.collection, search)),
		rows: (await withNumberState(shown)).map(({ customerId, ...row }) => row),
		sort: sortOf(query),
	};
}

/** All results of a query, in constant memory. */
export async function* streamInquiries(viewer: Viewer, asked: InquiryQuery): AsyncGenerator<InquiryView> {
	const now = new Date();
	const query = await withRepresentative(viewer, asked);
	const today = calendarDay(now);
	const order = orders[orderOf(query)];
	for (const { filter, index } of segmentsOf(viewer, query, now)) {
		const found = inquiries.find(filter).sort(order).hint(index).lean<InquiryRecord[]>();
		for await (const record of found.cursor({ batchSize: exportBatch })) yield inquiryViewOf(record, today);
	}
}

/** How many of an owner's open inquiries have an overdue follow-up, counted up to {@link mostCounted}. */
export function countOverdueOf(ownerId: string): Promise<number> {
	const filter = {
		...havingId("ownerId", ownerId),
		...openFilter({ followUp: "overdue" }, new Date()),
		urgency: trusted({ $in: [...urgencies] }),
		projectType: trusted({ $in: [...projectTypes] }),
	};
	return inquiries.countDocuments(filter, { limit: mostCounted, hint: "own-followUp" }).exec();
}

async function withRepresentative<Query extends InquiryQuery>(viewer: Viewer, query: Query): Promise<Query> {
	if (!viewer.isAdmin || query.ownerId !== undefined) return query;
	for (const word of query.text?.split(/\s+/) ?? []) {
		const address = normaliseEmail(word);
		const ownerId = address && (await Account.idOf(address));
		if (ownerId) return { ...query, ownerId, text: query.text?.replace(word, " ") };
	}
	return query;
}

const keysOf = ({ text }: InquiryQuery) => (text ? searchedKeysOf(text) : null);

function sortOf(query: InquiryQuery): InquiryPage["sort"] {
	if (keysOf(query)) return "date";
	if (asksForClosed(query)) return "closed";
	if (query.source || query.week || query.heldFor) return "date";
	return query.followUp ? "followUp" : (query.sort ?? "date");
}

function orderOf(query: InquiryQuery): keyof typeof orders {
	const sort = sortOf(query);
	if (keysOf(query) || ((query.source || query.heldFor) && sort === "date")) return "newest";
	return sort === "urgency" ? "date" : sort;
}

type Segment = { filter: Filter; index: string };

/** The pieces of a list, one after another. An export reads a search as one, to its end. */
function segmentsOf(viewer: Viewer, query: InquiryQuery, now: Date): Segment[] {
	if (query.ids)
		return [{ filter: { ...amongIds("inquiry", query.ids), ...ownUnlessAdmin(viewer) }, index: "_id_" }];
	const search = searchOf(viewer, query, now);
	if (search) return [{ filter: { $and: [search.looksAt, search.finds] }, index: search.index }];
	const ownerId = ownerOf(viewer, query);
	const index = `${ownerId === undefined ? "all" : "own"}-${orderOf(query)}`;
	return urgencyGroups(query).map((group) => ({
		filter: { ...(ownerId === undefined ? {} : havingId("ownerId", ownerId)), ...rest(query, group, now) },
		index,
	}));
}

/**
 * How inquiries are searched for that have all these words: through one owner's, or through those that have the longest.
 * @param finds what they must match besides
 */
export function inquirySearch(words: string[], ownerId?: string, finds: Filter = {}): Search {
	const found = { searchKeys: trusted({ $all: words }), ...finds };
	return ownerId === undefined
		? { index: "search", looksAt: { searchKeys: longestOf(words) }, finds: found }
		: { index: "own", looksAt: havingId("ownerId", ownerId), finds: found };
}

/** What no index of a list's order answers: a search, what was won or lost, a source, and what is held for somebody. Null if none is asked for. */
function searchOf(viewer: Viewer, query: InquiryQuery, now: Date): Search | null {
	if (query.ids) return null;
	const ownerId = ownerOf(viewer, query);
	const finds = rest(query, urgencyGroups(query).flat(), now);
	const words = keysOf(query);
	if (words) return inquirySearch(words, ownerId, finds);
	const own = ownerId === undefined ? {} : havingId("ownerId", ownerId);
	if (asksForClosed(query)) {
		const looksAt = {
			...own,
			outcome: trusted({ $exists: true }),
			...conditionsOf({ month: query.month }, now),
		};
		return { index: ownerId === undefined ? "all-closed" : "own-closed", looksAt, finds };
	}
	if (query.heldFor)
		return { index: "heldFor", looksAt: { ...own, ...conditionsOf({ heldFor: query.heldFor }, now) }, finds };
	return query.source ? { index: ownerId === undefined ? "_id_" : "own", looksAt: own, finds } : null;
}

const ownerOf = (viewer: Viewer, { ownerId }: InquiryQuery) => (viewer.isAdmin ? ownerId : viewer.id);

/** All wanted values are named: without a search, MongoDB merges the sorted pieces of an index. */
const rest = (query: InquiryQuery, group: readonly Urgency[], now: Date): Filter => ({
	...openFilter(query, now),
	...conditionsOf(query, now),
	projectType: trusted({ $in: query.projectType ? [query.projectType] : [...projectTypes] }),
	urgency: trusted({ $in: [...group] }),
});

function urgencyGroups(query: InquiryQuery): (readonly Urgency[])[] {
	if (query.urgency) return [[query.urgency]];
	return sortOf(query) === "urgency" ? [["high"], ["medium"], ["low"]] : [urgencies];
}

function openFilter({ followUp, status }: InquiryQuery, now: Date): Filter {
	const statuses = inquiryStatuses.filter((one) => !status || one === status);
	if (!followUp) return { status: trusted({ $in: statuses }) };
	const today = calendarDay(now);
	return {
		status: trusted({ $in: statuses.filter((one) => one !== "completed") }),
		// A range also for one day: for an equality the planner would not use the order of the index.
		followUpOn: trusted(followUp === "today" ? { $gte: today, $lt: dayAfter(today, 1) } : { $lt: today }),
	};
}
