import { setTimeout as sleep } from "node:timers/promises";
import mongoose from "mongoose";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { FormDraft } from "#models/account/form-draft.server.ts";
import { Invitation } from "#models/account/invitation.server.ts";
import { Session } from "#models/account/session.server.ts";
import { Audit } from "#models/audit/audit.server.ts";
import { commandLine } from "#models/audit/record.server.ts";
import { connect, disconnect } from "#models/database/connection.server.ts";
import { countInquiries } from "#models/inquiry/counts.server.ts";
import { submitInquiry } from "#models/inquiry/submit.server.ts";
import { deleteInquiry } from "#models/inquiry/trash.server.ts";
import { OutboxMail } from "#models/mail/outbox.server.ts";
import { takeRequest } from "#models/request/request.server.ts";
import { type Submitted, submitRequest } from "#models/request/submit.server.ts";
import { type Kept, retentionDays } from "#models/retention.ts";
import { stored, useDatabase } from "#tests/support/database.ts";
import { inquiryFields, viewerNamed } from "#tests/support/inquiries.ts";
import { aDemo, aMessage, aTrial } from "#tests/support/request-fields.ts";

// Here MongoDB erases by the real clock, which the server that other tests share never does.
const mongod = await vi.hoisted(async () => {
	const { startMongod } = await import("#scripts/embedded/start-mongod.ts");
	const started = await startMongod({ args: ["--setParameter", "ttlMonitorEnabled=false"] });
	process.env.MONGODB_URI = started.uri;
	return started;
});

// So that a model which nothing here uses is registered, too.
import.meta.glob("./*.server.ts", { eager: true });

afterAll(mongod.stop);
useDatabase();
afterEach(() => vi.useRealTimers());

const eraseEverySecond = () =>
	mongoose.connection.db
		?.admin()
		.command({ setParameter: 1, ttlMonitorEnabled: true, ttlMonitorSleepSecs: 1 });

const day = 24 * 60 * 60 * 1000;
const rep = viewerNamed("rep");

/** With an event, which goes with the request. */
async function handled(sent: Promise<Submitted>): Promise<void> {
	await takeRequest(rep, (await sent).request?.id ?? "");
}

const sender = { origin: null };

/** Makes a record of each kind through the verbs that the product uses. */
const make: Record<Exclude<Kept, "rateLimits">, () => Promise<unknown>> = {
	leads: () => handled(submitRequest("trial", aTrial(), sender)),
	demoRequests: () => handled(submitRequest("demo", aDemo(), sender)),
	contactMessages: () => handled(submitRequest("contact", aMessage(), sender)),
	// By hand, as a verb books an hour of the days to come, and the time is counted from there.
	demoSlots: () =>
		stored("demoSlots").insertOne({
			startsAt: new Date(),
			place: 0,
			requestId: new mongoose.Types.ObjectId(),
		}),
	suspectedSpam: () => submitRequest("trial", aTrial(), { ...sender, suspicion: ["trap", "haste"] }),
	async sentMail() {
		await stored("outbox").deleteMany({ sentAt: { $exists: false } });
		await submitRequest("trial", aTrial(), sender);
		for (let mail = await OutboxMail.claim(); mail; mail = await OutboxMail.claim())
			await OutboxMail.markSent(mail);
	},
	async deletedInquiries() {
		const { id } = await submitInquiry(inquiryFields(), rep, crypto.randomUUID());
		await deleteInquiry(rep, id);
	},
	formDrafts: () =>
		FormDraft.keep(rep.id, { path: "/portal/inquiry", form: "inquiry", values: { id: crypto.randomUUID() } }),
	sessions: () => Session.open(rep.id, "Firefox"),
	invitations: () =>
		Invitation.invite({ email: `moi-${crypto.randomUUID()}@gmail.com`, role: "sales" }, null, commandLine),
	// By hand, as nobody waits under the settings of the tests.
	async waitingAccounts() {
		const [since, email] = [new Date(), `cho-${crypto.randomUUID()}@gmail.com`];
		await stored("accounts").insertOne({ email, waiting: { since, language: "vi" } });
		await stored("users").insertOne({ email, waitingSince: since });
	},
	auditLines: () => Audit.write({ by: rep, action: "signedOut" }),
};

/** The events of deleted inquiries, which go with them; two each. */
const ofInquiry = ["created", "deleted"];
const deletedEvents = () =>
	stored("historyEvents").countDocuments({ kind: { $in: ofInquiry }, eraseAt: { $exists: true } });

const requestEvents = () => stored("historyEvents").countDocuments({ kind: { $nin: ofInquiry } });

const collections: Record<string, string> = {
	suspectedSpam: "suspectedSubmissions",
	sentMail: "outbox",
	waitingAccounts: "accounts",
};

test("each record is there until its time is over, and gone soon after", async () => {
	// The clock of the product is moved back; that of MongoDB, which erases, is the real one.
	const now = Date.now();
	const staff = { email: "staff@may-erp.example", createdAt: new Date(0) };
	await stored("users").insertOne({ ...staff });
	vi.useFakeTimers({ toFake: ["Date"] });
	for (const [kept, makeOne] of Object.entries(make)) {
		for (const hours of [-1, 1]) {
			vi.setSystemTime(now - retentionDays[kept as Kept] * day + hours * 3_600_000);
			await makeOne();
		}
	}
	vi.setSystemTime(now - 3 * 365 * day);
	await make.contactMessages();
	vi.useRealTimers();
	await eraseEverySecond();
	const counts = async () =>
		Object.fromEntries(
			await Promise.all(
				Object.keys(make).map(async (kept) => {
					const sent = kept === "sentMail" ? { sentAt: { $exists: true } } : {};
					return [kept, await stored(collections[kept] ?? kept).countDocuments(sent)] as const;
				}),
			),
		);
	// Of sent mails two each time; sentMail's own leads are as new as its mails. Deleting and inviting was written down.
	const left = Object.fromEntries(Object.keys(make).map((kept) => [kept, 1]));
	const expected = { ...left, leads: 3, sentMail: 2, auditLines: 5 };
	for (let tries = 0; tries < 60; tries++) {
		const others = [await deletedEvents(), await requestEvents()];
		if (JSON.stringify(await counts()) === JSON.stringify(expected) && others.join() === "2,3") break;
		await sleep(500);
	}
	expect(await counts()).toEqual(expected);
	expect(await deletedEvents()).toBe(2);
	expect(await stored("users").countDocuments({ waitingSince: { $exists: true } })).toBe(1);
	expect(await stored("users").countDocuments(staff), "who is let in").toBe(1);
	expect(await requestEvents(), "one of each request that is kept").toBe(3);
	expect(await stored("outbox").countDocuments({ sentAt: { $exists: false } }), "mails not yet sent").toBe(2);
	expect(await countInquiries(rep)).toMatchObject({ total: 0 });
	await submitInquiry(inquiryFields(), rep, crypto.randomUUID());
	expect(
		await stored("historyEvents").countDocuments({ kind: { $in: ofInquiry } }),
		"events of an inquiry that is kept",
	).toBe(3);
});

test("a changed time is taken over by a database that has the old one", async () => {
	const index = (seconds: number) => ({ keyPattern: { createdAt: 1 }, expireAfterSeconds: seconds });
	await mongoose.connection.db?.command({ collMod: "leads", index: index(86_400) });
	await disconnect();
	await connect();
	const indexes = await stored("leads").indexes();
	expect(indexes.find(({ key }) => "createdAt" in key)?.expireAfterSeconds).toBe(
		retentionDays.leads * 86_400,
	);
});

test("every retention time belongs to an index, and what limits rates goes within its time", () => {
	const seconds = Object.values(mongoose.models).flatMap((model) =>
		model.schema.indexes().flatMap(([, { expireAfterSeconds }]) => expireAfterSeconds ?? []),
	);
	for (const [kept, days] of Object.entries(retentionDays)) {
		if (kept !== "rateLimits") expect(seconds, kept).toContain(days * 86_400);
	}
	expect(seconds.filter((age) => age === 0).length).toBeGreaterThan(0);
});

/** Of accounts only those are erased in time that are never let in. */
const isOfWaiting = (path: object) => "waiting.since" in path || "waitingSince" in path;

test("every collection is erased in time, or is one that the firm keeps until somebody deletes from it or the work is done", () => {
	const kept = Object.values(mongoose.models)
		.filter(({ schema }) =>
			schema
				.indexes()
				.every(([path, { expireAfterSeconds }]) => expireAfterSeconds === undefined || isOfWaiting(path)),
		)
		.map(({ collection }) => collection.collectionName);
	expect(kept.sort()).toEqual([
		"accounts",
		"customers",
		"migrations",
		"requestFigures",
		"salesInquiries",
		"users",
	]);
});
