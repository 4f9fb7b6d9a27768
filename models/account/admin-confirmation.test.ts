import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stored, useDatabase } from "#tests/support/database.ts";
import { reader, sendLinkMails } from "#tests/support/link-mails.ts";
import { useSettings } from "#tests/support/settings.ts";
import { Account } from "./account.server.ts";
import { AccountLink } from "./account-link.server.ts";
import { OneTimeLink } from "./one-time-link.server.ts";
import { Staff } from "./staff.server.ts";
import { EmailTaken } from "./stored-account.server.ts";

useDatabase();
useSettings({ SMTP_URL: "smtp://127.0.0.1:1" });

const person = { email: "Admin@may-erp.example", password: "mot-mat-khau-dai-2026", fullName: "Lê Thị Mây" };

beforeEach(async () => {
	await Promise.all(
		["accounts", "users", "outbox", "oneTimeLinks"].map((name) => stored(name).deleteMany({})),
	);
});
afterEach(() => vi.useRealTimers());

const later = (hours: number) => {
	vi.useFakeTimers({ toFake: ["Date"] });
	vi.setSystemTime(Date.now() + hours * 3_600_000);
};

/** Signs the administrator up. @returns the account, and the token of the mailed link */
async function signUp(): Promise<{ id: string; token: string }> {
	const { id } = await Account.register(person, reader);
	return { id, token: await lastToken() };
}

async function lastToken(): Promise<string> {
	return (await sendLinkMails()).at(-1)?.token ?? "";
}

/** Somebody whom an administrator has made a representative again. */
async function demote(id: string): Promise<void> {
	const boss = await Account.create({ ...person, email: "boss@may-erp.example" }, "admin");
	await Staff.setAccess(id, { role: "sales", disabled: false }, boss.id);
}

async function resetPassword(id: string): Promise<void> {
	const token = await OneTimeLink.issue("reset-password", id);
	expect(await AccountLink.resetPassword(token, "mot-mat-khau-khac-2026")).toMatchObject({ id });
}

const roleOf = async (id: string) => (await Staff.viewer(id))?.role;

test("where mail is configured, the administrator's address makes none until its mailed link is used, once", async () => {
	const { id, token } = await signUp();
	expect(await Staff.viewer(id)).toMatchObject({ email: "admin@may-erp.example", isAdmin: false });
	expect(await stored("outbox").countDocuments({ to: "admin@may-erp.example" })).toBe(1);

	const profile = await stored("users").findOneAndDelete({ email: "admin@may-erp.example" });
	expect(await roleOf(id)).toBe("sales");
	if (profile) await stored("users").insertOne(profile);

	expect(await AccountLink.confirmEmail("x")).toBeNull();
	expect(await AccountLink.confirmEmail(token)).toEqual({ isAdmin: true, waits: false });
	expect(await roleOf(id)).toBe("admin");
	expect(await AccountLink.confirmEmail(token)).toBeNull();
	await stored("users").deleteMany({});
	expect(await roleOf(id)).toBe("admin");
});

test("nobody else is asked to confirm", async () => {
	await Account.register({ ...person, email: "rep@may-erp.example" }, reader);
	expect(await stored("outbox").countDocuments()).toBe(0);
});

test("a new password makes no administrator, and leaves the link that does", async () => {
	const { id, token } = await signUp();
	await resetPassword(id);
	expect(await roleOf(id)).toBe("sales");
	await stored("users").deleteMany({});
	expect(await roleOf(id)).toBe("sales");
	expect(await AccountLink.confirmEmail(token)).toEqual({ isAdmin: true, waits: false });
	expect(await roleOf(id)).toBe("admin");
});

test("what a stranger has added before does not outlive the owner's new password", async () => {
	const { id, token } = await signUp();
	const theirs = {
		passkeys: [{ id: "a-key" }],
		factor: { secret: "sealed" },
		factorOffer: { secret: "sealed" },
	};
	await stored("accounts").updateOne({}, { $set: theirs });
	await resetPassword(id);
	const account = await stored("accounts").findOne({});
	for (const added of Object.keys(theirs)) expect(account).not.toHaveProperty(added);
	expect(await AccountLink.confirmEmail(token)).toMatchObject({ isAdmin: true });

	await stored("accounts").updateOne({}, { $set: theirs });
	await resetPassword(id);
	expect(await stored("accounts").findOne({}), "one's own stay").toMatchObject(theirs);
});

test("who has left the link until it is too old gets another when they sign in, one a day", async () => {
	const { id, token } = await signUp();
	await Account.openSession({ id }, "Firefox", { reader });
	expect(await stored("outbox").countDocuments()).toBe(1);
	later(25);
	expect(await AccountLink.confirmEmail(token)).toBeNull();
	for (let times = 0; times < 3; times++) await Account.openSession({ id }, "Firefox", { reader });
	expect(await stored("outbox").countDocuments()).toBe(2);
	expect(await AccountLink.confirmEmail(await lastToken())).toEqual({ isAdmin: true, waits: false });
	expect(await roleOf(id)).toBe("admin");
	later(25);
	await Account.openSession({ id }, "Firefox", { reader });
	expect(await stored("outbox").countDocuments()).toBe(2);
});

test.each([
	[
		"signed up where no mail was configured",
		async () => {
			const { id } = await Account.register(person);
			await stored("accounts").updateOne({}, { $unset: { confirmationAskedAt: 1 } });
			await stored("users").updateOne({}, { $set: { role: "admin" } });
			return { id, token: "" };
		},
	],
	["was made by the operator", async () => ({ ...(await Account.create(person, "admin")), token: "" })],
	["has not confirmed yet", signUp],
	[
		"has confirmed",
		async () => {
			const signedUp = await signUp();
			await AccountLink.confirmEmail(signedUp.token);
			return signedUp;
		},
	],
])("an administrator who %s and is made a representative stays one", async (_how, make) => {
	const { id, token } = await make();
	await demote(id);
	await resetPassword(id);
	expect(await roleOf(id), "after a reset").toBe("sales");
	expect(await AccountLink.confirmEmail(token), "an earlier link").toBeNull();
	later(25);
	await Account.openSession({ id }, "Firefox", { reader });
	expect(await stored("outbox").countDocuments({ createdAt: { $gt: new Date(Date.now() - 1_000) } })).toBe(0);
	expect(await roleOf(id), "after signing in").toBe("sales");
	await expect(Account.register(person, reader)).rejects.toBeInstanceOf(EmailTaken);
	await stored("users").deleteMany({});
	expect(await roleOf(id), "without a profile").toBe("sales");
});
