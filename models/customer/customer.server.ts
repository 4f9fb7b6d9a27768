import { type Model, type QueryFilter, Types, trusted } from "mongoose";
import { Staff } from "#models/account/staff.server.ts";
import { ownUnlessAdmin, type Viewer } from "#models/account/user.server.ts";
import { firstValueIn, type Page } from "#models/database/page.server.ts";
import { isWrong } from "#models/history/contact.server.ts";
import {
	type HistoryEventView,
	historyEvents,
	historyOfAll,
	subjectIdOf,
} from "#models/history/history.server.ts";
import { oneOf } from "#models/inquiry/inquiry.server.ts";
import { type InquiryRecord, inquiries } from "#models/inquiry/record.server.ts";
import { type InquiryView, inquiryViewOf, reachedAt } from "#models/inquiry/view.ts";
import type { Language } from "#models/language.ts";
import type { MailKind } from "#models/mail/facts.ts";
import { OutboxMail } from "#models/mail/outbox.server.ts";
import { requestKinds } from "#models/request/answer-deadline.ts";
import {
	findRecord,
	ofEachKind,
	type RequestRecord,
	requestsOf,
	visibleTo,
} from "#models/request/record.server.ts";
import { readRequestId } from "#models/request/request-id.ts";
import { senderKeysOf } from "#models/request/request-keys.ts";
import { type RequestView, viewOf } from "#models/request/view.ts";
import { customerKeysOf, phoneDigitsOf } from "#models/search/search-keys.ts";
import { calendarDay } from "#models/time/calendar.ts";
import { addressesIn, type CustomerLink, havingKeys, saidOf, withoutStaff } from "./links.server.ts";
import { type Related, toldTo } from "./related.server.ts";

/** Who said that a record belongs to the customer; `by` is null once their account has been erased. */
type Joined = { by: string | null; at: string };

/** A request or an inquiry of a customer, as whoever has it sees it. */
export type CustomerRecord = {
	isOpen: boolean;
	owner: string | null;
	/** Whether its address differs from that of the page's record. Only such a record can be declared another customer's. */
	isApart: boolean;
	joined?: Joined;
} & (({ what: "inquiry" } & InquiryView) | ({ what: RequestView["kind"] } & RequestView));

/** A colleague's record: only that it is theirs. */
type OthersRecord = { what: Related["what"]; owner: string | null; since: string };

type Way = {
	name: string;
	language: Language;
	phone?: string;
	isWrongNumber: boolean;
	email: string;
	isMailRefused: boolean;
};

export type CustomerEvent =
	| (HistoryEventView & { of: string })
	| { kind: "came"; id: string; at: string; of: string }
	| { kind: "mailed"; mail: MailKind; id: string; at: string; of: string };

export type CustomerView = {
	name: string;
	companyName: string;
	/** Each has the address ("" if none) and the number that earlier ones lack; the newest comes first. */
	ways: Way[];
	/** Open ones first, the latest of them first. */
	records: CustomerRecord[];
	others: OthersRecord[];
	history: Page<CustomerEvent>;
};

/** The most records read of each kind; a customer has fewer, but a company's name may be a common one. */
const mostRead = 50;

/**
 * Everything that there is of the customer of a request or an inquiry: what shares an address, a number or a company with
 * it, or an address or a number with one of those; and what was said to belong together, without what was said to be
 * another's. Of a colleague's there is only told whose it is, as OTHERS_CUSTOMERS says.
 * @returns null if the request or inquiry is missing or somebody else's
 */
export async function findCustomer(viewer: Viewer, id: string, after?: string): Promise<CustomerView | null> {
	const stored = await keysOfRecord(viewer, id);
	if (!stored) return null;
	const keys = await withoutStaff(stored);
	const { same, others: excluded, links } = await saidOf(keys);
	const first = [...keys, ...same];
	const own = await ownRecords(viewer, id, first, excluded);
	const reached = await withoutStaff(
		own.flatMap(({ keys }) => keys.filter((key) => !key.startsWith("company:"))),
	);
	const further = await saidOf(reached.filter((key) => !first.includes(key)));
	const all = [...new Set([...first, ...reached, ...further.same])];
	const found = all.length > first.length ? await ownRecords(viewer, id, all, excluded) : own;
	const [told, joinedBy] = await Promise.all([toldTo(viewer, found), joinedOf(links)]);
	const addresses = addressesIn(keys);
	const records = told
		.map(({ record, isOpen, owner, keys: its }) => {
			const isApart = !its.some((key) => addresses.includes(key));
			const [joined] = isApart ? its.flatMap((key) => joinedBy.get(key) ?? []) : [];
			return { ...record, isOpen, owner, isApart, joined } as CustomerRecord;
		})
		.sort(
			(one, other) => Number(other.isOpen) - Number(one.isOpen) || (one.createdAt < other.createdAt ? 1 : -1),
		);
	const [ways, others, history] = await Promise.all([
		waysTo(records),
		othersRecords(viewer, all, excluded),
		customerHistory(records, after),
	]);
	return {
		name: nameIn(records[0]),
		companyName: records.find(({ companyName }) => companyName)?.companyName ?? "",
		ways,
		records,
		others,
		history,
	};
}

const nameIn = (record: CustomerRecord | undefined): string =>
	record?.what === "inquiry" ? record.customerName : (record?.name ?? "");

/** Maps each address to whoever said that it belongs to the customer. */
async function joinedOf(links: CustomerLink[]): Promise<Map<string, Joined>> {
	const said = links.filter(({ statement }) => statement === "same");
	const names = await Staff.names(said.map(({ byId }) => byId));
	return new Map(
		said.flatMap(({ one, other, at, byId }) => {
			const joined = { by: names.get(String(byId)) ?? null, at: at.toISOString() };
			return [one, other].map((key): [string, Joined] => [key, joined]);
		}),
	);
}

/** Returns the search keys of a record's customer; null if the record is missing or another representative's. */
export async function keysOfRecord(viewer: Viewer, id: string): Promise<string[] | null> {
	if (!readRequestId(id)) {
		const inquiry = await inquiries.findOne(oneOf(viewer, id)).lean<InquiryRecord>();
		return inquiry && keysOf(inquiry);
	}
	const found = await findRecord(id, visibleTo(viewer));
	return found && senderKeysOf(found.record);
}

/** The keys of what an inquiry was made with, and of what its customer has corrected since. */
const keysOf = (inquiry: InquiryRecord) => [
	...new Set([...customerKeysOf(inquiry), ...customerKeysOf({ ...inquiry, ...reachedAt(inquiry) })]),
];

type Own = { record: InquiryView | RequestView; isOpen: boolean; ownerId: string | null; keys: string[] };

const newest = { createdAt: -1 } as const;

/** The record of this id, and those with one of the keys. */
async function ownRecords(viewer: Viewer, id: string, keys: string[], excluded: string[]): Promise<Own[]> {
	const now = new Date();
	const having = { $or: [{ _id: subjectIdOf(id) }, havingKeys(keys, excluded)] };
	const [logged, sent] = await Promise.all([
		inquiries
			.find({ ...having, ...ownUnlessAdmin(viewer) } as QueryFilter<InquiryRecord>)
			.sort(newest)
			.limit(mostRead)
			.lean<InquiryRecord[]>(),
		ofEachKind(async (kind) => {
			const records = await requestsOf(kind)
				.find({ ...having, ...visibleTo(viewer) } as QueryFilter<RequestRecord>)
				.sort(newest)
				.limit(mostRead)
				.lean<RequestRecord[]>();
			return records.map((record) => ({
				record: { ...viewOf(kind, record, now), what: kind },
				isOpen: record.state !== "ended",
				ownerId: record.ownerId && String(record.ownerId),
				keys: senderKeysOf(record),
			}));
		}),
	]);
	const today = calendarDay(now);
	const ofInquiries = logged.map((record) => ({
		record: { ...inquiryViewOf(record, today), what: "inquiry" as const },
		isOpen: record.status !== "completed",
		ownerId: String(record.ownerId),
		keys: keysOf(record),
	}));
	return [...ofInquiries, ...sent];
}

function inquiryWays(record: InquiryView) {
	const { customerPhone: phone, customerEmail: email } = reachedAt(record);
	return { phone, email };
}

/** Each address and number once, by the newest record that has it. */
async function waysTo(records: CustomerRecord[]): Promise<Way[]> {
	const newestFirst = [...records].sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
	const seen = new Set<string>();
	const ways: Omit<Way, "isWrongNumber">[] = [];
	for (const record of newestFirst) {
		const { phone, email } = record.what === "inquiry" ? inquiryWays(record) : record;
		const isKnown = (key: string) => key === "" || seen.has(key);
		const [mailbox, number] = [email.toLowerCase(), phoneDigitsOf(phone ?? "")];
		const isNew = { email: !isKnown(mailbox), phone: !isKnown(number) };
		if (!isNew.email && !isNew.phone) continue;
		seen.add(mailbox).add(number);
		const isMailRefused = newestFirst.some(
			(one) => one.what !== "inquiry" && one.email.toLowerCase() === mailbox && one.isMailRefused,
		);
		const language = record.what === "inquiry" ? "vi" : record.language;
		ways.push({
			name: nameIn(record),
			language,
			isMailRefused,
			phone: isNew.phone ? phone : undefined,
			email: isNew.email ? email : "",
		});
	}
	return Promise.all(ways.map(async (way) => ({ ...way, isWrongNumber: await isWrong(way.phone) })));
}

type Others = { _id: Types.ObjectId; what: Related["what"]; ownerId: Types.ObjectId; createdAt: Date };

/** Reads of colleagues' records only what tells whose they are, and since when. */
async function othersRecords(viewer: Viewer, keys: string[], excluded: string[]): Promise<OthersRecord[]> {
	if (viewer.isAdmin) return [];
	const theirs = {
		...havingKeys(keys, excluded),
		ownerId: trusted({ $nin: [null, new Types.ObjectId(viewer.id)] }),
	};
	const read = async (what: Related["what"]): Promise<Others[]> => {
		const model = (what === "inquiry" ? inquiries : requestsOf(what)) as unknown as Model<Others>;
		const found = await model
			.find(theirs, { ownerId: 1, createdAt: 1 })
			.sort(newest)
			.limit(mostRead)
			.lean<Others[]>();
		return found.map((one) => ({ ...one, what }));
	};
	const found = (await Promise.all((["inquiry", ...requestKinds] as const).map(read))).flat();
	const told = await toldTo(viewer, found);
	const since = await heldSince(told.map(({ _id }) => _id));
	return told.map(({ _id, what, owner, createdAt }) => ({
		what,
		owner,
		since: (since.get(String(_id)) ?? createdAt).toISOString(),
	}));
}

/** When each last changed hands. */
async function heldSince(ids: Types.ObjectId[]): Promise<Map<string, Date>> {
	if (ids.length === 0) return new Map();
	const changes = await historyEvents
		.find(
			{
				subjectId: trusted({ $in: ids }),
				kind: trusted({ $in: ["taken", "handedOver", "created"] as const }),
			},
			{ subjectId: 1, at: 1 },
		)
		.sort({ at: 1 })
		.lean();
	return new Map(changes.map(({ subjectId, at }) => [String(subjectId), at]));
}

/** One history of all records, with each request's arrival and the mails that were sent. */
async function customerHistory(records: CustomerRecord[], after?: string): Promise<Page<CustomerEvent>> {
	const idOf = new Map(records.map(({ id }) => [String(subjectIdOf(id)), id]));
	const { rows, next, previous } = await historyOfAll(
		[...idOf.keys()].map((id) => new Types.ObjectId(id)),
		after,
	);
	const span = {
		since: next ? new Date(rows.at(-1)?.at ?? 0) : undefined,
		until: previous && after ? new Date(String(firstValueIn(after))) : undefined,
	};
	const requests = records.filter((one) => one.what !== "inquiry");
	const mails = await OutboxMail.sentTo(
		requests.map(({ email }) => email),
		requests.map(({ id }) => id),
		span,
	);
	const isWithin = (at: string) =>
		(!span.since || at >= span.since.toISOString()) && (!span.until || at < span.until.toISOString());
	const events: CustomerEvent[] = [
		...rows
			// That it became an inquiry says the inquiry itself, and where that comes from the request.
			.filter(({ kind }) => kind !== "inquiry" && kind !== "requested")
			.map(({ subjectId, ...event }) => ({ ...event, of: idOf.get(subjectId) ?? "" })),
		...requests
			.filter(({ createdAt }) => isWithin(createdAt))
			.map(({ id, createdAt }) => ({ kind: "came" as const, id: `came-${id}`, at: createdAt, of: id })),
		...mails.map(({ kind, requestId, at }) => ({
			kind: "mailed" as const,
			mail: kind,
			of: requestId,
			at: at.toISOString(),
			id: `${kind}-${requestId}-${at.getTime()}`,
		})),
	];
	return { next, previous, rows: events.sort((one, other) => (one.at < other.at ? 1 : -1)) };
}
