import { isValidObjectId, type QueryFilter, Types, trusted } from "mongoose";
import { Account } from "#models/account/account.server.ts";
import type { Viewer } from "#models/account/user.server.ts";
import { calendarDay } from "#models/calendar.ts";
import { cursorOf, type Position, positionOf } from "#models/cursor.ts";
import { normaliseEmail } from "#models/email.server.ts";
import { beyondRow, inDirection, type Page, type PageAddress, readKeysetPage } from "#models/keyset-page.ts";
import { inquiriesPerPage } from "#models/limits.ts";
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
import { searchedKeysOf } from "#models/search-keys.ts";
import { type InquiryRecord, inquiries, orders } from "./record.server.ts";
import { searchFor } from "./search.server.ts";
import { type InquiryRow, type InquiryView, type RowRecord, rowOf, rowPaths, viewOf } from "./view.ts";

export interface InquiryQuery {
	status?: InquiryStatus;
	urgency?: Urgency;
	projectType?: ProjectType;
	ownerId?: string;
	/** Beginnings of words, or last digits, all to match; for an admin also a representative's address. */
	text?: string;
	followUp?: FollowUp;
	sort?: InquirySort;
}

export interface InquiryPage extends Page<InquiryRow> {
	/** As applied: follow-ups are listed by day, and a text search has no order by company. */
	sort: InquirySort | "followUp";
}

const exportBatch = 1_000;
const day = 24 * 60 * 60 * 1000;

type Filter = QueryFilter<InquiryRecord>;

/** What one index gives in order; a query reads one segment, or several one after another. */
type Segment = { filter: Filter; order: keyof typeof orders; index: string };

/** A page of what the viewer may see; the first one if the cursor is invalid or leads past the end. */
export async function listInquiries(viewer: Viewer, asked: InquiryQuery & PageAddress): Promise<InquiryPage> {
	const now = new Date();
	const query = await withRepresentative(viewer, asked);
	const segments = await segmentsOf(viewer, query, now);
	const { rows, ...around } = await readKeysetPage<Found, Position>(query, {
		size: inquiriesPerPage,
		keyOf: (cursor) => positionOf(cursor, segments[0]?.order, segments.length),
		cursorOf: ({ position }) => cursorOf(position),
		read: (start, forward, limit) => readFrom(segments, start, forward, limit),
	});
	const today = calendarDay(now);
	return {
		...around,
		rows: rows.map(({ record: { companyKey, ...record } }) => rowOf(record, today)),
		sort: sortOf(query),
	};
}

/** All that a query gives, in constant memory. */
export async function* streamInquiries(viewer: Viewer, asked: InquiryQuery): AsyncGenerator<InquiryView> {
	const now = new Date();
	const query = await withRepresentative(viewer, asked);
	const today = calendarDay(now);
	for (const { filter, order, index } of await segmentsOf(viewer, query, now)) {
		const found = inquiries.find(filter).sort(orders[order]).hint(index).lean<InquiryRecord[]>();
		for await (const record of found.cursor({ batchSize: exportBatch })) yield viewOf(record, today);
	}
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

function sortOf({ followUp, text, sort = "date" }: InquiryQuery): InquiryPage["sort"] {
	if (followUp) return "followUp";
	return sort === "company" && text && searchedKeysOf(text) ? "date" : sort;
}

async function segmentsOf(viewer: Viewer, query: InquiryQuery, now: Date): Promise<Segment[]> {
	const sort = sortOf(query);
	const order = sort === "urgency" ? "date" : sort;
	const ownerId = viewer.isAdmin ? query.ownerId : viewer.id;
	const scope = ownerId === undefined ? "all" : "own";
	const keys = query.text ? searchedKeysOf(query.text) : null;
	const search = keys && (await searchFor(keys, scope));

	const filter: Filter = {
		...(ownerId !== undefined && { ownerId: isValidObjectId(ownerId) ? new Types.ObjectId(ownerId) : null }),
		...search?.filter,
		...openFilter(query, now),
		projectType: trusted({ $in: query.projectType ? [query.projectType] : [...projectTypes] }),
	};
	const index = `${search?.scope ?? scope}-${order}`;
	return urgencyGroups(query, sort).map((group) => ({
		filter: { ...filter, urgency: trusted({ $in: [...group] }) },
		order,
		index,
	}));
}

function urgencyGroups({ urgency }: InquiryQuery, sort: InquiryPage["sort"]): (readonly Urgency[])[] {
	if (urgency) return [[urgency]];
	return sort === "urgency" ? [["high"], ["medium"], ["low"]] : [urgencies];
}

function openFilter({ followUp, status }: InquiryQuery, now: Date): Filter {
	const statuses = inquiryStatuses.filter((one) => !status || one === status);
	if (!followUp) return { status: trusted({ $in: statuses }) };
	const [today, tomorrow] = [calendarDay(now), calendarDay(new Date(now.getTime() + day))];
	return {
		status: trusted({ $in: statuses.filter((one) => one !== "completed") }),
		// A range also for one day: for an equality the planner would not use the order of the index.
		followUpOn: trusted(followUp === "today" ? { $gte: today, $lt: tomorrow } : { $lt: today }),
	};
}

type Found = { record: RowRecord & Pick<InquiryRecord, "companyKey">; position: Position };

async function readFrom(
	segments: Segment[],
	start: Position | null,
	forward: boolean,
	limit: number,
): Promise<Found[]> {
	const found: Found[] = [];
	for (let number = start?.segment ?? 0; found.length < limit; number += forward ? 1 : -1) {
		const segment = segments[number];
		if (!segment) break;
		const { filter, order, index } = segment;
		const past =
			number === start?.segment ? [beyondRow(orders[order], boundOf(start), start.id, forward)] : [];
		const records = await inquiries
			.find({ $and: [filter, ...past] }, { ...rowPaths, companyKey: 1 })
			.sort(inDirection(orders[order], forward))
			.limit(limit - found.length)
			.hint(index)
			.lean<Found["record"][]>();
		for (const record of records) {
			const value = valueIn(record, order);
			found.push({ record, position: { order, segment: number, value, id: String(record._id) } });
		}
	}
	return found;
}

function valueIn({ createdAt, companyKey, followUpOn }: Found["record"], order: Segment["order"]): string {
	return { date: createdAt.toISOString(), company: companyKey, followUp: followUpOn ?? "" }[order];
}

const boundOf = ({ order, value }: Position) => (order === "date" ? new Date(value) : value);
