import { randomUUID } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { stored, useDatabase } from "#tests/support/database.ts";
import { Attempt } from "./attempt.server.ts";

useDatabase();
afterEach(() => vi.useRealTimers());

const minute = 60_000;
const limit = { max: 10, windowMs: 10 * minute };
const newKey = () => `sign-in:${randomUUID()}@may-erp.example`;

test("of two hundred tries at once ten pass", async () => {
	const key = newKey();
	const results = await Promise.all(Array.from({ length: 200 }, () => Attempt.take(key, limit)));
	expect(results.filter(Boolean)).toHaveLength(10);
});

test("no span of ten minutes, wherever it begins, holds more than ten", async () => {
	// Ahead of the real time, at which the database erases what has expired.
	const start = Date.parse("2126-11-20T02:00:00Z");
	vi.useFakeTimers({ toFake: ["Date"], now: start });
	const key = newKey();
	const passed: number[] = [];
	for (let at = 0; at < 45 * minute; at += 20_000) {
		vi.setSystemTime(start + at);
		if (await Attempt.take(key, limit)) passed.push(at);
	}
	expect(passed).toHaveLength(50);
	for (const from of passed) {
		expect(passed.filter((at) => at >= from && at < from + limit.windowMs).length).toBeLessThanOrEqual(10);
	}
});

test("a try given back may be made again, and other keys are counted apart", async () => {
	const key = newKey();
	for (let round = 0; round < 30; round++) {
		const at = await Attempt.take(key, limit);
		expect(at).toBeInstanceOf(Date);
		if (at) await Attempt.giveBack(key, at);
	}
	expect(await Attempt.take(newKey(), { ...limit, max: 0 })).toBeNull();
	expect(await Attempt.take(newKey(), limit)).toBeInstanceOf(Date);
});

test("what is kept names nobody and goes by itself", async () => {
	await Attempt.take("sign-in:ha@congty.vn", limit);
	const records = await stored("attempts").find().toArray();
	expect(JSON.stringify(records)).not.toContain("congty");
	expect(await stored("attempts").indexes()).toContainEqual(
		expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }),
	);
});
