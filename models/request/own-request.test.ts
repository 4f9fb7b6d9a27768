import { randomUUID } from "node:crypto";
import mongoose from "mongoose";
import { beforeEach, expect, test } from "vitest";
import { Account } from "#models/account/account.server.ts";
import type { Person } from "#models/account/staff.server.ts";
import type { Viewer } from "#models/account/user.server.ts";
import { consentGiven, currentConsent } from "#models/consent.ts";
import { OutboxMail } from "#models/mail/outbox.server.ts";
import { companySizes, industries } from "#models/options.ts";
import { customerKeysOf } from "#models/search-keys.ts";
import { transaction } from "#models/transaction.server.ts";
import { stored, useDatabase } from "#tests/support/database.ts";
import { viewerNamed } from "#tests/support/inquiries.ts";
import { noMails, storeDemo, storeMessage, storeTrial } from "#tests/support/requests.ts";
import { Lead, type LeadFields } from "./lead.server.ts";
import { listRequests } from "./list.server.ts";
import { noteMailRefused } from "./mail-refusal.server.ts";
import {
	correctRequest,
	eraseRequest,
	findOwnRequest,
	ownTokenOf,
	withdrawConsent,
	withdrawRequest,
} from "./own-request.server.ts";
import { customerOf } from "./related.server.ts";
import { findRequest, logContact, reopenRequest, takeRequest } from "./request.server.ts";
import { type RequestId, requestIdOf } from "./request-id.ts";
import { requestToken } from "./request-token.server.ts";
import type { RequestView } from "./view.ts";

useDatabase();

const places = ["leads", "demoRequests", "contactMessages", "requestEvents", "outbox"];
beforeEach(async () => {
	for (const name of places) await stored(name).deleteMany({});
});

const admin = viewerNamed("admin", "admin");
const lead: Omit<LeadFields, "submissionId"> = {
	companyName: "Công ty TNHH Gốm Bát Tràng",
	contactName: "Nguyễn Thị Hòa",
	email: "hoa@gom.example",
	phone: "0912345678",
	industry: industries[0],
	companySize: companySizes[2],
	language: "vi",
	...consentGiven("vi"),
};
const noMail = (to: Person | null) => ({
	kind: "erased",
	to: to?.email ?? "banhang@may-erp.example",
	subject: "",
	text: "",
	language: "vi" as const,
});

const again = ({ email: to }: RequestView) => ({ ...noMail(null), kind: "again", to });

async function memberNamed(fullName: string): Promise<Viewer> {
	const email = `${randomUUID()}@may-erp.example`;
	const { id } = await Account.create({ email, fullName, password: "a long pass phrase 42" }, "sales");
	return { id, email, fullName, role: "sales", isAdmin: false };
}

const eventsOf = async (id: RequestId) =>
	(await findRequest(admin, id))?.history.rows.map(({ kind, by }) => `${kind} by ${by}`);

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
	expect(await correctRequest(id, correct, noMails, noMail, again)).toBe(true);
	expect(await correctRequest(id, correct, noMails, noMail, again)).toBe(true);
	expect(await search("0987654321")).toEqual([id]);
	expect(await search("0912345678")).toEqual([]);
	expect(await findRequest(admin, id)).toMatchObject({ ...correct, state: "waiting" });
	const { rows } = (await findRequest(admin, id))?.history ?? { rows: [] };
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
	await withdrawRequest(ended, noMails);
	await stored("outbox").deleteMany({});
	for (const id of [open, taken, ended])
		await correctRequest(id, { email: "hoa@gom.example", phone: "0987654321" }, noMails, noMail, again);
	const told = await stored("outbox").find().toArray();
	expect(told.map(({ to }) => to)).toEqual(["banhang@may-erp.example", linh.email]);
});

test("a new address gets the confirmation, once and while its promise is to come; a new phone number needs none", async () => {
	const [waiting, answered, late] = [await storeTrial(), await storeTrial(), await storeTrial()];
	await logContact(admin, answered, { way: "reached" });
	const past = { $set: { answerBy: new Date(Date.now() - 1) } };
	await stored("leads").updateOne({ _id: new mongoose.Types.ObjectId(late.split("-")[1]) }, past);
	await stored("outbox").deleteMany({});
	const [phone, email] = ["0987654321", "hoa.moi@gom.example"];
	for (const id of [waiting, answered, late]) {
		await correctRequest(id, { email: "hoa@gom.example", phone }, noMails, noMail, again);
		await correctRequest(id, { email, phone }, noMails, noMail, again);
		await correctRequest(id, { email, phone }, noMails, noMail, again);
	}
	const confirmed = await stored("outbox").find({ kind: "again" }).toArray();
	expect(confirmed.map(({ to }) => to)).toEqual([email]);
});

test("a new address gives the request a new link, and the one that was mailed to a stranger opens no more", async () => {
	const submissionId = randomUUID();
	const id = await storeTrial({ submissionId });
	const mailed = requestToken("trial", submissionId);
	expect(await ownTokenOf(id)).toBe(mailed);
	await correctRequest(id, { email: lead.email, phone: "0987654321" }, noMails, noMail, again);
	expect(await findOwnRequest(mailed), "a new phone number changes no link").toMatchObject({ id });
	for (const email of ["hoa.moi@gom.example", lead.email]) {
		const before = (await ownTokenOf(id)) ?? "";
		await correctRequest(id, { email, phone: "0987654321" }, noMails, noMail, again);
		expect(await findOwnRequest(before)).toBeNull();
		const token = (await ownTokenOf(id, email)) ?? "";
		expect(await findOwnRequest(token)).toMatchObject({ id, email });
		expect(token).not.toBe(mailed);
	}
	expect(await ownTokenOf(id, "hoa.moi@gom.example"), "who is no longer its visitor").toBeUndefined();
});

test("an address that takes no mail is noted once, only while it is the visitor's, and forgotten with it", async () => {
	const id = await storeTrial();
	await noteMailRefused(id, "khac@gom.example");
	expect(await findRequest(admin, id)).toMatchObject({ isMailRefused: false });
	const takesNoMail = async (customerEmail: string) =>
		(await customerOf(admin, customerKeysOf({ companyName: "", customerEmail }))).isMailRefused;
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
	await correctRequest(id, { email: lead.email, phone: "0987654321" }, noMails, noMail, again);
	expect(await refused(), "by another phone number it takes none still").toEqual([[id, true]]);
	await correctRequest(id, { email: "hoa.moi@gom.example", phone: lead.phone }, noMails, noMail, again);
	expect(await refused()).toEqual([]);
	expect(await takesNoMail(lead.email), "what is of no request any more").toBe(false);
	expect(await findRequest(admin, id)).toMatchObject({ isMailRefused: false });
});

test("erasing takes what was mailed before and after a correction, also if it names others or waits", async () => {
	const id = await storeTrial();
	const digest = {
		kind: "digest",
		to: "rep@may-erp.example",
		subject: "",
		text: "",
		language: "vi" as const,
	};
	const others = { ...digest, about: ["khac@gom.example"] };
	const ofOther = { ...digest, kind: "handOver", about: [lead.email], requestId: await storeTrial() };
	await transaction((session) =>
		OutboxMail.queue([{ ...digest, about: [lead.email, "khac@gom.example"] }, others, ofOther], session),
	);
	const correct = { email: "hoa.moi@gom.example", phone: lead.phone };
	await correctRequest(id, correct, noMails, noMail, again);
	const mailed = async () =>
		(await stored("outbox").find().toArray()).map(({ kind, about }) => [kind, about]);
	expect((await mailed()).map(([kind]) => kind)).toEqual(["digest", "digest", "handOver", "erased", "again"]);
	await eraseRequest(id, noMail);
	expect(await mailed()).toEqual([
		["digest", others.about],
		["handOver", ofOther.about],
	]);
});

test("a message may lose its phone number", async () => {
	const id = await storeMessage({ phone: "0912345678" });
	await correctRequest(id, { email: "loc@phanloc.example" }, noMails, noMail, again);
	expect(await stored("contactMessages").findOne({})).not.toHaveProperty("phone");
	const { rows } = (await findRequest(admin, id))?.history ?? { rows: [] };
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
	expect(await withdrawRequest(id, noMails)).toBe(true);
	expect(await withdrawRequest(id, noMails)).toBe(true);
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
		const { id } = await Lead.submit({ ...lead, submissionId: randomUUID() }, () => [
			{ kind: "trial", to: lead.email, subject: "Đã nhận", text: "Chào chị", language: "vi" },
			{ kind: "trialNote", to: "sales@may-erp.example", subject: "Mới", text: "Gọi", language: "vi" },
		]);
		await takeRequest(linh, requestIdOf("trial", id));
		return requestIdOf("trial", id);
	};
	const mailed = async () => (await stored("outbox").find().toArray()).map(({ kind, to }) => `${kind} ${to}`);
	const [gone, stays] = [await submit(), await submit()];
	expect(await mailed()).toHaveLength(4);
	expect(await eraseRequest(gone, noMail)).toBe(true);
	expect(await eraseRequest(gone, noMail)).toBe(false);
	expect(await findRequest(admin, gone)).toBeNull();
	expect(await mailed()).toEqual([
		`trial ${lead.email}`,
		"trialNote sales@may-erp.example",
		`erased ${linh.email}`,
	]);
	expect(await eventsOf(stays)).toEqual(["taken by Võ Khánh Linh"]);
	expect(await stored("requestEvents").countDocuments()).toBe(1);
});

test("a request that nobody has is erased without a mail", async () => {
	expect(await eraseRequest(await storeDemo(), noMail)).toBe(true);
	expect(await stored("outbox").countDocuments()).toBe(0);
});

test("what staff write into a request while it is erased leaves nothing behind", async () => {
	for (let round = 0; round < 5; round++) {
		const id = await storeTrial();
		// From the second on, only the history grows.
		await logContact(admin, id, { way: "noAnswer" });
		const writes = Array.from({ length: 5 }, () => logContact(admin, id, { way: "noAnswer" }));
		await Promise.all([...writes, eraseRequest(id, noMail)]);
		expect(await stored("leads").countDocuments()).toBe(0);
		expect(await stored("requestEvents").countDocuments()).toBe(0);
	}
});
