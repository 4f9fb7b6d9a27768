import type { Viewer } from "#models/account/user.server.ts";
import { type LastContacts, lastContactsOf } from "#models/history/last-contacts.server.ts";
import { inquirySearch } from "#models/inquiry/list.server.ts";
import { type InquiryRecord, inquiries, orders } from "#models/inquiry/record.server.ts";
import { reachedAt } from "#models/inquiry/view.ts";
import type { RequestId } from "#models/records/record-id.ts";
import { listRequests } from "#models/request/list.server.ts";
import { findBounded } from "#models/search/bounded.server.ts";
import { searchedKeysOf } from "#models/search/search-keys.ts";
import { askWhole } from "./asked.server.ts";
import { type Contact, contactOf } from "./contact.server.ts";
import { withNumberState } from "./number.server.ts";
import { type Related, toldTo } from "./related.server.ts";

type FoundCustomer = Partial<LastContacts> & {
	name: string;
	companyName: string;
	/** Of a colleague's customer neither the number nor what was said. */
	phone?: string;
	isWrongNumber: boolean;
	/** Open ones first, the latest of them first. */
	records: (Omit<Related, "same"> & { name: string })[];
};

type FoundCustomers = {
	customers: FoundCustomer[];
	/** Whether older records match that were not looked at. */
	isCut: boolean;
};

type Found = {
	name: string;
	companyName: string;
	what: Related["what"];
	id: RequestId | string;
	createdAt: string;
	isOpen: boolean;
	ownerId: string | null;
	customer: string;
	contact: Contact;
	phone?: string;
	/** The request whose history comes before its own. */
	begunWith?: string;
};

/** How many of the newest are looked at; an older one is found by more of the name. */
const mostFound = 50;

/**
 * Finds customers by the words or last digits of a text, in requests and inquiries, open or closed; a colleague's only by a
 * whole e-mail address or number. What is told of a colleague's follows OTHERS_CUSTOMERS.
 * @returns the customer with the newest record first
 * @throws TooManyWrites
 */
export async function searchCustomers(viewer: Viewer, text: string): Promise<FoundCustomers> {
	const words = searchedKeysOf(text);
	if (!words) return { customers: [], isCut: false };
	const { email, phone } = await askWhole(viewer, { customerEmail: text, customerPhone: text });
	// Their own are read apart, or the newer ones of colleagues would leave no room for them.
	const readers = viewer.isAdmin || !(email || phone) ? [viewer] : [viewer, asAdmin(viewer)];
	const reading = readers.flatMap((reader) => [foundInquiries(reader, words), foundRequests(reader, text)]);
	const lists = await Promise.all(reading);
	const isTold = ({ ownerId, contact }: Found) =>
		viewer.isAdmin ||
		[null, viewer.id].includes(ownerId) ||
		(email !== "" && contact.email === email) ||
		(phone !== "" && contact.phone === phone);
	const all = lists.flatMap(({ found }) => found).filter(isTold);
	const told = await toldTo(viewer, [...new Map(all.map((one) => [one.id, one])).values()]);
	const groups = new Map<string, typeof told>();
	for (const one of told.sort(latestFirst))
		groups.set(one.customer, [...(groups.get(one.customer) ?? []), one]);
	const contacts = await lastContactsOf(told.filter(({ isSeen }) => isSeen));
	const customers = [...groups].map(([customerId, records]) => ({
		...lastOf(records.flatMap(({ id }) => contacts.get(id) ?? [])),
		customerId,
		phone: records.find(({ isSeen, phone }) => isSeen && phone)?.phone,
		name: records[0]?.name ?? "",
		companyName: records.find(({ companyName }) => companyName)?.companyName ?? "",
		records: records
			.sort((one, other) => Number(other.isOpen) - Number(one.isOpen) || latestFirst(one, other))
			.map(({ what, id, name, isSeen, owner, createdAt, isOpen }) => ({
				what,
				name,
				owner,
				createdAt,
				isOpen,
				id: isSeen ? id : null,
			})),
	}));
	return { customers: await withNumberState(customers), isCut: lists.some(({ isCut }) => isCut) };
}

type Dated = { createdAt: string };

const latestFirst = (one: Dated, other: Dated) => (one.createdAt > other.createdAt ? -1 : 1);

/** Of a customer's records, the one that somebody worked on last. */
const lastOf = (contacts: LastContacts[]): Partial<LastContacts> =>
	contacts.sort((one, other) => (timeOf(one) > timeOf(other) ? -1 : 1))[0] ?? {};

const timeOf = ({ last, triedAt = "" }: LastContacts) => (last && last.at > triedAt ? last.at : triedAt);

/** Reads everything; what the viewer may see of it is decided afterwards. */
const asAdmin = (viewer: Viewer): Viewer => ({ ...viewer, isAdmin: true });

type FoundRecords = { found: Found[]; isCut: boolean };

async function foundInquiries(reader: Viewer, words: string[]): Promise<FoundRecords> {
	const paths = {
		customerName: 1,
		companyName: 1,
		customerEmail: 1,
		customerPhone: 1,
		customerId: 1,
	} as const;
	const records = await findBounded<InquiryRecord>(
		inquiries.collection,
		inquirySearch(words, reader.isAdmin ? undefined : reader.id),
		{ beyond: {}, order: orders.newest, limit: mostFound + 1 },
		{ ...paths, corrected: 1, requestId: 1, status: 1, createdAt: 1, ownerId: 1 },
	);
	const found = records.slice(0, mostFound).map((record) => ({
		what: "inquiry" as const,
		id: String(record._id),
		name: record.customerName,
		companyName: record.companyName,
		createdAt: record.createdAt.toISOString(),
		isOpen: record.status !== "completed",
		ownerId: String(record.ownerId),
		customer: String(record.customerId ?? record._id),
		contact: contactOf(record),
		phone: reachedAt(record).customerPhone,
		begunWith: record.requestId,
	}));
	return { found, isCut: records.length > mostFound };
}

async function foundRequests(reader: Viewer, text: string): Promise<FoundRecords> {
	const { rows, next } = await listRequests(reader, { text, state: "all" });
	const found = rows.map((row) => ({
		what: row.kind,
		id: row.id,
		name: row.name,
		companyName: row.companyName ?? "",
		createdAt: row.createdAt,
		isOpen: row.state !== "ended",
		ownerId: row.ownerId,
		customer: row.customerId ?? row.id,
		contact: contactOf(row),
		phone: row.phone,
	}));
	return { found, isCut: next !== null };
}
