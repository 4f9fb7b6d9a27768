import mongoose from "mongoose";
import { afterEach, expect, test, vi } from "vitest";
import { transaction } from "#models/database/transaction.server.ts";
import { stored, useDatabase } from "#tests/support/database.ts";
import { type LinkPurpose, OneTimeLink } from "./one-time-link.server.ts";

useDatabase();
afterEach(() => vi.useRealTimers());

const newAccount = () => String(new mongoose.Types.ObjectId());
const use = (token: string, purpose: LinkPurpose = "reset-password") =>
	transaction((session) => OneTimeLink.use(purpose, token, session));

test("a link works once, for its own purpose, and its token is stored nowhere", async () => {
	const account = newAccount();
	const token = await OneTimeLink.issue("reset-password", account);
	expect(token).toMatch(/^[\w-]{43}$/);
	expect(JSON.stringify(await stored("oneTimeLinks").find().toArray())).not.toContain(token);
	expect(await use(token, "confirm-email")).toBeNull();
	expect(await use(`${token.slice(0, -1)}~`)).toBeNull();
	expect(await OneTimeLink.accountOf("reset-password", token)).toBe(account);
	expect(await use(token)).toBe(account);
	expect(await use(token)).toBeNull();
	expect(await OneTimeLink.accountOf("reset-password", token)).toBeNull();
});

test("of ten uses at once one succeeds", async () => {
	const token = await OneTimeLink.issue("reset-password", newAccount());
	const results = await Promise.all(Array.from({ length: 10 }, () => use(token)));
	expect(results.filter(Boolean)).toHaveLength(1);
});

test("using one link ends the account's others, and nobody else's", async () => {
	const account = newAccount();
	const [first, second] = [
		await OneTimeLink.issue("reset-password", account),
		await OneTimeLink.issue("reset-password", account),
	];
	const foreign = await OneTimeLink.issue("reset-password", newAccount());
	expect(await use(second)).toBe(account);
	expect(await use(first)).toBeNull();
	expect(await OneTimeLink.accountOf("reset-password", foreign)).toBeTruthy();
});

test.each([
	["reset-password", 60],
	["confirm-email", 24 * 60],
	["accept-invitation", 7 * 24 * 60],
] as const)("a link to %s ends after %i minutes", async (purpose, minutes) => {
	vi.useFakeTimers({ toFake: ["Date"] });
	const token = await OneTimeLink.issue(purpose, newAccount());
	vi.setSystemTime(Date.now() + minutes * 60_000 - 1_000);
	expect(await OneTimeLink.accountOf(purpose, token)).toBeTruthy();
	vi.setSystemTime(Date.now() + 1_000);
	expect(await OneTimeLink.accountOf(purpose, token)).toBeNull();
	expect(await use(token, purpose)).toBeNull();
	expect(await stored("oneTimeLinks").indexes()).toContainEqual(
		expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }),
	);
});
