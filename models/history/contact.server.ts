import { type ClientSession, type Types, trusted } from "mongoose";
import { type ContactWay, contactWays } from "#models/options.ts";
import { phoneDigitsOf } from "#models/search/search-keys.ts";
import { type HistoryEvent, historyEvents, latestEvent } from "./history.server.ts";

/** What staff log about a contact with a customer. */
export type Contact = {
	way: ContactWay;
	note?: string;
	/** The day of the next contact, YYYY-MM-DD in Vietnam. */
	nextOn?: string;
};

const withoutCustomer: ContactWay[] = ["noAnswer", "wrongNumber", "note"];

/** Whether the customer was reached or written to. */
export const isContact = (way: ContactWay): boolean => !withoutCustomer.includes(way);

const repeatedWithinMs = 60_000;

/** Whether the same person logged the same line within the last minute, as happens when a form is sent twice. */
export async function isRepeated(
	subjectId: Types.ObjectId,
	{ kind, at, byId, way, note, nextOn }: HistoryEvent,
	session: ClientSession,
): Promise<boolean> {
	const last = await latestEvent(subjectId, { session });
	if (!last || at.getTime() - last.at.getTime() > repeatedWithinMs) return false;
	const said = [kind, String(byId), way, note, nextOn];
	return said.every(
		(one, index) => one === [last.kind, String(last.byId), last.way, last.note, last.nextOn][index],
	);
}

/**
 * The phone number that a log line marks as wrong, or clears again because the customer has been reached by it.
 * @returns an object to spread into the event; empty if the line says nothing about the number
 */
export async function numberTold(way: ContactWay, phone = ""): Promise<{ number?: string }> {
	const number = phoneDigitsOf(phone);
	if (!number) return {};
	if (way === "wrongNumber") return { number };
	return way === "reached" && (await isWrong(phone)) ? { number } : {};
}

/** A request's phone, or an inquiry's. */
type WithPhone = { phone?: string; customerPhone?: string };

export type NumberState = { isWrongNumber: boolean };

const numberIn = ({ phone, customerPhone }: WithPhone) => phoneDigitsOf(phone ?? customerPhone ?? "");

/** Whether somebody has found a number to be wrong, and nobody has reached the customer by it since. */
export async function isWrong(phone: string | undefined): Promise<boolean> {
	const [state] = await withNumberState([{ phone }]);
	return state?.isWrongNumber ?? false;
}

/** As {@link isWrong}, of the phone of each row. */
export async function withNumberState<Row extends WithPhone>(rows: Row[]): Promise<(Row & NumberState)[]> {
	const wrong = await wrongAmong(rows.flatMap((row) => numberIn(row) || []));
	return rows.map((row) => ({ ...row, isWrongNumber: wrong.has(numberIn(row)) }));
}

const batchSize = 500;

/** As {@link withNumberState}, in constant memory. */
export async function* streamWithNumberState<Row extends WithPhone>(
	rows: AsyncIterable<Row>,
): AsyncGenerator<Row & NumberState> {
	let batch: Row[] = [];
	for await (const row of rows) {
		if (batch.push(row) < batchSize) continue;
		yield* await withNumberState(batch);
		batch = [];
	}
	yield* await withNumberState(batch);
}

async function wrongAmong(numbers: string[]): Promise<Set<string>> {
	if (numbers.length === 0) return new Set();
	const told = await historyEvents
		.find({ number: trusted({ $in: [...new Set(numbers)] }) }, { number: 1, way: 1, _id: 0 })
		.sort({ number: 1, at: -1 })
		.lean();
	const last = new Map(told.reverse().map(({ number = "", way }) => [number, way]));
	return new Set([...last].flatMap(([number, way]) => (way === "wrongNumber" ? [number] : [])));
}

/** When a customer was reached or written to last; undefined if never. */
export async function lastContactAt(
	subjectId: Types.ObjectId,
	session?: ClientSession,
): Promise<Date | undefined> {
	const ways = contactWays.filter(isContact);
	const last = await historyEvents
		.findOne({ subjectId, kind: "contact", way: trusted({ $in: ways }) }, { at: 1 })
		.sort({ at: -1 })
		.session(session ?? null)
		.lean();
	return last?.at;
}
