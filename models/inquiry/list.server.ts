import { type QueryFilter, trusted } from "mongoose";
import { Account } from "#models/account/account.server.ts";
import type { Viewer } from "#models/account/user.server.ts";
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
import { searchedKeysOf } from "#models/search/search-keys.ts";
import { calendarDay, dayAfter } from "#models/time/calendar.ts";
import { someOf } from "./inquiry.server.ts";
import { type InquiryRecord, inquiries, orders } from "./record.server.ts";
import { type Search, searchFor } from "./search.server.ts";
import {
	type InquiryRow,
	type InquiryView,
	inquiryViewOf,
	type RowRecord,
	reachedAt,
	rowOf,
	rowPaths,
} from "./view.ts";

export interface InquiryQuery {
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
	/** As applied: a search lists the newest first, and follow-ups are listed by day. */
	sort: InquirySort | "followUp";
}

const listed = { ...rowPaths, customerEmail: 1, customerPhone: 1, corrected: 1, companyKey: 1 } as const;
type Listed = RowRecord & Pick<InquiryRecord, "customerEmail" | "customerPhone" | "corrected" | "companyKey">;

const exportBatch = 1_000;

type Filter = QueryFilter<InquiryRecord>;

/** A page of what the viewer may see; the first one if the cursor is invalid or leads past the end. */
export async function listInquiries(viewer: Viewer, asked: InquiryQuery & PageAddress): Promise<InquiryPage> {
	const now = new Date();
	const query = await withRepresentative(viewer, asked);
	const { rows, ...around } = await readPage<Listed, Search>(query, {
		model: inquiries,
		order: orders[orderOf(query)],
		parts: await segmentsOf(viewer, query, now),
		read: ({ part: { filter, index }, beyond, order, limit }) =>
			inquiries
				.find({ $and: [filter, beyond] }, listed)
				.sort(order)
				.limit(limit)
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
	for (const { filter, index } of await segmentsOf(viewer, query, now)) {
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
	return query.followUp ? "followUp" : (query.sort ?? "date");
}

function orderOf(query: InquiryQuery): keyof typeof orders {
	if (keysOf(query)) return "newest";
	const sort = sortOf(query);
	return sort === "urgency" ? "date" : sort;
}

async function segmentsOf(viewer: Viewer, query: InquiryQuery, now: Date): Promise<Search[]> {
	if (query.ids) return [{ filter: someOf(viewer, query.ids), index: "_id_" }];
	const ownerId = viewer.isAdmin ? query.ownerId : viewer.id;
	const keys = keysOf(query);
	const { filter, index } = keys ? await searchFor(keys, ownerId) : listFor(orderOf(query), ownerId);
	const projectType = trusted({ $in: query.projectType ? [query.projectType] : [...projectTypes] });
	return urgencyGroups(query).map((group) => ({
		filter: { ...filter, ...openFilter(query, now), projectType, urgency: trusted({ $in: [...group] }) },
		index,
	}));
}

const listFor = (order: keyof typeof orders, ownerId?: string): Search =>
	ownerId === undefined
		? { filter: {}, index: `all-${order}` }
		: { filter: havingId("ownerId", ownerId), index: `own-${order}` };

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
