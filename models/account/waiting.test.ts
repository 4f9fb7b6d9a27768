import { randomUUID } from "node:crypto";
import { Types } from "mongoose";
import { beforeEach, expect, test } from "vitest";
import { Audit } from "#models/audit/audit.server.ts";
import { retentionDays } from "#models/retention.ts";
import { stored, useDatabase } from "#tests/support/database.ts";
import { letters } from "#tests/support/letters.ts";
import { reader, sendLinkMails } from "#tests/support/link-mails.ts";
import { useSettings } from "#tests/support/settings.ts";
import { Account } from "./account.server.ts";
import { AccountLink } from "./account-link.server.ts";
import { MorningMails } from "./morning-mails.server.ts";
import { OneTimeLink } from "./one-time-link.server.ts";
import { activeStaff } from "./people.server.ts";
import { countDemoHosts } from "./preferences.server.ts";
import { Session } from "./session.server.ts";
import { NotAllowed, Staff } from "./staff.server.ts";
import { Waiting } from "./waiting.server.ts";

useDatabase();
useSettings({ SIGNUP: "approval", SMTP_URL: "smtp://127.0.0.1:1", STAFF_EMAIL_DOMAINS: "congty.vn" });

beforeEach(async () => {
	const names = ["accounts", "users", "outbox", "oneTimeLinks", "sessions", "attempts", "auditLines"];
	await Promise.all(names.map((name) => stored(name).deleteMany({})));
});

const { origin } = reader;
const password = "mot-mat-khau-dai-2026";
const fullName = "Trần Minh Khôi";
const stranger = () => `khoi-${randomUUID()}@gmail.com`;

/** @returns the account's id, and the token of the mailed link */
async function signUp(email = stranger()): Promise<{ id: string; email: string; token: string }> {
	const { id } = await Account.register({ email, password, fullName }, reader);
	const [mail] = await sendLinkMails();
	expect(mail?.to).toBe(email);
	return { id, email, token: mail?.token ?? "" };
}

const confirm = (token: string) => AccountLink.confirmEmail(token, origin);

async function signUpAndConfirm(): Promise<{ id: string; email: string }> {
	const { token, ...person } = await signUp();
	await confirm(token);
	return person;
}

async function member(role: "admin" | "sales"): Promise<string> {
	const email = `${role}-${randomUUID()}@may-erp.example`;
	return (await Account.create({ email, password, fullName: "Lê Thị Mây" }, role)).id;
}

const mailsTo = (to: string) => stored("outbox").find({ to }).sort({ _id: 1 }).toArray();

test("who signs up from the firm's own domain works as soon as the address is confirmed, and nobody is asked", async () => {
	await member("admin");
	const { id, token } = await signUp("binh@congty.vn");
	expect(await Staff.viewer(id)).toBeNull();
	expect(await confirm(token)).toEqual({ isAdmin: false, waits: false });
	expect(await Staff.viewer(id)).toMatchObject({ role: "sales", fullName });
	expect((await Waiting.page({})).rows).toEqual([]);
	expect(await stored("outbox").countDocuments({ kind: "approval" })).toBe(0);
	expect(await confirm(token)).toBeNull();
});

test("an administrator of the list works as one when the address is confirmed", async () => {
	const { id, token } = await signUp("admin@may-erp.example");
	expect(await Staff.viewer(id)).toBeNull();
	expect(await confirm(token)).toEqual({ isAdmin: true, waits: false });
	expect(await Staff.viewer(id)).toMatchObject({ isAdmin: true });
});

test("anybody else waits: administrators are asked once the address is confirmed, and the person is told when they are let in", async () => {
	const admin = await member("admin");
	await member("sales");
	const { id, email, token } = await signUp();
	expect((await Waiting.page({})).rows).toMatchObject([{ id, email, fullName, needs: "confirmation" }]);
	expect(await stored("outbox").countDocuments({ kind: "approval" }), "before it is confirmed").toBe(0);
	await expect(Waiting.approve(id, admin, origin)).rejects.toBeInstanceOf(NotAllowed);

	expect(await confirm(token)).toEqual({ isAdmin: false, waits: true });
	const asked = await letters();
	expect(asked).toMatchObject([{ kind: "approval", to: (await Staff.find(admin))?.email }]);
	expect(asked[0]?.subject).toBe("Chờ duyệt tài khoản: Trần Minh Khôi");
	expect(asked[0]?.text).toContain(`${origin}/portal/staff`);
	expect((await Waiting.page({})).rows).toMatchObject([{ id, needs: "approval" }]);
	expect(await Staff.viewer(id)).toBeNull();

	expect(await Waiting.approve(id, admin, origin)).toMatchObject({ id, email });
	expect(await Staff.viewer(id)).toMatchObject({ role: "sales", email, fullName });
	const [, decision, ...more] = await mailsTo(email);
	expect(more).toEqual([]);
	expect(decision).toMatchObject({ kind: "approved", language: "vi" });
	expect((await letters()).find(({ to }) => to === email)?.text).toContain(`${origin}/portal/login`);
	expect(await Waiting.approve(id, admin, origin), "a second time").toBeNull();
	expect(await Waiting.refuse(id, admin, origin), "after it was approved").toBeNull();
	expect(await mailsTo(email)).toHaveLength(2);
});

test("who let somebody in or refused them stands in the audit log, under the name of then", async () => {
	const admin = await member("admin");
	const people = [await signUpAndConfirm(), await signUpAndConfirm(), await signUp()];
	const [first, second, third] = people.map(({ id }) => id);
	await stored("auditLines").deleteMany({});
	await Waiting.approve(first ?? "", admin, origin, "203.0.113.0/24");
	await Waiting.approve(first ?? "", admin, origin, "203.0.113.0/24");
	await Waiting.refuse(second ?? "", admin, origin, "203.0.113.0/24");
	await Waiting.approve(third ?? "", null, origin);
	const { rows } = await Audit.page({});
	const byAdmin = { by: { id: admin, name: "Lê Thị Mây" }, network: "203.0.113.0/24" };
	expect(rows.reverse()).toMatchObject([
		{ ...byAdmin, action: "accountApproved", subject: { kind: "account", id: first, name: fullName } },
		{ ...byAdmin, action: "accountRefused", subject: { kind: "account", id: second, name: fullName } },
		{ actor: "commandLine", network: null, action: "accountApproved", subject: { id: third } },
	]);
	expect(rows).toHaveLength(3);
});

test("fifty-five unconfirmed sign-ups hide nobody: confirmed first, in pages, and found by parts of name and address", async () => {
	for (let index = 0; index < 55; index++) await Account.register({ email: stranger(), password, fullName });
	const names = ["Nguyễn Đồng Nghiệp", "Đỗ Thị Mới"];
	const confirmed = [];
	for (const name of names) {
		const email = `${randomUUID()}@nha.example`;
		confirmed.push((await Account.register({ email, password, fullName: name })).id);
		await stored("accounts").updateOne({ email }, { $set: { emailConfirmedAt: new Date() } });
	}
	const first = await Waiting.page({});
	expect(first.rows.slice(0, 3).map(({ fullName }) => fullName)).toEqual([...names, fullName]);
	expect([first.rows.length, first.previous]).toEqual([50, null]);
	const second = await Waiting.page({ after: first.next ?? "" });
	expect([second.rows.length, second.next]).toEqual([7, null]);
	const ids = [...first.rows, ...second.rows].map(({ id }) => id);
	expect([new Set(ids).size, ids.slice(0, 2)]).toEqual([57, confirmed]);
	const waited = [...first.rows.slice(2), ...second.rows].map(({ since }) => since);
	expect(waited, "longest first").toEqual([...waited].sort());
	expect(await Waiting.page({ before: second.previous ?? "" })).toEqual(first);
	expect(await Waiting.page({ after: "rác" })).toEqual(first);

	const found = async (text: string) => (await Waiting.page({ text })).rows.map(({ id }) => id);
	expect(await found("dong nghiep")).toEqual(confirmed.slice(0, 1));
	expect(await found("nha.example")).toEqual(confirmed);
	expect(await found("khoi nha")).toEqual([]);
	const all = await Waiting.page({ text: "khôi" });
	expect([
		all.rows.length,
		(await Waiting.page({ text: "khôi", after: all.next ?? "" })).rows.length,
	]).toEqual([50, 5]);
});

test("who is refused is told, and nothing is left of the account; they may sign up again", async () => {
	const admin = await member("admin");
	const { id, email } = await signUpAndConfirm();
	const session = await Session.open(id, "Firefox");
	await AccountLink.mailReset(email, reader);
	await OneTimeLink.issue("reset-password", id);
	expect(await Waiting.refuse(id, admin, origin)).toMatchObject({ email });
	const accountId = new Types.ObjectId(id);
	for (const [name, filter] of [
		["accounts", { email }],
		["users", { email }],
		["sessions", { accountId }],
		["oneTimeLinks", { accountId }],
		["outbox", { to: email, sentAt: { $exists: false }, kind: "reset" }],
	] as const) {
		expect(await stored(name).countDocuments(filter), name).toBe(0);
	}
	expect(await Session.accountOf(session)).toBeNull();
	expect((await mailsTo(email)).at(-1)).toMatchObject({ kind: "refused" });
	await stored("outbox").deleteMany({});
	await signUp(email);
	expect((await Waiting.page({})).rows).toMatchObject([{ email, needs: "confirmation" }]);
});

test("only an administrator decides, and of two at the same moment one", async () => {
	const { id } = await signUpAndConfirm();
	for (const by of [await member("sales"), id, String(new Types.ObjectId())]) {
		await expect(Waiting.approve(id, by, origin)).rejects.toBeInstanceOf(NotAllowed);
		await expect(Waiting.refuse(id, by, origin)).rejects.toBeInstanceOf(NotAllowed);
	}
	const [one, other] = [await member("admin"), await member("admin")];
	const decisions = await Promise.all([Waiting.approve(id, one, origin), Waiting.refuse(id, other, origin)]);
	expect(decisions.filter(Boolean)).toHaveLength(1);
	const isIn = decisions[0] !== null;
	expect(await stored("accounts").countDocuments({ _id: new Types.ObjectId(id) })).toBe(isIn ? 1 : 0);
	expect((await Staff.viewer(id)) !== null).toBe(isIn);
});

test("who waits is no member of staff anywhere, and no administrator changes them like one", async () => {
	const admin = await member("admin");
	const hosts = await countDemoHosts();
	const { id, email } = await signUpAndConfirm();
	const token = await Account.openSession({ id }, "Firefox", { reader });
	expect(token).toMatch(/^[\w-]{43}$/);
	expect(await Staff.bySession(token ?? "")).toBeNull();
	expect(await Waiting.bySession(token ?? "")).toMatchObject({ id, email, needs: "approval" });
	expect(await Account.active(id)).toBeNull();
	expect(await Staff.find(id)).toBeNull();
	expect((await Staff.page({})).rows.map((row) => row.id)).toEqual([admin]);
	expect((await Staff.page({ text: "khôi" })).rows).toEqual([]);
	expect(await countDemoHosts()).toBe(hosts);
	const active: string[] = [];
	for await (const { viewer } of activeStaff()) active.push(viewer.id);
	expect(active).toEqual([admin]);
	const viewer = { id, email, fullName, role: "sales", isAdmin: false } as const;
	const none = { count: 0, at: new Date() };
	const also = () => Promise.reject(new Error("the mail is queued"));
	await MorningMails.queue({ viewer, wantsDigest: true }, "2026-11-23", none, origin, also);
	expect(await stored("outbox").countDocuments({ kind: "digest" })).toBe(0);
	for (const role of ["admin", "sales"] as const) {
		await expect(Staff.setAccess(id, { role, disabled: false }, admin)).rejects.toBeInstanceOf(NotAllowed);
	}
	await Staff.giveRole(id, "admin");
	expect(await stored("users").findOne({ email })).toMatchObject({ role: "sales" });
	expect(await Waiting.bySession(await Session.open(admin, "Firefox"))).toBeNull();
});

test("a mailed link sets a new password for who waits, and lets nobody in", async () => {
	const { id, email } = await signUp();
	await AccountLink.mailReset(email, reader);
	const [mail] = await sendLinkMails();
	expect(await AccountLink.resetPassword(mail?.token ?? "", "mot-mat-khau-khac-2026")).toMatchObject({ id });
	expect(await Account.authenticate(email, "mot-mat-khau-khac-2026")).toMatchObject({ id });
	expect((await Waiting.page({})).rows).toMatchObject([{ id, needs: "confirmation" }]);
});

test("the link to confirm is mailed again to who has to, and to nobody else", async () => {
	const { id, email } = await signUp();
	await Waiting.mailConfirmation(id, reader);
	const [again] = await sendLinkMails();
	expect(again?.to).toBe(email);
	await confirm(again?.token ?? "");
	for (const other of [id, await member("sales"), String(new Types.ObjectId())])
		await Waiting.mailConfirmation(other, reader);
	expect(await sendLinkMails()).toEqual([]);
});

test("the operator lets somebody in whose address nobody can confirm", async () => {
	const { id } = await signUp();
	expect(await Waiting.approve(id, null, origin)).toMatchObject({ id });
	expect(await Staff.viewer(id)).toMatchObject({ role: "sales" });
});

test("accounts from before there was any approval go on working", async () => {
	const id = await member("sales");
	const [account] = await stored("accounts").find().toArray();
	expect(account).not.toHaveProperty("waiting");
	expect(await Staff.viewer(id)).toMatchObject({ role: "sales" });
});

test("administrators are told of twenty sign-ups an hour; the others wait in the list alone", async () => {
	await member("admin");
	const asked = async () => (await letters()).filter(({ kind }) => kind === "approval");
	for (let index = 0; index < 25; index++) await signUpAndConfirm();
	expect(await stored("outbox").countDocuments({ kind: "approval" })).toBe(20);
	for (const name of ["attempts", "outbox"]) await stored(name).deleteMany({});
	const { id } = await signUpAndConfirm();
	await stored("users").updateOne(
		{ _id: new Types.ObjectId(id) },
		{ $set: { fullName: "Tin\r\nBcc: x@y.example\n{{link}}" } },
	);
	expect((await asked()).map(({ subject }) => subject)).toEqual([
		"Chờ duyệt tài khoản: Tin Bcc: x@y.example {{link}}",
	]);
	await Waiting.refuse(id, null, origin);
	expect(await asked(), "nobody is asked any more").toEqual([]);
});

test("of who is never let in account and profile are erased together", async () => {
	const { email } = await signUp();
	const account = await stored("accounts").findOne({ email });
	const profile = await stored("users").findOne({ email });
	expect(profile?.waitingSince).toEqual(account?.waiting.since);
	const expireAfterSeconds = retentionDays.waitingAccounts * 86_400;
	for (const [name, path] of [
		["accounts", "waiting.since"],
		["users", "waitingSince"],
	] as const) {
		const index = expect.objectContaining({ key: { [path]: 1 }, expireAfterSeconds, sparse: true });
		expect(await stored(name).indexes()).toContainEqual(index);
	}
	await Waiting.approve(String(account?._id), null, origin);
	expect(await stored("accounts").findOne({ email })).not.toHaveProperty("waiting");
	expect(await stored("users").findOne({ email })).not.toHaveProperty("waitingSince");
});
