import { type ClientSession, Types, trusted } from "mongoose";
import type { Viewer } from "#models/account/user.server.ts";
import { Audit } from "#models/audit/audit.server.ts";
import { transaction } from "#models/database/transaction.server.ts";
import { mostAddresses } from "#models/limits.ts";
import { tableOf } from "#models/records/records.server.ts";
import { Refusal } from "#models/refusal.ts";
import { heldBy, type Owned } from "./adopt.server.ts";
import { contactOf } from "./contact.server.ts";
import {
	type Customer,
	customers,
	type Held,
	handState,
	heldIn,
	heldPaths,
	renewCustomer,
} from "./document.server.ts";

/** That two belong together, or that one is another customer. */
export type Statement = "same" | "other";

const actions = { same: "customersJoined", other: "customersParted" } as const;

/**
 * Declares the customers of two requests or inquiries the same or different. The opposite statement replaces it.
 * @returns false if either record is missing or another representative's
 * @throws Refusal if both have the same address, or if the customer would have too many addresses
 */
export async function sayOfCustomers(
	viewer: Viewer,
	id: string,
	otherId: string,
	statement: Statement,
): Promise<boolean> {
	if (!(await heldBy(viewer, id)) || !(await heldBy(viewer, otherId))) return false;
	return transaction(async (session) => {
		const [one, other] = [await heldBy(viewer, id, session), await heldBy(viewer, otherId, session)];
		if (!one || !other) return false;
		const said =
			statement === "same"
				? join(
						one.customerId,
						other.customerId,
						{ at: new Date(), byId: new Types.ObjectId(viewer.id) },
						session,
					)
				: one.customerId === other.customerId
					? takeOut(one, other, session)
					: setApart(one.customerId, [other.customerId], session);
		if (!(await said)) return true;
		const subject = { kind: tableOf(one.kind).subject, id };
		await Audit.write(
			{ by: viewer, action: actions[statement], subject, detail: { record: otherId } },
			session,
		);
		return true;
	});
}

/**
 * Makes one customer of two, in the caller's transaction. @returns false if they are one already
 * @throws Refusal if that has too many addresses
 */
export async function join(
	kept: string,
	gone: string,
	joined: NonNullable<Customer["joined"]>,
	session: ClientSession,
): Promise<boolean> {
	if (kept === gone) return false;
	const { emails = [], others = [] } = await found(gone, session);
	const all = [...((await found(kept, session)).emails ?? []), ...emails];
	if (all.length > mostAddresses) throw new Refusal("tooManyAddresses");
	await handState(gone, kept, session);
	const strangers = others.filter((id) => id !== kept);
	await setApart(kept, strangers, session);
	const named = { _id: trusted({ $in: [kept, ...strangers] }) };
	await customers.updateMany(named, { $pull: { others: gone } }, { session });
	await customers.deleteOne({ _id: gone }, { session });
	const $addToSet = { emails: { $each: emails } };
	await customers.updateOne({ _id: kept }, { $addToSet, $set: { joined } }, { session });
	for (const collection of heldIn())
		await collection.updateMany({ customerId: gone }, { $set: { customerId: kept } }, { session });
	await renewCustomer(kept, session);
	return true;
}

const found = async (id: string, session: ClientSession): Promise<Partial<Customer>> =>
	(await customers.findById(id).session(session).lean<Customer>()) ?? {};

/** An address goes with all its records, or what comes next from it would join a customer that they have left. */
async function takeOut(one: Held, other: Owned, session: ClientSession): Promise<boolean> {
	const { customerId } = other;
	const { email } = contactOf(other);
	const { emails = [], others = [] } = await found(customerId, session);
	const isJoining = emails.includes(email);
	const stays = one._id.equals(other._id) || (isJoining && contactOf(one).email === email);
	if (stays) throw new Refusal("sameAddress");
	if (isJoining) await customers.updateOne({ _id: customerId }, { $pull: { emails: email } }, { session });
	const { _id } = await customers.insertOne(isJoining ? { emails: [email] } : {}, { session });
	for (const collection of heldIn()) {
		const records = await collection.find<Held>({ customerId }, { session, projection: heldPaths }).toArray();
		const leaving = records.filter((record) =>
			isJoining ? contactOf(record).email === email : record._id.equals(other._id),
		);
		const among = { _id: { $in: leaving.map((record) => record._id) } };
		if (leaving.length > 0) await collection.updateMany(among, { $set: { customerId: _id } }, { session });
	}
	await handState(customerId, _id, session);
	for (const id of [customerId, _id]) await renewCustomer(id, session);
	return setApart(_id, [...others, customerId], session);
}

/** Notes that customers are others than one, which they then do not hint at. @returns whether that is new */
export async function setApart(one: string, others: string[], session: ClientSession): Promise<boolean> {
	const note = { $addToSet: { others: { $each: others } } };
	const { modifiedCount } = await customers.updateOne({ _id: one }, note, { session });
	const among = { _id: trusted({ $in: others }) };
	await customers.updateMany(among, { $addToSet: { others: one } }, { session });
	return modifiedCount > 0;
}
