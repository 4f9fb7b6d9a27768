import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { transaction } from "#app/server/db.server.ts";
import { type StoredDocument, stored, useDatabase } from "#tests/support/database.ts";
import { type ClaimedMail, OutboxMail } from "./outbox.server.ts";

useDatabase();

beforeEach(async () => {
	vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T02:00:00Z") });
	await stored("outbox").deleteMany({});
});
afterEach(() => vi.useRealTimers());

const minutes = (count: number) => vi.setSystemTime(Date.now() + count * 60_000);

async function queue(...subjects: string[]): Promise<void> {
	const mails = subjects.map((subject) => ({
		kind: "trial",
		to: "hoa@gom.example",
		subject,
		text: "Chào chị",
		language: "vi" as const,
	}));
	await transaction((session) => OutboxMail.queue(mails, session));
}

async function claim(): Promise<ClaimedMail> {
	const mail = await OutboxMail.claim();
	if (!mail) throw new Error("nothing is due");
	return mail;
}

test("twenty workers get every message once", async () => {
	await queue(...Array.from({ length: 20 }, (_, index) => `message ${index}`));
	const claimed = await Promise.all(Array.from({ length: 25 }, () => OutboxMail.claim()));
	const subjects = claimed.flatMap((mail) => mail?.subject ?? []);
	expect(new Set(subjects).size).toBe(20);
	expect(subjects).toHaveLength(20);
});

test("a sent message is never claimed again", async () => {
	await queue("once");
	await OutboxMail.markSent(await claim());
	minutes(60 * 24);
	expect(await OutboxMail.claim()).toBeNull();
	expect(await stored("outbox").findOne()).toMatchObject({
		sentAt: new Date("2026-11-20T02:00:00Z"),
		attempts: 1,
	});
});

test("a message whose sender died is claimed again when the lease ends, and the dead sender's mark counts for nothing", async () => {
	await queue("left behind");
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
	await queue("refused");
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

test("finding the next message needs an index", async () => {
	const plan = await stored("outbox")
		.find({ nextAttemptAt: { $lte: new Date() } })
		.sort({ nextAttemptAt: 1 })
		.explain("queryPlanner");
	expect(JSON.stringify(plan.queryPlanner.winningPlan)).not.toMatch(/COLLSCAN|"SORT"/);
});
