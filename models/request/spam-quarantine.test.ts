import { afterEach, expect, test, vi } from "vitest";
import { rowsPerPage } from "#models/limits.ts";
import { Requests } from "#models/records/records.server.ts";
import { SpamQuarantine } from "#models/request/spam-quarantine.server.ts";
import { acceptSuspected, submitRequest } from "#models/request/submit.server.ts";
import { stored, useDatabase } from "#tests/support/database.ts";
import { viewerNamed } from "#tests/support/inquiries.ts";
import { aDemo, aMessage, aTrial } from "#tests/support/request-fields.ts";

useDatabase();
afterEach(() => vi.useRealTimers());

const visit = { landingPage: "/" };
const fresh = () => ({ email: `${crypto.randomUUID()}@minhphat.vn`, visit });

const [may, ngoc] = [viewerNamed("may", "admin"), viewerNamed("ngoc", "admin")];
const robot = { origin: null, suspicion: ["trap", "haste"] } as const;

test("a suspected request is kept once, apart, and becomes a request like any other", async () => {
	const lead = aTrial({ ...fresh(), currentSystem: undefined });
	await submitRequest("trial", lead, robot);
	await submitRequest("trial", lead, robot);
	const [kept, ...others] = (await SpamQuarantine.page()).rows;
	expect(others).toEqual([]);
	expect(kept).toMatchObject({ kind: "trial", suspicion: ["trap", "haste"], email: lead.email });
	expect(await stored("leads").countDocuments()).toBe(0);
	expect(await stored("outbox").countDocuments()).toBe(0);

	const id = await acceptSuspected(kept?.id ?? "", null, null);
	const found = await stored("leads").findOne({ email: lead.email });
	expect(id).toBe(`trial-${found?._id}`);
	const { currentSystem: _none, ...given } = lead;
	expect(found).toMatchObject({ ...given, status: "new", source: "trial_signup" });
	expect(found).not.toHaveProperty("currentSystem");
	expect(await stored("outbox").distinct("kind")).toEqual(["trial", "trialNote"]);
	expect((await SpamQuarantine.page()).rows).toEqual([]);
	expect(await acceptSuspected(kept?.id ?? "", null, null)).toBeNull();
	expect(await acceptSuspected("no id", null, null)).toBeNull();
});

test("so do a demo and a message", async () => {
	const [demo, message] = [aDemo(fresh()), aMessage(fresh())];
	await submitRequest("demo", demo, robot);
	await submitRequest("contact", message, robot);
	for (const { id } of (await SpamQuarantine.page()).rows) await acceptSuspected(id, null, null);
	expect(await stored("demoRequests").countDocuments({ email: demo.email })).toBe(1);
	expect(await stored("contactMessages").countDocuments({ email: message.email })).toBe(1);
});

test("let in by many at once it is one request, with its mails once, a fresh deadline and the admin's name", async () => {
	const sent = aTrial(fresh());
	vi.useFakeTimers({ toFake: ["Date"] });
	vi.setSystemTime(Date.now() - 7 * 24 * 3_600_000);
	await submitRequest("trial", sent, robot);
	vi.useRealTimers();
	const [kept] = (await SpamQuarantine.page()).rows;
	const answers = await Promise.all(
		Array.from({ length: 20 }, (_, index) => acceptSuspected(kept?.id ?? "", index % 2 ? may : ngoc, null)),
	);
	const found = await stored("leads").find({ email: sent.email }).toArray();
	expect(found).toHaveLength(1);
	const id = `trial-${found[0]?._id}`;
	expect(answers.filter((answer) => answer !== null && answer !== id)).toEqual([]);
	expect(answers).toContain(id);
	expect(await stored("outbox").countDocuments({ requestId: id })).toBe(2);
	expect(found[0]?.answerBy.getTime()).toBeGreaterThan(Date.now());
	const { rows } = (await Requests.findWithHistory(may, id))?.history ?? { rows: [] };
	expect(rows).toMatchObject([{ kind: "letIn", by: expect.stringMatching(/^(may|ngoc)$/) }]);
});

test("what is discarded while it is let in is either, never both", async () => {
	for (let round = 0; round < 5; round++) {
		const sent = aDemo(fresh());
		await submitRequest("demo", sent, robot);
		const [{ id } = { id: "" }] = (await SpamQuarantine.page()).rows;
		const [letIn, discarded] = await Promise.all([
			acceptSuspected(id, null, null),
			SpamQuarantine.discard(id, may),
		]);
		expect([letIn !== null, discarded].filter(Boolean)).toHaveLength(1);
		expect(await stored("demoRequests").countDocuments({ email: sent.email })).toBe(letIn ? 1 : 0);
		expect(await SpamQuarantine.view(id)).toBeNull();
		expect(await SpamQuarantine.discard(id, may)).toBe(false);
	}
});

test("it is read in pages, newest first, and who sends the same form again in time is not stored twice", async () => {
	const first = aDemo(fresh());
	await submitRequest("demo", first, robot);
	for (let index = 0; index < rowsPerPage; index++) await submitRequest("demo", aDemo(fresh()), robot);
	const newest = await SpamQuarantine.page();
	expect(newest.rows).toHaveLength(rowsPerPage);
	const { rows, next, previous } = await SpamQuarantine.page({ after: newest.next ?? "" });
	expect(rows).toMatchObject([{ email: first.email }]);
	expect([next, (await SpamQuarantine.page({ before: previous ?? "" })).rows]).toEqual([null, newest.rows]);

	await submitRequest("demo", first, { origin: null });
	await acceptSuspected(rows[0]?.id ?? "", null, null);
	expect(await stored("demoRequests").countDocuments({ email: first.email })).toBe(1);
	expect(await SpamQuarantine.view(rows[0]?.id ?? "")).toBeNull();
});
