import mongoose from "mongoose";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sessionsPerAccount } from "#models/limits.ts";
import { stored, useDatabase } from "#tests/support/database.ts";
import { Session } from "./session.server.ts";

useDatabase();

const start = new Date("2026-11-20T02:00:00Z");
const hours = (count: number) => vi.setSystemTime(Date.now() + count * 3_600_000);
const newAccount = () => String(new mongoose.Types.ObjectId());
const called = (id: string) => ({ id, fullName: "Trần Minh Khôi" });

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["Date"], now: start });
});
afterEach(() => vi.useRealTimers());

test("a token opens its account's session and is stored nowhere", async () => {
	const account = newAccount();
	const token = await Session.open(account, "Firefox");
	expect(token).toMatch(/^[\w-]{43}$/);
	expect(await Session.accountOf(token)).toBe(account);
	expect(await Session.accountOf(`${token}x`)).toBeNull();
	expect(JSON.stringify(await stored("sessions").find().toArray())).not.toContain(token);
});

test("a session ends three days after its last use, and is erased within days", async () => {
	const account = newAccount();
	const token = await Session.open(account, "Firefox");
	hours(71.9);
	expect(await Session.accountOf(token)).toBe(account);
	hours(71.9);
	expect(await Session.accountOf(token)).toBe(account);
	hours(72);
	expect(await Session.accountOf(token)).toBeNull();
	expect(await Session.listFor(account)).toEqual([]);
	const indexes = await stored("sessions").indexes();
	expect(indexes).toContainEqual(
		expect.objectContaining({ key: { lastSeenAt: 1 }, expireAfterSeconds: 14 * 24 * 3600 }),
	);
});

test("a session that is used all the time ends after 14 days", async () => {
	const account = newAccount();
	const token = await Session.open(account, "Firefox");
	for (let used = 0; used < 14 * 24 - 8; used += 8) {
		hours(8);
		expect(await Session.accountOf(token)).toBe(account);
	}
	hours(8);
	expect(await Session.accountOf(token)).toBeNull();
	expect(await Session.listFor(account)).toEqual([]);
});

test("of twenty-one sessions of an account the one used longest ago ends, and nobody else's", async () => {
	const [account, other] = [newAccount(), newAccount()];
	const foreign = await Session.open(other, "Foreign");
	const tokens: string[] = [];
	for (let index = 0; index < sessionsPerAccount; index++) {
		vi.setSystemTime(start.getTime() + index * 61_000);
		tokens.push(await Session.open(account, `Device ${index}`));
	}
	const [first = "", second = ""] = tokens;
	hours(1);
	expect(await Session.accountOf(first), "used again").toBe(account);
	const newest = await Session.open(account, "Newest");
	expect(await Session.accountOf(second)).toBeNull();
	for (const token of [first, ...tokens.slice(2), newest])
		expect(await Session.accountOf(token)).toBe(account);
	expect(await Session.listFor(account)).toHaveLength(20);
	hours(1);
	await Promise.all(Array.from({ length: 5 }, () => Session.open(account, "At once")));
	expect(await stored("sessions").countDocuments({ accountId: new mongoose.Types.ObjectId(account) })).toBe(
		20,
	);
	expect(await Session.accountOf(foreign)).toBe(other);
});

test("the last use is written at most once a minute", async () => {
	const account = newAccount();
	const token = await Session.open(account, "Firefox");
	const lastSeenAt = async () => (await Session.listFor(account))[0]?.lastSeenAt;
	vi.setSystemTime(start.getTime() + 59_000);
	await Session.accountOf(token);
	expect(await lastSeenAt()).toBe("2026-11-20T02:00:00.000Z");
	vi.setSystemTime(start.getTime() + 61_000);
	await Session.accountOf(token);
	expect(await lastSeenAt()).toBe("2026-11-20T02:01:01.000Z");
});

test("a closed session stays closed, and the others open", async () => {
	const account = newAccount();
	const [phone, laptop] = [await Session.open(account, "Phone"), await Session.open(account, "Laptop")];
	await Session.close(phone);
	expect(await Session.accountOf(phone)).toBeNull();
	expect(await Session.accountOf(laptop)).toBe(account);
});

test("signing out everywhere, or on one device, spares other people", async () => {
	const [account, other] = [newAccount(), newAccount()];
	const [here, there] = [await Session.open(account, "Here"), await Session.open(account, "There")];
	const foreign = await Session.open(other, "Foreign");
	const [latest] = await Session.listFor(account);
	await Session.closeOne(called(other), latest?.id ?? "");
	expect(await Session.listFor(account)).toHaveLength(2);
	await Session.closeOne(
		called(account),
		(await Session.listFor(account, there)).find((one) => one.current)?.id ?? "",
	);
	expect(await Session.accountOf(here)).toBe(account);
	expect(await Session.accountOf(there)).toBeNull();
	await Session.closeEverywhere(called(account));
	expect(await Session.accountOf(here)).toBeNull();
	expect(await Session.accountOf(foreign)).toBe(other);
});

test("the list names the devices, the last used first, and this one", async () => {
	const account = newAccount();
	const old = await Session.open(account, "Old");
	hours(1);
	await Session.open(account, "x".repeat(5000));
	expect(await Session.listFor(account, old)).toEqual([
		expect.objectContaining({ userAgent: "x".repeat(300), current: false }),
		{
			id: expect.any(String),
			userAgent: "Old",
			createdAt: start.toISOString(),
			lastSeenAt: start.toISOString(),
			current: true,
		},
	]);
});

test("who its person is counts as shown for ten minutes, in that session alone", async () => {
	const account = newAccount();
	const [phone, laptop] = [await Session.open(account, "Phone"), await Session.open(account, "Laptop")];
	const proven = () => Promise.all([Session.isProven(phone), Session.isProven(laptop)]);
	expect(await proven()).toEqual([true, true]);
	hours(9 / 60);
	expect(await proven()).toEqual([true, true]);
	hours(2 / 60);
	expect(await proven()).toEqual([false, false]);
	await Session.prove(laptop, { id: account, fullName: "Trần Minh Khôi" });
	expect(await proven()).toEqual([false, true]);
	await stored("sessions").updateMany({}, { $unset: { provenAt: 1 } });
	expect(await proven(), "of a session from before").toEqual([false, false]);
	expect(await Session.isProven("unknown")).toBe(false);
});
