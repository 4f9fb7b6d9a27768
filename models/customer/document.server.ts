import type mongoose from "mongoose";
import { type ClientSession, Schema, Types, trusted } from "mongoose";
import { defineModel, isDuplicate } from "#models/database/model.server.ts";
import { transaction } from "#models/database/transaction.server.ts";
import { deletedInquiries, type InquiryRecord, inquiries } from "#models/inquiry/record.server.ts";
import { maxLength } from "#models/limits.ts";
import { requestKinds } from "#models/request/answer-deadline.ts";
import { type RequestRecord, requestsOf } from "#models/request/record.server.ts";
import { retentionDays } from "#models/retention.ts";
import { dayMs } from "#models/time/calendar.ts";
import { type Contact, contactOf, joining } from "./contact.server.ts";

/** Whose requests and inquiries are one customer's (docs/decisions/0070). What has nothing in it is missing. */
export interface Customer {
	/** Digits of an ObjectId: version 1.1 shows no inquiry that holds one itself. */
	_id: string;
	/** Whole addresses, each of one customer alone; none of staff. */
	emails?: string[];
	/** Digits as dialled, and names as `contactOf` folds them: they join nobody. */
	phones?: string[];
	companies?: string[];
	/** Those of the phones that were found to be wrong, and of the addresses that take no mail. */
	wrongPhones?: string[];
	refusedEmails?: string[];
	/** Of whom staff said that they are not this customer; each names this one, too. */
	others?: string[];
	/** When staff last said that two belong together; nobody's once the account has been erased. */
	joined?: { at: Date; byId?: Types.ObjectId };
	/** When the first of its records is erased, and {@link renewCustomer} is to look what is left. */
	renewAt?: Date;
	/** Grows with each record, so that none is stored with a customer who goes meanwhile. */
	version: number;
}

const listOf = (maxlength: number) => ({ type: [{ type: String, maxlength }], default: undefined });

const schema = new Schema<Customer>(
	{
		_id: { type: String, maxlength: maxLength.choice, default: () => String(new Types.ObjectId()) },
		emails: listOf(maxLength.email),
		phones: listOf(maxLength.line),
		companies: listOf(maxLength.company),
		wrongPhones: listOf(maxLength.line),
		refusedEmails: listOf(maxLength.email),
		others: listOf(maxLength.choice),
		joined: new Schema({ at: Date, byId: Schema.Types.ObjectId }, { _id: false }),
		renewAt: { type: Date },
		version: { type: Number, required: true, default: 1 },
	},
	{ collection: "customers", versionKey: false },
);
// Sparse, as without one no two customers without an address could be stored.
schema.index({ emails: 1 }, { unique: true, sparse: true });
schema.index({ phones: 1, _id: -1 });
schema.index({ companies: 1, _id: -1 });
schema.index({ renewAt: 1 }, { sparse: true });

export const customers = defineModel("Customer", schema);

/** A request or an inquiry, as far as it concerns its customer. */
export type Held = (RequestRecord | InquiryRecord) & { deletedAt?: Date };

export const heldPaths = Object.fromEntries(
	[
		...["email", "phone", "companyName", "customerEmail", "customerPhone", "corrected", "customerId"],
		...["createdAt", "deletedAt", "mailRefusedAt"],
	].map((path) => [path, 1]),
);

/** Where the records of customers are. */
export const heldIn = () =>
	[...requestKinds.map(requestsOf), inquiries, deletedInquiries].map(({ collection }) => collection);

/** When a record will be erased; undefined for an inquiry, which is kept until somebody deletes it. */
export function erasedAt(collection: string, { createdAt, deletedAt = createdAt }: Held): Date | undefined {
	const days = retentionDays[collection as keyof typeof retentionDays];
	return days === undefined ? undefined : new Date(deletedAt.getTime() + days * dayMs);
}

/** How a customer changes by a record that it gets. */
export const noted = ({ phone, company }: Contact, renewAt?: Date) => ({
	$addToSet: { ...(phone && { phones: phone }), ...(company && { companies: company }) },
	...(renewAt && { $min: { renewAt } }),
	$inc: { version: 1 },
});

/**
 * The customer that a record is to belong to, in the caller's transaction: who has its address; else `own`, who gets the
 * address; else a new one.
 * @param renewAt when the record will be erased
 * @param isSent whether the customer has sent it just now, so that mail to its address is tried again
 */
export async function customerFor(
	contact: Contact,
	session: ClientSession,
	{ own, renewAt, isSent }: { own?: string; renewAt?: Date; isSent?: boolean } = {},
): Promise<string> {
	const [email] = await joining([contact.email]);
	const note = noted(contact, renewAt);
	if (email) {
		const update = { ...note, ...(isSent && { $pull: { refusedEmails: email } }) };
		const found = await customers.findOneAndUpdate({ emails: email }, update, {
			session,
			projection: { _id: 1 },
		});
		if (found) return found._id;
	}
	const { $addToSet, ...rest } = note;
	const joins = { ...rest, $addToSet: { ...$addToSet, ...(email && { emails: email }) } };
	return once(async () => {
		if (own && (await customers.updateOne({ _id: own }, joins, { session })).matchedCount > 0) return own;
		const { phone, company } = contact;
		const lists = { emails: email, phones: phone, companies: company };
		const given = Object.entries(lists).flatMap(([path, one]) => (one ? [[path, [one]]] : []));
		const made = await customers.insertOne({ ...Object.fromEntries(given), renewAt }, { session });
		return made._id;
	});
}

/** Somebody else has stored the address since the transaction began: it is begun again, and finds that. */
async function once<T>(store: () => Promise<T>): Promise<T> {
	try {
		return await store();
	} catch (error) {
		if (isDuplicate(error, "emails"))
			(error as mongoose.mongo.MongoError).addErrorLabel("TransientTransactionError");
		throw error;
	}
}

/**
 * Stores a record whose contact changes, in the caller's transaction: a new address is added to its customer, or takes the
 * record to whom has it.
 */
export async function keepCustomer(
	before: Held,
	after: Held,
	session: ClientSession,
	store: (customerId: string) => Promise<unknown>,
): Promise<void> {
	const [was, is] = [contactOf(before), contactOf(after)];
	const own = before.customerId;
	if (own && JSON.stringify(was) === JSON.stringify(is)) {
		await store(own);
		return;
	}
	const customerId = await customerFor(is, session, { own });
	await store(customerId);
	if (own && own !== customerId) await handState(own, customerId, session);
	for (const id of new Set([own ?? customerId, customerId])) await renewCustomer(id, session);
}

/** What is known of numbers and addresses goes along; what they do not have, {@link renewCustomer} takes out again. */
export async function handState(from: string, to: string, session: ClientSession): Promise<void> {
	const { wrongPhones = [], refusedEmails = [] } =
		(await customers.findById(from).session(session).lean<Customer>()) ?? {};
	const $addToSet = { wrongPhones: { $each: wrongPhones }, refusedEmails: { $each: refusedEmails } };
	await customers.updateOne({ _id: to }, { $addToSet }, { session });
}

/**
 * Removes from a customer the addresses, numbers and companies that no record of theirs has any more, in the caller's
 * transaction. A customer without records is erased.
 */
export async function renewCustomer(_id: string, session: ClientSession): Promise<void> {
	const known = await customers.findById(_id).session(session).lean<Customer>();
	if (!known) return;
	const contacts: Contact[] = [];
	let renewAt: Date | undefined;
	for (const collection of heldIn()) {
		for await (const record of collection.find<Held>(
			{ customerId: _id },
			{ session, projection: heldPaths },
		)) {
			const end = erasedAt(collection.collectionName, record);
			if (end && !(renewAt && renewAt < end)) renewAt = end;
			contacts.push(contactOf(record));
		}
	}
	if (contacts.length === 0) {
		await customers.updateMany(
			{ _id: trusted({ $in: known.others ?? [] }) },
			{ $pull: { others: _id } },
			{ session },
		);
		await customers.deleteOne({ _id }, { session });
		return;
	}
	const among = (given: string[] = [], kept: (keyof Contact)[]) =>
		given.filter((one) => contacts.some((contact) => kept.some((path) => contact[path] === one)));
	const valuesOf = (path: keyof Contact) => [
		...new Set(contacts.map((contact) => contact[path]).filter(Boolean)),
	];
	const lists = {
		emails: among(known.emails, ["email"]),
		phones: valuesOf("phone"),
		companies: valuesOf("company"),
		wrongPhones: among(known.wrongPhones, ["phone"]),
		refusedEmails: among(known.refusedEmails, ["email"]),
	};
	const entries = [
		...Object.entries(lists).filter(([, list]) => list.length > 0),
		["renewAt", renewAt] as const,
	];
	const set = Object.fromEntries(entries.filter(([, value]) => value !== undefined));
	const gone = [...Object.keys(lists), "renewAt"].filter((path) => !(path in set));
	const $unset = Object.fromEntries(gone.map((path) => [path, 1]));
	await customers.updateOne({ _id }, { $set: set, $unset, $inc: { version: 1 } }, { session });
}

/** MongoDB erases a record within a minute of its time. */
const erasedWithinMs = 60 * 60 * 1000;

/** Renews the customers of whom a record has been erased since its time was over. */
export async function renewDueCustomers(stopping: AbortSignal): Promise<void> {
	const due = { renewAt: trusted({ $lt: new Date(Date.now() - erasedWithinMs) }) };
	for await (const { _id } of customers.find(due, { _id: 1 }).lean().cursor()) {
		if (stopping.aborted) return;
		await transaction((session) => renewCustomer(_id, session));
	}
}
