import { randomUUID } from "node:crypto";
import mongoose from "mongoose";
import { beforeEach, expect, test } from "vitest";
import { Account } from "#models/account/account.server.ts";
import type { Viewer } from "#models/account/user.server.ts";
import { currentConsent } from "#models/consent.ts";
import { folded } from "#models/customer/contact.server.ts";
import { reopenRequest } from "#models/customer/conversion.server.ts";
import { customerOf } from "#models/customer/related.server.ts";
import { salesInbox } from "#models/mail/outbox.server.ts";
import type { RequestId } from "#models/records/record-id.ts";
import { Requests } from "#models/records/records.server.ts";
import { stored, useDatabase } from "#tests/support/database.ts";
import { viewerNamed } from "#tests/support/inquiries.ts";
import { aTrial } from "#tests/support/request-fields.ts";
import { storeDemo, storeMessage, storeTrial } from "#tests/support/requests.ts";
import { listRequests } from "./list.server.ts";
import {
	correctRequest,
	eraseRequest,
	findOwnRequest,
	noteMailRefused,
	ownTokenOf,
	withdrawConsent,
	withdrawRequest,
} from "./own-request.server.ts";
import { takeRequest } from "./request.server.ts";
import { requestToken } from "./request-token.server.ts";
import { submitRequest } from "./submit.server.ts";

useDatabase();

const places = ["leads", "demoRequests", "contactMessages", "historyEvents", "outbox"];
beforeEach(async () => {
	for (const name of places) await stored(name).deleteMany({});
});

const admin = viewerNamed("admin", "admin");
const lead = aTrial();
async function memberNamed(fullName: string): Promise<Viewer> {
	const email = `${randomUUID()}@may-erp.example`;
	const { id } = await Account.create({ email, fullName, password: "a long pass phrase 42" }, "sales");
	return { id, email, fullName, role: "sales", isAdmin: false };
}

const eventsOf = async (id: RequestId) =>
	(await Requests.findWithHistory(admin, id))?.history.rows.map(({ kind, by }) => `${kind} by ${by}`);

test("the link of each kind leads to its own request, tells the name of who has it, and is stored nowhere", async () => {
	const linh = await memberNamed("Võ Khánh Linh");
	for (const [kind, store] of [
		["trial", storeTrial],
		["demo", storeDemo],
		["contact", storeMessage],
	] as const) {
		const submissionId = randomUUID();
		const [id] = [await store({ submissionId }), await store()];
		const token = requestToken(kind, submissionId);
		expect(token).toMatch(/^[0-9a-f]{32}$/);
		expect(await findOwnRequest(token)).toMatchObject({ id, kind, owner: null, state: "waiting" });
		await takeRequest(linh, id);
		expect(await findOwnRequest(token)).toMatchObject({ id, owner: "Võ Khánh Linh" });
		for (const place of places)
			expect(JSON.stringify(await stored(place).find().toArray())).not.toContain(token);
	}
	expect(await findOwnRequest(requestToken("demo", randomUUID()))).toBeNull();
	expect(await findOwnRequest("")).toBeNull();
});

test("who has no name of their own is not shown by address", async () => {
	const nameless = await memberNamed("Võ Khánh Linh");
	await stored("users").deleteMany({ email: nameless.email });
	const submissionId = randomUUID();
	await takeRequest(nameless, await storeTrial({ submissionId }));
	expect(await findOwnRequest(requestToken("trial", submissionId))).toMatchObject({ owner: null });
});

test("a corrected request is found by its new phone and e-mail only, and staff read that it was", async () => {
	const id = await storeTrial();
	const search = async (text: string) => (await listRequests(admin, { text })).rows.map((row) => row.id);
	const correct = { email: "hoa.moi@xn--gm-j9s.example", phone: "0987654321" };
	expect(await correctRequest(id, correct, null)).toBe(true);
	expect(await correctRequest(id, correct, null)).toBe(true);
	expect(await search("0987654321")).toEqual([id]);
	expect(await search("0912345678")).toEqual([]);
	expect(await Requests.findWithHistory(admin, id)).toMatchObject({ ...correct, state: "waiting" });
	const { rows } = (await Requests.findWithHistory(admin, id))?.history ?? { rows: [] };
	const corrected = {
		email: { before: "hoa@gom.example", after: "hoa.moi@gốm.example" },
		phone: { before: "0912345678", after: "0987654321" },
	};
	expect(rows).toMatchObject([{ kind: "corrected", by: "Nguyễn Thị Hòa", corrected }]);
});

test("whoever has a request that was corrected is told; if nobody has, the sales inbox is while it is open", async () => {
	const linh = await memberNamed("Võ Khánh Linh");
	const [open, taken, ended] = [await storeTrial(), await storeTrial(), await storeTrial()];
	await takeRequest(linh, taken);
	await withdrawRequest(ended, null);
	await stored("outbox").deleteMany({});
	for (const id of [open, taken, ended])
		await correctRequest(id, { email: "hoa@gom.example", phone: "0987654321" }, null);
	const told = await stored("outbox").find().toArray();
	expect(told.map(({ kind, to }) => [kind, to])).toEqual([
		["corrected", salesInbox],
		["corrected", linh.email],
	]);
});

test("a new address gets the confirmation, once and while its promise is to come; a new phone number needs none", async () => {
	const [waiting, answered, late] = [await storeTrial(), await storeTrial(), await storeTrial()];
	await Requests.log(admin, answered, { way: "reached" });
	const past = { $set: { answerBy: new Date(Date.now() - 1) } };
	await stored("leads").updateOne({ _id: new mongoose.Types.ObjectId(late.split("-")[1]) }, past);
	await stored("outbox").deleteMany({});
	const [phone, email] = ["0987654321", "hoa.moi@gom.example"];
	for (const id of [waiting, answered, late]) {
		await correctRequest(id, { email: "hoa@gom.example", phone }, null);
		await correctRequest(id, { email, phone }, null);
		await correctRequest(id, { email, phone }, null);
	}
	const confirmed = await stored("outbox").find({ kind: "trial" }).toArray();
	expect(confirmed.map(({ to }) => to)).toEqual([email]);
});

test("a new address gives the request a new link, and the one that was mailed to a stranger opens no more", async () => {
	const submissionId = randomUUID();
	const id = await storeTrial({ submissionId });
	const mailed = requestToken("trial", submissionId);
	expect(await ownTokenOf(id)).toBe(mailed);
	await correctRequest(id, { email: lead.email, phone: "0987654321" }, null);
	expect(await findOwnRequest(mailed), "a new phone number changes no link").toMatchObject({ id });
	for (const email of ["hoa.moi@gom.example", lead.email]) {
		const before = (await ownTokenOf(id)) ?? "";
		await correctRequest(id, { email, phone: "0987654321" }, null);
		expect(await findOwnRequest(before)).toBeNull();
		const token = (await ownTokenOf(id)) ?? "";
		expect(await findOwnRequest(token)).toMatchObject({ id, email });
		expect(token).not.toBe(mailed);
	}
});

test("an address that takes no mail is noted once, only while it is the visitor's, and forgotten with it", async () => {
	const id = await storeTrial();
	await noteMailRefused(id, "khac@gom.example");
	expect(await Requests.findWithHistory(admin, id)).toMatchObject({ isMailRefused: false });
	const takesNoMail = async (email: string) => (await customerOf(admin, folded({ email }))).isMailRefused;
	expect(await takesNoMail(lead.email)).toBe(false);
	await Promise.all([noteMailRefused(id, lead.email), noteMailRefused(id, lead.email)]);
	const refused = async () =>
		(await listRequests(admin, { outcome: "mailRefused" })).rows.map((row) => [row.id, row.isMailRefused]);
	expect(await refused()).toEqual([[id, true]]);
	expect(await eventsOf(id)).toEqual(["mailRefused by Mây ERP"]);
	for (const [email, none] of [
		[lead.email.toUpperCase(), true],
		["khac@gom.example", false],
	] as const)
		expect(await takesNoMail(email), `${email} takes no mail`).toBe(none);
	await correctRequest(id, { email: lead.email, phone: "0987654321" }, null);
	expect(await refused(), "by another phone number it takes none still").toEqual([[id, true]]);
	await correctRequest(id, { email: "hoa.moi@gom.example", phone: lead.phone }, null);
	expect(await refused()).toEqual([]);
	expect(await takesNoMail(lead.email), "what is of no request any more").toBe(false);
	expect(await Requests.findWithHistory(admin, id)).toMatchObject({ isMailRefused: false });
});

test("erasing takes what was mailed before and after a correction, also if it names others or was written by version 1.1", async () => {
	const id = await storeTrial();
	const written = { to: "rep@may-erp.example", subject: "", text: "Nguyễn Thị Hòa", language: "vi" };
	const old = { ...written, sentAt: new Date() };
	const digest = { ...old, kind: "digest", about: [lead.email, "khac@gom.example"] };
	const others = { ...old, kind: "digest", about: ["khac@gom.example"] };
	const ofOther = { ...old, kind: "handOver", about: [lead.email], requestId: await storeTrial() };
	await stored("outbox").insertMany([digest, others, ofOther]);
	await correctRequest(id, { email: "hoa.moi@gom.example", phone: lead.phone }, null);
	const mailed = async () =>
		(await stored("outbox").find().toArray()).map(({ kind, about }) => [kind, about]);
	expect((await mailed()).map(([kind]) => kind)).toEqual([
		"digest",
		"digest",
		"handOver",
		"corrected",
		"trial",
	]);
	await eraseRequest(id, null);
	expect(await mailed()).toEqual([
		["digest", others.about],
		["handOver", ofOther.about],
	]);
});

test("a message may lose its phone number", async () => {
	const id = await storeMessage({ phone: "0912345678" });
	await correctRequest(id, { email: "loc@phanloc.example" }, null);
	expect(await stored("contactMessages").findOne({})).not.toHaveProperty("phone");
	const { rows } = (await Requests.findWithHistory(admin, id))?.history ?? { rows: [] };
	expect(rows[0]?.corrected).toEqual({ phone: { before: "0912345678" } });
});

test("consent is withdrawn once, with its time; what was asked for stays", async () => {
	const submissionId = randomUUID();
	const id = await storeDemo({ submissionId });
	await Promise.all([withdrawConsent(id), withdrawConsent(id), withdrawConsent(id)]);
	const own = await findOwnRequest(requestToken("demo", submissionId));
	expect(own).toMatchObject({
		state: "waiting",
		consent: { textVersion: currentConsent.version, language: "vi" },
	});
	expect(Date.now() - Date.parse(own?.consent?.withdrawnAt ?? "")).toBeLessThan(60_000);
	const agreedTo = { textVersion: currentConsent.version };
	expect(await stored("demoRequests").findOne({})).toMatchObject({ consent: false, agreedTo });
	expect(await eventsOf(id)).toEqual(["consentWithdrawn by Nguyễn Thị Hòa"]);

	const message = await storeMessage();
	expect(await withdrawConsent(message)).toBe(true);
	expect(await eventsOf(message)).toEqual([]);
});

test.each([
	["trial", storeTrial, { status: "closed" }],
	["demo", storeDemo, { status: "closed" }],
	["contact", storeMessage, { replied: false }],
] as const)("a %s request that is taken back is ended, and nobody's still", async (_, store, status) => {
	const id = await store();
	expect(await withdrawRequest(id, null)).toBe(true);
	expect(await withdrawRequest(id, null)).toBe(true);
	const [kind, _id] = id.split("-") as ["trial" | "demo" | "contact", string];
	const collection = { trial: "leads", demo: "demoRequests", contact: "contactMessages" }[kind];
	await reopenRequest(admin, id);
	const ended = { state: "ended", ending: "withdrawn", ownerId: null, ...status };
	expect(await stored(collection).findOne({ _id: new mongoose.Types.ObjectId(_id) })).toMatchObject(ended);
	expect(await eventsOf(id)).toHaveLength(1);
});

test("an erased request is gone with its history and mails; who has it gets a mail, other requests lose nothing", async () => {
	const linh = await memberNamed("Võ Khánh Linh");
	const submit = async () => {
		const { request } = await submitRequest("trial", aTrial(), { origin: null });
		if (!request) throw new Error("not stored");
		await takeRequest(linh, request.id);
		return request.id;
	};
	const mailed = async () => (await stored("outbox").find().toArray()).map(({ kind, to }) => `${kind} ${to}`);
	const [gone, stays] = [await submit(), await submit()];
	expect(await mailed()).toHaveLength(4);
	expect(await eraseRequest(gone, null)).toBe(true);
	expect(await eraseRequest(gone, null)).toBe(false);
	expect(await Requests.findWithHistory(admin, gone)).toBeNull();
	expect(await mailed()).toEqual([
		`trial ${lead.email}`,
		`trialNote ${salesInbox}`,
		`erasureNote ${linh.email}`,
	]);
	expect(await eventsOf(stays)).toEqual(["taken by Võ Khánh Linh"]);
	expect(await stored("historyEvents").countDocuments()).toBe(1);
});

test("a request that nobody has is erased without a mail", async () => {
	expect(await eraseRequest(await storeDemo(), null)).toBe(true);
	expect(await stored("outbox").countDocuments()).toBe(0);
});

test("what staff write into a request while it is erased leaves nothing behind", async () => {
	for (let round = 0; round < 5; round++) {
		const id = await storeTrial();
		// From the second on, only the history grows.
		await Requests.log(admin, id, { way: "noAnswer" });
		const writes = Array.from({ length: 5 }, () => Requests.log(admin, id, { way: "noAnswer" }));
		await Promise.all([...writes, eraseRequest(id, null)]);
		expect(await stored("leads").countDocuments()).toBe(0);
		expect(await stored("historyEvents").countDocuments()).toBe(0);
	}
});
