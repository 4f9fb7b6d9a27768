import { expect, test } from "vitest";
import { stored, useDatabase } from "#tests/support/database.ts";
import { transaction } from "./transaction.server.ts";

useDatabase();

test("of many transactions that meet on one document each is done, once", async () => {
	const counters = stored("transactionCounters");
	await counters.insertOne({ count: 0 });
	const many = 100;
	const addOne = () =>
		transaction(async (session) => {
			await counters.updateOne({}, { $inc: { count: 1 } }, { session });
			return true;
		});
	expect(await Promise.all(Array.from({ length: many }, addOne))).toEqual(Array(many).fill(true));
	expect(await counters.findOne()).toMatchObject({ count: many });
});

test("who has met another waits for nobody who has met somebody else", async () => {
	const places = stored("transactionPlaces");
	await places.insertMany([{ name: "Huế" }, { name: "Vinh" }]);
	/** Meets another on its first try; its second lasts until `meanwhile` is over. */
	const meetAndWait = (name: string, meanwhile: () => Promise<unknown>) => {
		let tries = 0;
		return transaction(async (session) => {
			await places.findOne({ name }, { session });
			tries++;
			if (tries === 1) await places.updateOne({ name }, { $inc: { visits: 1 } });
			else await meanwhile();
			await places.updateOne({ name }, { $inc: { visits: 1 } }, { session });
			return tries;
		});
	};
	let tries = 0;
	expect(await meetAndWait("Huế", async () => (tries = await meetAndWait("Vinh", async () => {})))).toBe(2);
	expect(tries).toBe(2);
});
