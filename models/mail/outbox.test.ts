import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LinkPurpose } from "#models/account/one-time-link.server.ts";
import { transaction } from "#models/database/transaction.server.ts";
import { type StoredDocument, stored, useDatabase } from "#tests/support/database.ts";
import { reader } from "#tests/support/link-mails.ts";
import { type ClaimedMail, OutboxMail } from "./outbox.server.ts";

useDatabase();

beforeEach(async () => {
	vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T02:00:00Z") });
	await stored("outbox").deleteMany({});
	await stored("attempts").deleteMany({});
});
afterEach(() => vi.useRealTimers());

const minutes = (count: number) => vi.setSystemTime(Date.now() + count * 60_000);

async function queue(count = 1): Promise<void> {
	const mail = { kind: "trial", to: "hoa@gom.example", language: "vi" } as const;
	const mails = Array.from({ length: count }, () => mail);
	await transaction((session) => OutboxMail.queue(mails, session));
}

async function claim(): Promise<ClaimedMail> {
	const mail = await OutboxMail.claim();
	if (!mail) throw new Error("nothing is due");
	return mail;
}

test("twenty workers get every message once", async () => {
	await queue(20);
	const claimed = await Promise.all(Array.from({ length: 25 }, () => OutboxMail.claim()));
	const ids = claimed.flatMap((mail) => mail?.id ?? []);
	expect(new Set(ids).size).toBe(20);
	expect(ids).toHaveLength(20);
});

test("two confirmations an hour may leave to one mailbox, whichever processes ask, and one tried again still may", async () => {
	// Ahead of the real time, at which the database erases what has expired.
	vi.setSystemTime(new Date("2126-11-20T02:00:00Z"));
	await queue(12);
	const claimed = await Promise.all(Array.from({ length: 12 }, claim));
	const leave = await Promise.all(claimed.map((mail) => OutboxMail.mayLeave(mail)));
	expect(leave.filter(Boolean)).toHaveLength(2);
	expect(await stored("outbox").countDocuments({ gaveUpAt: { $exists: true } })).toBe(10);

	await OutboxMail.markFailed(claimed[leave.indexOf(true)] as ClaimedMail);
	minutes(1);
	const again = await claim();
	expect(again.attempts).toBe(2);
	expect(await OutboxMail.mayLeave(again)).toBe(true);

	minutes(60);
	await stored("outbox").deleteMany({});
	await queue();
	expect(await OutboxMail.mayLeave(await claim())).toBe(true);
});

test("a sent message is never claimed again", async () => {
	await queue();
	await OutboxMail.markSent(await claim());
	minutes(60 * 24);
	expect(await OutboxMail.claim()).toBeNull();
	expect(await stored("outbox").findOne()).toMatchObject({
		sentAt: new Date("2026-11-20T02:00:00Z"),
		attempts: 1,
	});
});

test("a message whose sender died is claimed again when the lease ends, and the dead sender's mark counts for nothing", async () => {
	await queue();
	const first = await claim();
	minutes(4);
	expect(await OutboxMail.claim()).toBeNull();
	minutes(2);
	const second = await claim();
	expect(second).toMatchObject({ id: first.id, attempts: 2 });
	await OutboxMail.markFailed(first);
	minutes(1);
	expect(await OutboxMail.claim()).toBeNull();
	await OutboxMail.markSent(second);
	expect(await stored("outbox").countDocuments({ sentAt: { $exists: true } })).toBe(1);
});

test("failures are retried ever less often, at least hourly, and given up after about three days", async () => {
	await queue();
	const start = Date.now();
	const waits: number[] = [];
	for (;;) {
		const mail = await claim();
		await OutboxMail.markFailed(mail);
		const { nextAttemptAt }: StoredDocument = (await stored("outbox").findOne()) ?? {};
		if (!nextAttemptAt) break;
		waits.push((nextAttemptAt.getTime() - Date.now()) / 1000);
		vi.setSystemTime(nextAttemptAt);
	}
	expect(waits.slice(0, 4)).toEqual([15, 30, 60, 120]);
	expect(Math.max(...waits)).toBe(3600);
	expect((Date.now() - start) / 86_400_000).toBeGreaterThan(2.5);
	expect(await stored("outbox").findOne()).toHaveProperty("gaveUpAt");
	minutes(60 * 24 * 30);
	expect(await OutboxMail.claim()).toBeNull();
});

const account = { id: "65f000000000000000000001", email: "rep@may-erp.example" };

function queueLink(purpose: LinkPurpose): Promise<void> {
	return transaction((session) => OutboxMail.queueLink(purpose, account, reader, session));
}

test("messages with a link go first, and hold neither a text nor a token", async () => {
	await queue(2);
	minutes(1);
	await queueLink("confirm-email");
	await queueLink("reset-password");
	expect(JSON.stringify(await stored("outbox").find({ to: account.email }).toArray())).not.toContain("text");
	const kinds = [await claim(), await claim(), await claim(), await claim()].map(({ kind }) => kind);
	expect(kinds).toEqual(["reset", "confirm", "trial", "trial"]);
	expect(await OutboxMail.claim()).toBeNull();
});

test("messages with words, as version 1.1 queued them, are sent, too; it leaves alone what is queued now", async () => {
	const old = { to: "hoa@gom.example", language: "vi", attempts: 0, nextAttemptAt: new Date(0) };
	const words = { subject: "Đã nhận", text: "Chào chị" };
	await stored("outbox").insertMany([
		{ ...old, ...words, kind: "trial", link: { purpose: "about-request", origin: reader.origin } },
		{ ...old, ...words, kind: "trialNote" },
	]);
	expect(await claim()).toMatchObject({ kind: "trial", words, origin: reader.origin });
	expect(await claim()).toMatchObject({ kind: "trialNote", words, origin: null });
	await queue();
	const known = ["reset-password", "confirm-email", "accept-invitation", "about-request", null];
	expect(await stored("outbox").countDocuments({ kind: "trial", "link.purpose": { $in: known } })).toBe(1);
});

test("finding the next message needs an index, and nothing that is not due", async () => {
	await queue();
	await queueLink("reset-password");
	const later = { kind: "trial", nextAttemptAt: new Date(Date.now() + 1_000) };
	await stored("outbox").insertMany(Array.from({ length: 50 }, () => ({ ...later })));
	await stored("outbox").insertMany(
		Array.from({ length: 50 }, () => ({ kind: "trial", sentAt: new Date() })),
	);
	const found = stored("outbox").find({
		"link.purpose": { $in: ["reset-password", "confirm-email", "about", null] },
		nextAttemptAt: { $lte: new Date() },
	});
	const plan = await found.sort({ "link.purpose": -1, nextAttemptAt: 1 }).explain("executionStats");
	expect(JSON.stringify(plan.queryPlanner.winningPlan)).not.toMatch(/COLLSCAN|"SORT"/);
	expect(plan.executionStats.totalDocsExamined).toBe(2);
});
