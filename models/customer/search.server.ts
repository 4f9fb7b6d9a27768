import type { Viewer } from "#models/account/user.server.ts";
import { inquirySearch } from "#models/inquiry/list.server.ts";
import { type InquiryRecord, inquiries, orders } from "#models/inquiry/record.server.ts";
import { listRequests } from "#models/request/list.server.ts";
import type { RequestId } from "#models/request/request-id.ts";
import { senderKeysOf } from "#models/request/request-keys.ts";
import { findBounded } from "#models/search/bounded.server.ts";
import { customerKeysOf, searchedKeysOf } from "#models/search/search-keys.ts";
import { askWhole } from "./asked.server.ts";
import { addressesIn, type CustomerLink, linksOf, type Statement, withoutStaff } from "./links.server.ts";
import { type Related, toldTo } from "./related.server.ts";

type FoundCustomer = {
	name: string;
	companyName: string;
	/** Open ones first, the latest of them first. */
	records: (Omit<Related, "same"> & { name: string })[];
};

type FoundCustomers = {
	customers: FoundCustomer[];
	/** Whether older records match that were not looked at. */
	isCut: boolean;
};

type Found = Omit<FoundCustomer, "records"> & {
	what: Related["what"];
	id: RequestId | string;
	createdAt: string;
	isOpen: boolean;
	ownerId: string | null;
	keys: string[];
};

/** How many of the newest are looked at; an older one is found by more of the name. */
const mostFound = 50;

/**
 * Finds customers by the words or last digits of a text, in requests and inquiries, open or closed; a colleague's only by a
 * whole e-mail address or number. What is told of a colleague's follows OTHERS_CUSTOMERS.
 * @returns what shares an address, a number or a company as one customer, unless somebody has said otherwise; the one with
 * the newest record first
 * @throws TooManyWrites
 */
export async function searchCustomers(viewer: Viewer, text: string): Promise<FoundCustomers> {
	const words = searchedKeysOf(text);
	if (!words) return { customers: [], isCut: false };
	const [whole] = await askWhole(viewer, { customerEmail: text, customerPhone: text });
	// Their own are read apart, or the newer ones of colleagues would leave no room for them.
	const readers = viewer.isAdmin || !whole ? [viewer] : [viewer, asAdmin(viewer)];
	const reading = readers.flatMap((reader) => [foundInquiries(reader, words), foundRequests(reader, text)]);
	const lists = await Promise.all(reading);
	const isTold = ({ ownerId, keys }: Found) =>
		viewer.isAdmin || [null, viewer.id].includes(ownerId) || keys.some((key) => key === whole);
	const all = lists.flatMap(({ found }) => found).filter(isTold);
	const found = new Map(all.map((one) => [one.id, one]));
	const joining = new Set(await withoutStaff([...found.values()].flatMap(({ keys }) => keys)));
	const joined = [...found.values()].map((one) => ({
		...one,
		keys: one.keys.filter((key) => joining.has(key)),
	}));
	const told = await toldTo(viewer, joined);
	const links = await linksOf(addressesIn(told.flatMap(({ keys }) => keys)));
	const groups = customersIn(told.sort(latestFirst), links);
	const customers = groups.map((records) => ({
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
	return { customers, isCut: lists.some(({ isCut }) => isCut) };
}

type Dated = { createdAt: string };

const latestFirst = (one: Dated, other: Dated) => (one.createdAt > other.createdAt ? -1 : 1);

/** Reads everything; what the viewer may see of it is decided afterwards. */
const asAdmin = (viewer: Viewer): Viewer => ({ ...viewer, isAdmin: true });

type FoundRecords = { found: Found[]; isCut: boolean };

async function foundInquiries(reader: Viewer, words: string[]): Promise<FoundRecords> {
	const paths = { customerName: 1, companyName: 1, customerEmail: 1, customerPhone: 1 } as const;
	const records = await findBounded<InquiryRecord>(
		inquiries.collection,
		inquirySearch(words, reader.isAdmin ? undefined : reader.id),
		{ beyond: {}, order: orders.newest, limit: mostFound + 1 },
		{ ...paths, status: 1, createdAt: 1, ownerId: 1 },
	);
	const found = records.slice(0, mostFound).map((record) => ({
		what: "inquiry" as const,
		id: String(record._id),
		name: record.customerName,
		companyName: record.companyName,
		createdAt: record.createdAt.toISOString(),
		isOpen: record.status !== "completed",
		ownerId: String(record.ownerId),
		keys: customerKeysOf(record),
	}));
	return { found, isCut: records.length > mostFound };
}

async function foundRequests(reader: Viewer, text: string): Promise<FoundRecords> {
	const { rows, next } = await listRequests(reader, { text, state: "all" });
	const found = rows.map(({ id, kind, name, companyName = "", createdAt, state, ownerId, email, phone }) => ({
		what: kind,
		id,
		name,
		companyName,
		createdAt,
		isOpen: state !== "ended",
		ownerId,
		keys: senderKeysOf({ contactName: name, companyName, email, phone }),
	}));
	return { found, isCut: next !== null };
}

type Group<Record> = { keys: Set<string>; records: Record[] };

/** Groups records by customer: a record joins the groups that it shares a key with, and makes them one. */
function customersIn<Record extends { keys: string[] }>(
	records: Record[],
	links: CustomerLink[],
): Record[][] {
	const isSaid = (statement: Statement, some: Group<Record>, others: Group<Record>) =>
		links.some(
			(link) =>
				link.statement === statement &&
				((some.keys.has(link.one) && others.keys.has(link.other)) ||
					(some.keys.has(link.other) && others.keys.has(link.one))),
		);
	const isOne = (some: Group<Record>, others: Group<Record>) =>
		!isSaid("other", some, others) &&
		([...some.keys].some((key) => others.keys.has(key)) || isSaid("same", some, others));
	let groups: Group<Record>[] = [];
	for (const record of records) {
		let mine: Group<Record> = { keys: new Set(record.keys), records: [] };
		const joined: Group<Record>[] = [];
		for (const group of groups) {
			if (!isOne(group, mine)) continue;
			joined.push(group);
			mine = {
				keys: new Set([...mine.keys, ...group.keys]),
				records: [...mine.records, ...group.records],
			};
		}
		mine.records.push(record);
		const [first] = joined;
		groups = first
			? groups.flatMap((group) => (group === first ? [mine] : joined.includes(group) ? [] : [group]))
			: [...groups, mine];
	}
	return groups.map(({ records }) => records);
}
