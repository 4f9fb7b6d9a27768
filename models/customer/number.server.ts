import { type ClientSession, trusted } from "mongoose";
import type { ContactWay } from "#models/options.ts";
import { phoneDigitsOf } from "#models/search/search-keys.ts";
import { contactOf } from "./contact.server.ts";
import { customers, type Held } from "./document.server.ts";

/** Notes, in the log line's transaction, that a customer's number was found to be wrong or that they were reached by it. */
export async function noteNumber(way: ContactWay, record: Held, session: ClientSession): Promise<void> {
	const { phone } = contactOf(record);
	if (!phone || !(way === "wrongNumber" || way === "reached")) return;
	const wrongPhones = phone;
	const change = way === "reached" ? { $pull: { wrongPhones } } : { $addToSet: { wrongPhones } };
	await customers.updateOne({ _id: record.customerId }, change, { session });
}

export type NumberState = { isWrongNumber: boolean };

/** A row of requests, or of inquiries. */
type Row = { customerId?: string; phone?: string; customerPhone?: string };

/** Tells of each row whether its number was found to be wrong, and nobody has reached the customer by it since. */
export async function withNumberState<R extends Row>(rows: R[]): Promise<(R & NumberState)[]> {
	const ids = [...new Set(rows.flatMap(({ customerId }) => customerId ?? []))];
	const filter = { _id: trusted({ $in: ids }), "wrongPhones.0": trusted({ $exists: true }) };
	const found = ids.length > 0 ? await customers.find(filter, { wrongPhones: 1 }).lean() : [];
	const wrong = new Map(found.map(({ _id, wrongPhones }) => [String(_id), wrongPhones]));
	return rows.map((row) => {
		const digits = phoneDigitsOf(row.phone ?? row.customerPhone ?? "");
		return { ...row, isWrongNumber: wrong.get(row.customerId ?? "")?.includes(digits) ?? false };
	});
}

/** As {@link withNumberState}, of one. */
export async function isWrong(row: Row): Promise<boolean> {
	const [state] = await withNumberState([row]);
	return state?.isWrongNumber ?? false;
}

const batchSize = 500;

/** As {@link withNumberState}, in constant memory. */
export async function* streamWithNumberState<R extends Row>(
	rows: AsyncIterable<R>,
): AsyncGenerator<R & NumberState> {
	let batch: R[] = [];
	for await (const row of rows) {
		if (batch.push(row) < batchSize) continue;
		yield* await withNumberState(batch);
		batch = [];
	}
	yield* await withNumberState(batch);
}
