import { expect, test } from "vitest";
import { stored, useDatabase } from "#tests/support/database.ts";
import { transaction } from "./transaction.server.ts";

useDatabase();

test("of many transactions that meet on one document hardly any is run more than twice", async () => {
	const counters = stored("transactionCounters");
	await counters.insertOne({ count: 0 });
	const many = 200;
	let runs = 0;
	const addOne = () =>
		transaction(async (session) => {
			runs++;
			await counters.updateOne({}, { $inc: { count: 1 } }, { session });
			return true;
		});
	expect(await Promise.all(Array.from({ length: many }, addOne))).toEqual(Array(many).fill(true));
	expect(await counters.findOne()).toMatchObject({ count: many });
	expect(runs).toBeLessThan(2.2 * many);
});
