import mongoose, { type Types, trusted } from "mongoose";
import { giveAllCustomers } from "#models/customer/adopt.server.ts";
import { customers } from "#models/customer/document.server.ts";
import { renewKeys, renewRequestKeys } from "#models/customer/renew-keys.server.ts";
import { join, setApart } from "#models/customer/say.server.ts";
import { transaction } from "#models/database/transaction.server.ts";
import { historyEvents } from "#models/history/history.server.ts";

/**
 * Makes a customer of each e-mail address that a request or an inquiry has. What staff have said of two addresses, and noted
 * of a number, is kept, from now on with the customer alone.
 */
export async function makeCustomers(): Promise<void> {
	await giveAllCustomers();
	await keepSaid();
	await keepWrongNumbers();
	await renewKeys();
	await renewRequestKeys();
}

type Link = { one: string; other: string; statement: "same" | "other"; at: Date; byId?: Types.ObjectId };

/** Joins first, as whoever is another to one is so to all that belong together. */
async function keepSaid(): Promise<void> {
	const links = mongoose.connection.collection<Link>("customerLinks");
	for (const statement of ["same", "other"] as const) {
		for await (const { one, other, at, byId } of links.find({ statement })) {
			await transaction(async (session) => {
				const emails = [one, other].map((key) => key.replace("email:", ""));
				const [kept, second] = await customers.find({ emails: trusted({ $in: emails }) }).session(session);
				if (!kept || !second) return;
				if (statement === "other") await setApart(kept._id, [second._id], session);
				else await join(kept._id, second._id, { at, byId }, session);
			});
		}
	}
	await links.drop();
}

/** In the order in which they were noted: what a later event says of a number holds. */
async function keepWrongNumbers(): Promise<void> {
	const told = historyEvents.collection.find<{ _id: Types.ObjectId; number: string; way: string }>(
		{ number: { $exists: true } },
		{ projection: { number: 1, way: 1 }, sort: { at: 1 }, allowDiskUse: true },
	);
	for await (const { number, way } of told) {
		const wrongPhones = number;
		const change = way === "wrongNumber" ? { $addToSet: { wrongPhones } } : { $pull: { wrongPhones } };
		await customers.updateMany({ phones: number }, change);
	}
	await historyEvents.collection.updateMany({ number: { $exists: true } }, { $unset: { number: 1 } });
}
