import { afterEach, expect, test, vi } from "vitest";
import { stored, useDatabase } from "#tests/support/database.ts";
import { NetworkCount } from "./network-count.server.ts";

useDatabase();
afterEach(() => vi.useRealTimers());

const minute = 60_000;
const most = 40;

test("of two hundred at once forty pass; ten minutes later forty more", async () => {
	// Ahead of the real time, at which the database erases what has expired.
	const start = Date.parse("2126-11-20T02:00:00Z");
	vi.useFakeTimers({ toFake: ["Date"], now: start });
	for (const at of [0, 10 * minute]) {
		vi.setSystemTime(start + at);
		const all = Array.from({ length: 200 }, () => NetworkCount.add("form", "office"));
		expect((await Promise.all(all)).filter(Boolean)).toHaveLength(most);
	}
});

test("networks that come at the same moment are counted apart", async () => {
	const passed = { east: 0, west: 0, south: 0 };
	const names = ["east", "west", "south", "east"] as const;
	const add = async (name: keyof typeof passed) => {
		if (await NetworkCount.add("form", name)) passed[name] += 1;
	};
	await Promise.all(Array.from({ length: 120 }, (_, index) => add(names[index % names.length] ?? "east")));
	expect(passed).toEqual({ east: most, west: 30, south: 30 });
});

test("purposes and networks are counted apart, and one taken back does not count", async () => {
	for (let index = 0; index < 3 * most; index++) {
		expect(await NetworkCount.add("wrong sign-in", "home")).toBe(true);
		await NetworkCount.takeBack("wrong sign-in", "home");
	}
	for (let index = 0; index < most; index++) await NetworkCount.add("wrong sign-in", "home");
	expect(await NetworkCount.add("wrong sign-in", "home")).toBe(false);
	expect(await NetworkCount.add("form", "home")).toBe(true);
	expect(await NetworkCount.add("wrong sign-in", "cafe")).toBe(true);
	expect(await NetworkCount.add("wrong sign-in", null)).toBe(true);
});

test("of all sign-ins, right ones too, a network has ten times as many", async () => {
	const all = Array.from({ length: 11 * most }, () => NetworkCount.add("sign-in", "large office"));
	expect((await Promise.all(all)).filter(Boolean)).toHaveLength(10 * most);
});

test("a count goes within the day", async () => {
	await NetworkCount.add("form", "passing");
	const [record] = await stored("networkCounts")
		.find({ _id: / passing$/ as never })
		.toArray();
	expect(record?.expiresAt.getTime() - Date.now()).toBeLessThanOrEqual(10 * minute);
	expect(await stored("networkCounts").indexes()).toContainEqual(
		expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }),
	);
});
