import mongoose, { type ClientSession, type mongo, trusted } from "mongoose";
import { type Viewer, visibleTo } from "#models/account/user.server.ts";
import { inBatches } from "#models/database/rewrite.server.ts";
import { transaction } from "#models/database/transaction.server.ts";
import type { RecordKind } from "#models/records/record-id.ts";
import { Records, tableOf } from "#models/records/records.server.ts";
import { contactOf, joining } from "./contact.server.ts";
import {
	type Customer,
	customers,
	erasedAt,
	type Held,
	heldIn,
	heldPaths,
	noted,
	renewCustomer,
} from "./document.server.ts";

/**
 * Gives a customer to each record that has none, or whose address their customer has not, as the version before may have
 * stored it.
 */
export async function giveAllCustomers(): Promise<void> {
	for (const collection of heldIn())
		for await (const records of inBatches<Held>(collection, heldPaths))
			await giveCustomers(collection, records);
}

export type Owned = Held & { customerId: string };

async function giveCustomers(collection: mongo.Collection, records: Held[]): Promise<void> {
	const emails = await joining(records.map((record) => contactOf(record).email));
	const emailIn = (record: Held) => [contactOf(record).email].filter((email) => emails.has(email));
	const known = await customers
		.find({
			$or: [
				{ emails: trusted({ $in: [...emails] }) },
				{ _id: trusted({ $in: records.flatMap(({ customerId }) => customerId ?? []) }) },
			],
		})
		.lean<Customer[]>();
	const byId = new Map(known.map((customer) => [customer._id, customer]));
	const byEmail = new Map(
		known.flatMap(({ _id, emails = [] }) => emails.map((email) => [email, _id] as const)),
	);
	const lacking = records.filter((record) => {
		const own = byId.get(record.customerId ?? "");
		return !own || emailIn(record).some((email) => !own.emails?.includes(email));
	});
	if (lacking.length === 0) return;
	const given = lacking.map((record) => {
		const [email] = emailIn(record);
		// By the record's own id nothing is made twice, however often this is begun.
		const customerId = (email && byEmail.get(email)) || (record.customerId ?? String(record._id));
		if (email) byEmail.set(email, customerId);
		return { record, email, customerId };
	});
	try {
		await customers.bulkWrite(
			given.map(({ record, email, customerId: _id }) => {
				const { $addToSet, ...note } = noted(contactOf(record), erasedAt(collection.collectionName, record));
				const isSent = email && "email" in record;
				const refusedEmails = isSent && record.mailRefusedAt ? { refusedEmails: email } : {};
				const update = {
					...note,
					$addToSet: { ...$addToSet, ...(email && { emails: email }), ...refusedEmails },
					...(isSent && !record.mailRefusedAt && { $pull: { refusedEmails: email } }),
				};
				return { updateOne: { filter: { _id }, update, upsert: true } };
			}),
		);
	} catch (error) {
		// Somebody has sent a form with one of the addresses meanwhile.
		if (error instanceof mongoose.mongo.MongoBulkWriteError && error.code === 11_000)
			return giveCustomers(collection, records);
		throw error;
	}
	await collection.bulkWrite(
		given.map(({ record: { _id, customerId: before = null }, customerId }) => ({
			updateOne: { filter: { _id, customerId: before }, update: { $set: { customerId } } },
		})),
	);
	const left = new Set(given.flatMap(({ record }) => record.customerId ?? []));
	for (const id of left) await transaction((session) => renewCustomer(id, session));
}

/**
 * A record that the viewer may see, with its customer; null if there is none.
 * @param session the caller's transaction, before which it was asked for once without
 */
export async function heldBy(
	viewer: Viewer,
	id: string,
	session?: ClientSession,
): Promise<(Owned & { kind: RecordKind }) | null> {
	const found = await Records.read(id, visibleTo(viewer), session);
	if (!found) return null;
	const { kind, record } = found;
	if (record.customerId) return { ...record, kind, customerId: record.customerId };
	if (session) return null;
	await giveCustomers(tableOf(kind).model.collection, [record]);
	return heldBy(viewer, id);
}
