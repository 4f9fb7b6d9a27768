import { randomUUID } from "node:crypto";
import { verify } from "@node-rs/argon2";
import { Types } from "mongoose";
import { expect, test, vi } from "vitest";
import { InvalidEmail } from "#models/contact/email.server.ts";
import { transaction } from "#models/database/transaction.server.ts";
import { stored, useDatabase } from "#tests/support/database.ts";
import { reader, sendLinkMails } from "#tests/support/link-mails.ts";
import { Account } from "./account.server.ts";
import { AccountLink } from "./account-link.server.ts";
import { OneTimeLink } from "./one-time-link.server.ts";
import { Session } from "./session.server.ts";
import { Staff } from "./staff.server.ts";
import { EmailTaken } from "./stored-account.server.ts";

// The real one, watched.
vi.mock("@node-rs/argon2", async (load) => {
	const argon2 = await load<typeof import("@node-rs/argon2")>();
	return { ...argon2, verify: vi.fn(argon2.verify) };
});

useDatabase();

const password = "mật khẩu dài của tôi";
const fullName = "Trần Minh Khôi";
const called = (id: string) => ({ id, fullName });
const newEmail = () => `rep-${randomUUID()}@may-erp.example`;

test("registering stores credentials and a profile of the same id, and never the password", async () => {
	const email = newEmail();
	const { id } = await Account.register({ email: ` ${email.toUpperCase()} `, password, fullName });
	const account = await stored("accounts").findOne({ email });
	const profile = await stored("users").findOne({ email });
	expect(String(account?._id)).toBe(id);
	expect(profile).toMatchObject({ _id: account?._id, fullName, role: "sales", createdAt: expect.any(Date) });
	expect(account?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,/);
	expect(account?.passwordHash).toMatch(/[,$]t=2[,$]/);
	expect(JSON.stringify([account, profile])).not.toContain(password);
});

test("an address has one account, however it is written and however many sign up at once", async () => {
	const email = newEmail();
	const tries = [email, email.toUpperCase(), ` ${email}`].map((typed) =>
		Account.register({ email: typed, password, fullName }),
	);
	const results = await Promise.allSettled(tries);
	const errors = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
	expect(errors).toHaveLength(2);
	for (const error of errors) expect(error).toBeInstanceOf(EmailTaken);
	expect(await stored("accounts").countDocuments({ email })).toBe(1);
	expect(await stored("users").countDocuments({ email })).toBe(1);
});

test("who is on the admin list becomes admin in any case of letters", async () => {
	const { id } = await Account.register({ email: "Admin@MAY-ERP.example", password, fullName });
	expect(await Staff.viewer(id)).toMatchObject({
		email: "admin@may-erp.example",
		role: "admin",
		isAdmin: true,
	});
});

test.each([
	["\u00e0dmin@may-erp.example"],
	["adm\u0131n@may-erp.example"],
	["admin@may-\u0435rp.example"],
	["admin\u200b@may-erp.example"],
	["admin @may-erp.example"],
	["admin@may-erp.example, x@y.example"],
	["admin@may-erp"],
	[""],
])("%j is no address to register with", async (email) => {
	await expect(Account.register({ email, password, fullName })).rejects.toBeInstanceOf(InvalidEmail);
});

test.each(["admin+x@may-erp.example", "a.dmin@may-erp.example", "admin@may-erp.example.vn"])(
	"%s is another person than the admin",
	async (email) => {
		const { id } = await Account.register({ email, password, fullName });
		expect(await Staff.viewer(id)).toMatchObject({ role: "sales", isAdmin: false });
	},
);

test("only the right password of an account that is not disabled signs in", async () => {
	const email = newEmail();
	const { id } = await Account.register({ email, password, fullName });
	expect(await Account.authenticate(email.toUpperCase(), password)).toMatchObject({ id: id });
	expect(await Account.authenticate(email, password.normalize("NFD"))).toMatchObject({ id: id });
	expect(await Account.authenticate(email, `${password} `)).toBeNull();
	expect(await Account.authenticate(newEmail(), password)).toBeNull();
	expect(await Account.authenticate("no address", password)).toBeNull();
	await stored("accounts").updateOne({ email }, { $set: { disabledAt: new Date() } });
	expect(await Account.authenticate(email, password)).toBeNull();
});

test("all characters of a long password count, and a longer one than allowed is refused", async () => {
	const email = newEmail();
	const long = `${"đường ".repeat(30)}cuối`;
	const { id } = await Account.register({ email, password: long, fullName });
	expect(await Account.authenticate(email, long)).toMatchObject({ id: id });
	expect(await Account.authenticate(email, `${long.slice(0, -1)}x`)).toBeNull();
	await expect(Account.register({ email: newEmail(), password: "x".repeat(201), fullName })).rejects.toThrow(
		RangeError,
	);
});

test("an unknown address costs the same hash as a wrong password", async () => {
	const email = newEmail();
	await Account.register({ email, password, fullName });
	vi.mocked(verify).mockClear();
	await Account.authenticate(email, "wrong password");
	await Account.authenticate(newEmail(), "wrong password");
	const costs = vi.mocked(verify).mock.calls.map(([hash]) => costOf(String(hash)));
	expect(costs).toEqual([costOf("$argon2id$v=19$m=19456,t=2,p=1$"), costs[0]]);
});

/** Of `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`, everything that the time depends on. */
function costOf(hash: string): string[] {
	const [, kind = "", version = "", cost = ""] = hash.split("$");
	return [kind, version, ...cost.split(",").sort()];
}

test("a password is no query", async () => {
	const operator = { $ne: null } as unknown as string;
	await expect(Account.authenticate(newEmail(), operator)).rejects.toThrow(TypeError);
	await expect(Account.authenticate(operator, password)).rejects.toThrow(TypeError);
});

test("a changed password ends every session and link of the account", async () => {
	const email = newEmail();
	const { id } = await Account.register({ email, password, fullName });
	const session = await Session.open(id, "Firefox");
	const link = await OneTimeLink.issue("reset-password", id);
	await Account.changePassword(called(id), "mật khẩu mới hơn");
	expect(await Account.authenticate(email, password)).toBeNull();
	expect(await Account.authenticate(email, "mật khẩu mới hơn")).toMatchObject({ id: id });
	expect(await Session.accountOf(session)).toBeNull();
	expect(await AccountLink.resetPassword(link, "mật khẩu khác nữa")).toBeNull();
});

test("a mailed link replaces the password once; an unknown or disabled address gets no mail", async () => {
	const [email, disabled] = [newEmail(), newEmail()];
	const { id } = await Account.register({ email, password, fullName });
	await Account.register({ email: disabled, password, fullName });
	await stored("accounts").updateOne({ email: disabled }, { $set: { disabledAt: new Date() } });
	for (const address of [email.toUpperCase(), disabled, newEmail()])
		await AccountLink.mailReset(address, reader);
	const mails = await sendLinkMails();
	expect(mails.map(({ to }) => to)).toEqual([email]);

	const session = await Session.open(id, "Firefox");
	const token = mails[0]?.token ?? "";
	expect(await AccountLink.resetPassword(token, "mật khẩu mới hơn")).toMatchObject({ id, email });
	expect(await AccountLink.resetPassword(token, "lần thứ hai")).toBeNull();
	expect(await Account.authenticate(email, "mật khẩu mới hơn")).toMatchObject({ id: id });
	expect(await Session.accountOf(session)).toBeNull();
});

test("no link leaves that was asked for before the password changed, or the account was disabled", async () => {
	const [changed, disabled] = [newEmail(), newEmail()];
	for (const email of [changed, disabled]) await Account.register({ email, password, fullName });
	const ask = () => Promise.all([changed, disabled].map((email) => AccountLink.mailReset(email, reader)));
	await ask();
	await Account.changePassword(called((await Account.idOf(changed)) ?? ""), "mật khẩu mới hơn");
	await transaction(async (session) =>
		Account.setDisabled((await Account.idOf(disabled)) ?? "", true, session),
	);
	expect(await sendLinkMails()).toEqual([]);

	await stored("accounts").updateOne({ email: disabled }, { $unset: { disabledAt: 1 } });
	await ask();
	await stored("accounts").updateOne({ email: disabled }, { $set: { disabledAt: new Date() } });
	expect((await sendLinkMails()).map(({ to }) => to)).toEqual([changed]);
});

test("no session is left open on a password that is changed at the same moment, or was before", async () => {
	const email = newEmail();
	const { id } = await Account.register({ email, password: "mật khẩu thứ 0", fullName });
	for (let round = 0; round < 10; round++) {
		const proven = await Account.authenticate(email, `mật khẩu thứ ${round}`);
		if (!proven) throw new Error("the password is right");
		const [token] = await Promise.all([
			Account.openSession(proven, "Firefox"),
			Account.changePassword(called(id), `mật khẩu thứ ${round + 1}`),
		]);
		expect(token && (await Session.accountOf(token))).toBeNull();
		expect(await Account.openSession(proven, "Firefox")).toBeNull();
	}
	expect(
		await stored("sessions").countDocuments({ userAgent: "Firefox", accountId: new Types.ObjectId(id) }),
	).toBe(0);
});

test("no session is left open on an account that is disabled at the same moment, or was before", async () => {
	const email = newEmail();
	const { id } = await Account.register({ email, password, fullName });
	const proven = await Account.authenticate(email, password);
	if (!proven) throw new Error("the password is right");
	const setDisabled = (disabled: boolean) =>
		transaction((session) => Account.setDisabled(id, disabled, session));
	for (let round = 0; round < 30; round++) {
		const [token] = await Promise.all([Account.openSession(proven, "Firefox"), setDisabled(true)]);
		expect(token && (await Session.accountOf(token))).toBeNull();
		expect(await Account.openSession(proven, "Firefox")).toBeNull();
		await setDisabled(false);
	}
});

test("a mail tells of a sign-in on a new device and of a changed password, but not of the first sign-in", async () => {
	const email = newEmail();
	const { id } = await Account.register({ email, password, fullName });
	const told = async () =>
		(await stored("outbox").find({ to: email }).sort({ _id: 1 }).toArray()).map(({ kind }) => kind);
	await Account.openSession({ id }, "Firefox", { reader, isNewDevice: true });
	expect(await told()).toEqual([]);
	await Account.openSession({ id }, "Firefox", { reader, isNewDevice: true });
	await Account.openSession({ id }, "Firefox", { reader });
	expect(await told()).toEqual(["newDevice"]);
	await Account.changePassword(called(id), "mật khẩu mới hơn", null, reader);
	expect(await told()).toEqual(["newDevice", "passwordChanged"]);
	const link = await OneTimeLink.issue("reset-password", id);
	await AccountLink.resetPassword(link, "mật khẩu khác nữa", null, reader);
	expect(await told()).toEqual(["newDevice", "passwordChanged", "passwordChanged"]);
	await Account.openSession({ id, passwordHash: "outdated" }, "Firefox", { reader, isNewDevice: true });
	await AccountLink.resetPassword(link, "lần thứ hai", null, reader);
	expect(await told()).toHaveLength(3);
});
