import { Types, trusted } from "mongoose";
import { Staff } from "#models/account/staff.server.ts";
import { type Viewer, visibleTo } from "#models/account/user.server.ts";
import { firstValueIn, type Page } from "#models/database/page.server.ts";
import {
	type HistoryEventView,
	historyEvents,
	historyOfAll,
	subjectIdOf,
} from "#models/history/history.server.ts";
import type { InquiryView } from "#models/inquiry/view.ts";
import type { Language } from "#models/language.ts";
import type { MailKind } from "#models/mail/facts.ts";
import { OutboxMail } from "#models/mail/outbox.server.ts";
import { type RecordKind, recordKinds } from "#models/records/record-id.ts";
import type { RecordTable, Stored } from "#models/records/record-table.ts";
import { isOpen, ofEachKind, tableOf } from "#models/records/records.server.ts";
import type { RequestView } from "#models/request/view.ts";
import { heldBy } from "./adopt.server.ts";
import { contactOf } from "./contact.server.ts";
import { type Customer, customers } from "./document.server.ts";
import { hintedAt, mostRead, type Related, recordsOf, relatedIn, toldTo } from "./related.server.ts";

type Reach = ReturnType<RecordTable<RecordKind>["reach"]>;

/** A request or an inquiry of a customer, as whoever has it sees it. */
export type CustomerRecord = {
	name: string;
	reach: Reach;
	isOpen: boolean;
	owner: string | null;
	/** Whether it has another address than the page's record, and so can be declared another customer's. */
	isApart: boolean;
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
	/** One record each of customers with the same number or company, who may be this one. */
	hints: Related[];
	/** Who last said that its records belong together; `by` is null once that account has been erased. */
	joined: { by: string | null; at: string } | null;
	history: Page<CustomerEvent>;
};

/**
 * Everything that there is of the customer of a request or an inquiry. Of a colleague's there is only told whose it is, as
 * OTHERS_CUSTOMERS says.
 * @returns null if the request or inquiry is missing or somebody else's
 */
export async function findCustomer(viewer: Viewer, id: string, after?: string): Promise<CustomerView | null> {
	const page = await heldBy(viewer, id);
	if (!page) return null;
	const { customerId } = page;
	const customer = await customers.findById(customerId).lean<Customer>();
	const own = await ownRecords(viewer, customerId);
	const addresses = customer?.emails ?? [];
	const contact = contactOf(page);
	const told = await toldTo(viewer, own);
	const records = told
		.map(({ record, isOpen, owner, email }) => {
			const isApart = record.id !== id && !(email === contact.email && addresses.includes(email));
			return { ...record, isOpen, owner, isApart } as CustomerRecord;
		})
		.sort(
			(one, other) => Number(other.isOpen) - Number(one.isOpen) || (one.createdAt < other.createdAt ? 1 : -1),
		);
	const [others, hints, history, joined] = await Promise.all([
		othersRecords(viewer, customerId),
		hintsAt(viewer, records, customer),
		customerHistory(records, after),
		customer?.joined && joinedBy(customer.joined),
	]);
	return {
		name: records[0]?.name ?? "",
		companyName: records.find(({ companyName }) => companyName)?.companyName ?? "",
		ways: waysTo(records, customer),
		records,
		others,
		hints,
		joined: joined && records.some(({ isApart }) => isApart) ? joined : null,
		history,
	};
}

async function joinedBy({ at, byId }: NonNullable<Customer["joined"]>): Promise<CustomerView["joined"]> {
	const names = await Staff.names(byId ? [byId] : []);
	return { by: names.get(String(byId)) ?? null, at: at.toISOString() };
}

type Own = {
	record: (InquiryView | RequestView) & { what: RecordKind; name: string; reach: Reach };
	isOpen: boolean;
	ownerId: string | null;
	email: string;
};

const newest = { createdAt: -1 } as const;

function ownRecords(viewer: Viewer, customerId: string): Promise<Own[]> {
	const now = new Date();
	return ofEachKind(recordKinds, async (kind) => {
		const { model, viewOf, nameOf, reach } = tableOf(kind);
		const records = await model
			.find({ customerId, ...visibleTo(viewer) })
			.sort(newest)
			.limit(mostRead)
			.lean<Stored[RecordKind][]>();
		return records.map((record) => ({
			record: { ...viewOf(record, now), what: kind, name: nameOf(record), reach: reach(record) },
			isOpen: isOpen(kind, record),
			ownerId: record.ownerId && String(record.ownerId),
			email: contactOf(record).email,
		}));
	});
}

/** Each address and number once, by the newest record that has it. */
function waysTo(records: CustomerRecord[], customer: Customer | null): Way[] {
	const { wrongPhones = [], refusedEmails = [] } = customer ?? {};
	const seen = new Set<string>([""]);
	return [...records]
		.sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1))
		.flatMap((record) => {
			const { email, phone = "", language } = record.reach;
			const contact = contactOf(record);
			const isNew = { email: !seen.has(contact.email), phone: !seen.has(contact.phone) };
			if (!isNew.email && !isNew.phone) return [];
			seen.add(contact.email).add(contact.phone);
			return {
				name: record.name,
				language,
				isMailRefused: refusedEmails.includes(contact.email),
				isWrongNumber: isNew.phone && wrongPhones.includes(contact.phone),
				phone: isNew.phone ? phone : undefined,
				email: isNew.email ? email : "",
			};
		});
}

/** The newest record of each that the viewer sees. No number and no name of a colleague's record leads to anybody. */
async function hintsAt(viewer: Viewer, records: CustomerRecord[], own: Customer | null): Promise<Related[]> {
	const contacts = records.map(contactOf);
	const found = await recordsOf(await hintedAt(contacts, own), ownedOrFree(viewer));
	const newest = new Map(found.reverse().map((one) => [one.customerId, one]));
	return relatedIn(viewer, [...newest.values()].reverse(), contacts);
}

const ownedOrFree = ({ id, isAdmin }: Viewer) =>
	isAdmin ? {} : { ownerId: { $in: [null, new Types.ObjectId(id)] } };

/** Reads of colleagues' records only what tells whose they are, and since when. */
async function othersRecords(viewer: Viewer, customerId: string): Promise<OthersRecord[]> {
	if (viewer.isAdmin) return [];
	const found = await recordsOf([customerId], { ownerId: { $nin: [null, new Types.ObjectId(viewer.id)] } });
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
