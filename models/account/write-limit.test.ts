import { randomUUID } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { useDatabase } from "#tests/support/database.ts";
import { countWrite, TooManyWrites } from "./write-limit.server.ts";

useDatabase();
afterEach(() => vi.useRealTimers());

const hour = 60 * 60_000;

/** Writes so often at once. @returns how many were allowed */
async function write(account: string, what: "inquiry" | "change", times: number): Promise<number> {
	const all = await Promise.allSettled(Array.from({ length: times }, () => countWrite(account, what)));
	for (const one of all) if (one.status === "rejected") expect(one.reason).toBeInstanceOf(TooManyWrites);
	return all.filter(({ status }) => status === "fulfilled").length;
}

test("of a hundred inquiries at once thirty pass; others and their changes are counted apart", async () => {
	const account = randomUUID();
	expect(await write(account, "inquiry", 100)).toBe(30);
	expect(await write(account, "change", 40)).toBe(30);
	expect(await write(randomUUID(), "inquiry", 1)).toBe(1);
});

test("of thirty a minute ten minutes pass, then none until the next day", async () => {
	// Ahead of the real time, at which the database erases what has expired.
	const start = Date.parse("2126-11-20T02:00:00Z");
	vi.useFakeTimers({ toFake: ["Date"], now: start });
	const account = randomUUID();
	const passed: number[] = [];
	for (let minute = 0; minute < 12; minute++) {
		vi.setSystemTime(start + minute * 61_000);
		passed.push(await write(account, "inquiry", 31));
	}
	expect(passed).toEqual([...Array(10).fill(30), 0, 0]);
	vi.setSystemTime(start + 25 * hour);
	expect(await write(account, "inquiry", 31)).toBe(30);
});
