import { data } from "@remix-run/node";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { connect, disconnect } from "#models/database/connection.server.ts";
import { transaction } from "#models/database/transaction.server.ts";
import { OutboxMail } from "#models/mail/outbox.server.ts";
import { stored, useDatabase } from "#tests/support/database.ts";
import { storeTrial } from "#tests/support/requests.ts";
import { countForm, countSignIn, figures } from "./metrics.server.ts";

useDatabase();

const hour = 3_600_000;

async function figure(name: string): Promise<number | undefined> {
	const line = (await figures()).split("\n").find((text) => text.startsWith(`${name} `));
	return line === undefined ? undefined : Number(line.slice(name.length));
}

beforeEach(() => stored("outbox").deleteMany({}));

test("mails that wait are counted, with the age of the oldest; those that left are not", async () => {
	expect(await figure("erp_outbox_mails")).toBe(0);
	expect(await figure("erp_outbox_oldest_seconds")).toBe(0);
	const mail = { kind: "trial", to: "hoa@gom.example", language: "vi" } as const;
	await transaction((session) => OutboxMail.queue([mail, mail], session));
	const [first] = await stored("outbox").find().toArray();
	await stored("outbox").updateOne({ _id: first?._id }, { $set: { createdAt: new Date(Date.now() - hour) } });
	expect(await figure("erp_outbox_mails")).toBe(2);
	expect(await figure("erp_outbox_oldest_seconds")).toBeCloseTo(3600, -2);
	await stored("outbox").updateMany({}, { $set: { sentAt: new Date() }, $unset: { nextAttemptAt: 1 } });
	expect(await figure("erp_outbox_mails")).toBe(0);
});

test("requests that nobody has and that are late are counted", async () => {
	await storeTrial();
	expect(await figure('erp_requests_open{which="nobody"}')).toBe(1);
	expect(await figure('erp_requests_open{which="late"}')).toBe(0);
	await stored("leads").updateMany({}, { $set: { dueAt: new Date(Date.now() - hour) } });
	expect(await figure('erp_requests_open{which="late"}')).toBe(1);
});

test.each([
	["/dung-thu", 200, "trial", "done"],
	["/en/contact", 400, "contact", "invalid"],
	["/demo", 429, "demo", "limited"],
	["/portal/inquiries/65f000000000000000000001/edit", 503, "portal", "failed"],
	["/yeu-cau/abc", 415, "ownRequest", "invalid"],
])("a form at %s answered with %i is one of %s, %s", async (path, status, form, result) => {
	const request = new Request(`http://localhost${path}`, { method: "POST" });
	const name = `erp_forms_total{form="${form}",result="${result}"}`;
	const before = (await figure(name)) ?? 0;
	await countForm(request, Promise.resolve(data({}, { status })));
	expect(await figure(name)).toBe(before + 1);
	const thrown = new Response(null, { status });
	await expect(countForm(request, Promise.reject(thrown))).rejects.toBe(thrown);
	expect(await figure(name)).toBe(before + 2);
});

test("connections to the database are counted, and those in use are given back", async () => {
	const refused = await figure("erp_mongodb_connections_refused_total");
	expect(await figure('erp_mongodb_connections{state="open"}')).toBeGreaterThan(0);
	await Promise.all(Array.from({ length: 20 }, () => stored("leads").countDocuments()));
	expect(await figure('erp_mongodb_connections{state="inUse"}')).toBe(0);
	expect(await figure('erp_mongodb_connections{state="waiting"}')).toBe(0);
	expect(await figure("erp_mongodb_connections_refused_total")).toBe(refused);
});

test("while the database is away its figures are left out, and the others stay", async () => {
	const wrong = 'erp_sign_ins_total{result="wrong"}';
	const before = (await figure(wrong)) ?? 0;
	countSignIn("wrong");
	onTestFinished(connect);
	await disconnect();
	expect(await figure("erp_database_up")).toBe(0);
	expect(await figure("erp_outbox_mails")).toBeUndefined();
	expect(await figure("erp_outbox_oldest_seconds")).toBeUndefined();
	expect(await figures()).not.toContain("erp_requests_open{");
	expect(await figure(wrong)).toBe(before + 1);
});
