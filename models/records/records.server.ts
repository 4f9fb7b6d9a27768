import { type ClientSession, type QueryFilter, Types, trusted, type UpdateQuery } from "mongoose";
import { type Viewer, visibleTo } from "#models/account/user.server.ts";
import { keepCustomer } from "#models/customer/document.server.ts";
import { isWrong, noteNumber } from "#models/customer/number.server.ts";
import { havingId } from "#models/database/model.server.ts";
import type { Page } from "#models/database/page.server.ts";
import { transaction } from "#models/database/transaction.server.ts";
import { type Contact, isRepeated } from "#models/history/contact.server.ts";
import { eventOf, type HistoryEventView, historyOf, recordEvent } from "#models/history/history.server.ts";
import { inquiryTable } from "#models/inquiry/record-table.server.ts";
import { requestKinds } from "#models/request/answer-deadline.ts";
import { requestTables } from "#models/request/record-table.server.ts";
import { type RecordKind, readRecordId, recordIdOf, recordKinds } from "./record-id.ts";
import type { Change, RecordTable, Stored, Views } from "./record-table.ts";

const tables = { ...requestTables, inquiry: inquiryTable };

/** What a kind of record has of its own. */
export const tableOf = <Kind extends RecordKind>(kind: Kind) => tables[kind] as unknown as RecordTable<Kind>;

/** Reads the rows of each kind, at the same time. */
export const ofEachKind = async <Kind extends RecordKind, Row>(
	kinds: readonly Kind[],
	read: (kind: Kind) => Promise<Row[]>,
): Promise<Row[]> => (await Promise.all(kinds.map(read))).flat();

export const isOpen = <Kind extends RecordKind>(kind: Kind, record: Stored[Kind]): boolean => {
	const { path, open } = tableOf(kind).progress;
	return open.includes(String(record[path]));
};

/** A record of one of the kinds, as it is stored. */
type Found<Kind extends RecordKind> = { [One in Kind]: { kind: One; record: Stored[One] } }[Kind];

/** A record as its page shows it, with a page of its history. */
export type WithHistory<Kind extends RecordKind> = Views[Kind] & {
	isWrongNumber: boolean;
	history: Page<HistoryEventView>;
};

/** Plans a change from the stored record; null changes nothing. */
type Plan<Kind extends RecordKind> = (
	record: Stored[Kind],
	session: ClientSession,
	kind: Kind,
) => Change<Stored[Kind]> | null | Promise<Change<Stored[Kind]> | null>;

/** The only way to read or change a record by its id. Ids of kinds other than these are treated as missing. */
const recordsOf = <Kind extends RecordKind>(kinds: readonly Kind[]) => {
	/** A record that matches; null if the id is malformed or names none. */
	async function read(
		id: string,
		matching: object = {},
		session: ClientSession | null = null,
	): Promise<Found<Kind> | null> {
		const address = readRecordId(id);
		const kind = kinds.find((one) => one === address?.kind);
		if (!address || !kind) return null;
		const filter = { _id: address._id, ...matching } as QueryFilter<Stored[Kind]>;
		const record = await tableOf(kind).model.findOne(filter).session(session).lean<Stored[Kind]>();
		return record && ({ kind, record } as Found<Kind>);
	}

	/** As {@link change}, in the caller's transaction. @returns the record as it was before; null if there is none */
	async function changeWithin(
		session: ClientSession,
		id: string,
		matching: object,
		plan: Plan<Kind>,
	): Promise<Stored[Kind] | null> {
		const found = await read(id, matching, session);
		if (!found) return null;
		const { kind, record } = found;
		const planned = await plan(record, session, kind);
		if (planned) await store(kind, record, planned, session);
		return record;
	}

	/** Runs a planned change with its line of the history in one transaction. @returns whether there is such a record */
	const change = async (id: string, matching: object, plan: Plan<Kind>): Promise<boolean> =>
		(await transaction((session) => changeWithin(session, id, matching, plan))) !== null;

	const listNamed = (viewer: Viewer, filterOf: (kind: Kind) => object) =>
		ofEachKind(kinds, async (kind) => {
			const records = await tableOf(kind)
				.model.find({ ...filterOf(kind), ...visibleTo(viewer) }, namePaths)
				.lean<Stored[Kind][]>();
			return records.map((record) => namedOf(kind, record));
		});

	return {
		read,
		change,
		changeWithin,

		/** As pages show it. Null if the id is malformed, missing or somebody else's. */
		async find(viewer: Viewer, id: string): Promise<Views[Kind] | null> {
			const found = await read(id, visibleTo(viewer));
			return found && tableOf<Kind>(found.kind).viewOf(found.record, new Date());
		},

		/** As {@link find}, with the page of its history that begins at `after`. */
		async findWithHistory(viewer: Viewer, id: string, after?: string): Promise<WithHistory<Kind> | null> {
			const found = await read(id, visibleTo(viewer));
			return found && withHistory<Kind>(found.kind, found.record, after);
		},

		/** The kind, the customer's name and the owner. Null as for {@link find}. */
		async named(viewer: Viewer, id: string): Promise<Named | null> {
			const found = await read(id, visibleTo(viewer));
			return found && namedOf<Kind>(found.kind, found.record);
		},

		/** The customers' names by id, of those among several that the viewer may see. */
		async names(viewer: Viewer, ids: string[]): Promise<Map<string, string>> {
			const found = await listNamed(viewer, (kind) => amongIds(kind, ids));
			return new Map(found.map(({ id, name }) => [id, name]));
		},

		/** As {@link names}, keyed by the bare ids that the lines of a history hold. */
		async bySubject(viewer: Viewer, subjectIds: string[]): Promise<Map<string, Named>> {
			const among = { _id: trusted({ $in: subjectIds }) };
			const found = await listNamed(viewer, () => among);
			return new Map(found.map((one) => [one.id.slice(-24), one]));
		},

		/**
		 * Logs what happened with the customer; what nobody has becomes the viewer's.
		 * @returns whether it became the viewer's; null if there is no such record
		 * @throws Refusal for a day that cannot be, or if nobody may work on it any more
		 */
		async log(viewer: Viewer, id: string, contact: Contact): Promise<{ isTaken: boolean } | null> {
			let isTaken = false;
			const isThere = await change(id, visibleTo(viewer), async (record, session, kind) => {
				const table = tableOf(kind);
				table.assertChangeable(record);
				const { way, note, quoted: dealValue } = contact;
				const event = eventOf("contact", viewer);
				const { set, unset, ...day } = table.afterContact(record, contact, event.at);
				const line = { ...event, way, note, dealValue, ...day };
				if (await isRepeated(record._id, line, session)) return null;
				await noteNumber(way, record, session);
				isTaken = !record.ownerId;
				const owner = isTaken ? table.ownedBy(viewer) : {};
				return { set: { ...owner, ...set } as Partial<Stored[Kind]>, unset, event: line };
			});
			return isThere ? { isTaken } : null;
		},

		/** Counts those that match, by kind. */
		async count(matching: (kind: RecordKind) => object): Promise<number> {
			const counts = await Promise.all(
				kinds.map((kind) => tableOf(kind).model.countDocuments(matching(kind)).exec()),
			);
			return counts.reduce((sum, count) => sum + count, 0);
		},

		/** The ids of the accounts for whom somebody has some of what is open, as pages hand it over. */
		async heldForBy(ownerId: string): Promise<string[]> {
			const found = await ofEachKind(kinds, (kind) =>
				tableOf(kind).model.distinct("heldFor.id", openOfOwner(kind, ownerId)).exec(),
			);
			return [...new Set(found.map(String))];
		},

		/** The ids of all accounts that own some, or once did; the earliest account first. */
		async owners(): Promise<string[]> {
			const owners = await ofEachKind(kinds, (kind) => tableOf(kind).model.distinct("ownerId").exec());
			return [...new Set(owners.flatMap((id) => (id ? [String(id)] : [])))].sort();
		},
	};
};

export const Records = recordsOf(recordKinds);
export const Requests = recordsOf(requestKinds);
export const Inquiries = recordsOf(["inquiry"]);

/** Matches those of several ids that are of one kind. */
export const amongIds = (kind: RecordKind, ids: string[]) => ({
	_id: trusted({ $in: ids.map(readRecordId).flatMap((one) => (one?.kind === kind ? one._id : [])) }),
});

function openOnes(kind: RecordKind): object {
	const { path, open } = tableOf(kind).progress;
	return { [path]: trusted({ $in: [...open] }) };
}

/** Matches what is open of an owner's. */
export const openOfOwner = (kind: RecordKind, ownerId: string): object => ({
	...havingId("ownerId", ownerId),
	...openOnes(kind),
});

/** Matches what is open and held for somebody, by one holder or by anybody. */
export const openHeldFor = (kind: RecordKind, forId: string, holderId?: string): object => ({
	...havingId("heldFor.id", forId),
	...(holderId === undefined
		? { ownerId: trusted({ $ne: new Types.ObjectId(forId) }) }
		: havingId("ownerId", holderId)),
	...openOnes(kind),
});

export type Named = { id: string; kind: RecordKind; name: string; ownerId: string | null };

/** What {@link namedOf} reads of a record. */
export const namePaths = { customerName: 1, contactName: 1, name: 1, ownerId: 1 } as const;

export const namedOf = <Kind extends RecordKind>(kind: Kind, record: Stored[Kind]): Named => ({
	id: recordIdOf(kind, record._id),
	kind,
	name: tableOf(kind).nameOf(record),
	ownerId: record.ownerId && String(record.ownerId),
});

/** Turns a stored record into what its page shows, with the page of its history that begins at `after`. */
export async function withHistory<Kind extends RecordKind>(
	kind: Kind,
	record: Stored[Kind],
	after?: string,
): Promise<WithHistory<Kind>> {
	const table = tableOf(kind);
	const { customerId } = record;
	const { phone } = table.reach(record);
	const [history, isWrongNumber] = await Promise.all([
		historyOf(table.historyOf(record), after, table.begunWith(record)),
		isWrong({ customerId, phone }),
	]);
	return { ...table.viewOf(record, new Date()), isWrongNumber, history };
}

async function store<Kind extends RecordKind>(
	kind: Kind,
	record: Stored[Kind],
	change: Change<Stored[Kind]>,
	session: ClientSession,
): Promise<void> {
	const table = tableOf(kind);
	const gone = Object.fromEntries((change.unset ?? []).map((path) => [path, undefined]));
	const after = { ...record, ...gone, ...change.set };
	const also = await table.alsoStored(record, after, change, session);
	const unset = [...(change.unset ?? []), ...(also.unset ?? [])];
	const { _id, ownerId, submissionId } = record;
	await keepCustomer(record, after, session, (customerId) =>
		table.model.updateOne(
			// When two changes collide, MongoDB aborts one, and its transaction starts over from the stored record. The
			// filter is the whole shard key, so that a cluster asks one shard and can move the record to its new owner's.
			{ _id, ownerId, submissionId } as QueryFilter<Stored[Kind]>,
			{
				$set: { ...also.set, ...change.set, customerId },
				$unset: Object.fromEntries(unset.map((path) => [path, 1])),
				$inc: { version: 1 },
			} as UpdateQuery<Stored[Kind]>,
			{ session, runValidators: true },
		),
	);
	await recordEvent(table.historyOf(record), change.event, session);
}
