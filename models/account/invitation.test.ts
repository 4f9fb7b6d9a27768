import { randomUUID } from "node:crypto";
import { Types } from "mongoose";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { commandLine } from "#models/audit/record.server.ts";
import { InvalidEmail } from "#models/contact/email.server.ts";
import { stored, useDatabase } from "#tests/support/database.ts";
import { reader, sendLinkMails } from "#tests/support/link-mails.ts";
import { useSettings } from "#tests/support/settings.ts";
import { Account, SignUpClosed } from "./account.server.ts";
import { AccountLink } from "./account-link.server.ts";
import { AlreadyInvited, AlreadyWaits, Invitation } from "./invitation.server.ts";
import { OneTimeLink } from "./one-time-link.server.ts";
import { Session } from "./session.server.ts";
import { Staff } from "./staff.server.ts";
import { EmailTaken } from "./stored-account.server.ts";

useDatabase();
useSettings({ SIGNUP: "off" });

beforeEach(async () => {
	const names = ["accounts", "users", "outbox", "oneTimeLinks", "sessions", "invitations"];
	await Promise.all(names.map((name) => stored(name).deleteMany({})));
});
afterEach(() => vi.useRealTimers());

const person = { fullName: "Võ Khánh Linh", password: "mot-mat-khau-dai-2026" };
const newEmail = () => `linh-${randomUUID()}@gmail.com`;

const days = (count: number) => {
	vi.useFakeTimers({ toFake: ["Date"] });
	vi.setSystemTime(Date.now() + count * 86_400_000);
};

/** @returns the invitation's id, and the token of the mailed link */
async function invite(
	email: string,
	role: "admin" | "sales" = "sales",
): Promise<{ id: string; token: string }> {
	const id = await Invitation.invite({ email, role }, reader, commandLine);
	return { id, token: await mailedTo(email) };
}

async function mailedTo(email: string): Promise<string> {
	const mails = await sendLinkMails();
	expect(mails.map(({ to }) => to)).toEqual([email]);
	return mails[0]?.token ?? "";
}

test.each(["admin", "sales"] as const)(
	"who is invited as %s is that, with the link's password, at once",
	async (role) => {
		const email = newEmail();
		const { id, token } = await invite(email, role);
		expect(await Invitation.list()).toMatchObject([{ id, email, role, hasEnded: false }]);
		expect(JSON.stringify(await stored("outbox").find().toArray())).not.toContain(token);
		expect(await Invitation.ofLink(token)).toMatchObject({ email, role });
		expect(await Invitation.accept(token, person)).toEqual({ id, email });
		expect(await Staff.viewer(id)).toMatchObject({ email, fullName: person.fullName, role });
		expect(await stored("accounts").findOne({ email })).toMatchObject({
			emailConfirmedAt: expect.any(Date),
			givenRole: role,
			language: reader.language,
		});
		expect(await Account.authenticate(email, person.password)).toMatchObject({ id });
		expect(await Invitation.list()).toEqual([]);
	},
);

test("a link works once, and for nobody at the same moment twice", async () => {
	const { token } = await invite(newEmail());
	const results = await Promise.all([1, 2, 3].map(() => Invitation.accept(token, person)));
	expect(results.filter(Boolean)).toHaveLength(1);
	expect(await Invitation.accept(token, person)).toBeNull();
	expect(await Invitation.ofLink(token)).toBeNull();
	expect(await stored("accounts").countDocuments()).toBe(1);
});

test("no account comes of a link that is too old, withdrawn, another's or made up", async () => {
	const [late, withdrawn] = [await invite(newEmail()), await invite(newEmail())];
	expect(await Invitation.withdraw(withdrawn.id, commandLine)).toBe(true);
	expect(await Invitation.withdraw(withdrawn.id, commandLine)).toBe(false);
	const reset = await OneTimeLink.issue("reset-password", late.id);
	for (const token of [withdrawn.token, reset, "x".repeat(43)]) {
		expect(await Invitation.accept(token, person)).toBeNull();
	}
	expect(await stored("oneTimeLinks").countDocuments({ accountId: new Types.ObjectId(withdrawn.id) })).toBe(
		0,
	);
	days(7);
	expect(await Invitation.list()).toMatchObject([{ id: late.id, hasEnded: true }]);
	expect(await Invitation.accept(late.token, person)).toBeNull();
	expect(await stored("accounts").countDocuments()).toBe(0);
	expect(
		await AccountLink.resetPassword(reset, person.password),
		"a link of an account that is none yet",
	).toBeNull();
});

test("an invitation is sent again with days of its own, as long as it is not used or withdrawn", async () => {
	const email = newEmail();
	const { id, token } = await invite(email);
	days(6);
	expect(await Invitation.resend(id, reader, commandLine)).toBe(true);
	const again = await mailedTo(email);
	expect(await Invitation.ofLink(token), "the first for its time").toMatchObject({ email });
	days(6);
	expect(await Invitation.ofLink(token)).toBeNull();
	expect(await Invitation.accept(again, person)).toMatchObject({ id });
	for (const gone of [id, String(new Types.ObjectId()), "x"])
		expect(await Invitation.resend(gone, reader, commandLine)).toBe(false);
	expect(await sendLinkMails()).toEqual([]);
});

test("no link leaves of an invitation that was withdrawn before the mail did", async () => {
	const id = await Invitation.invite({ email: newEmail(), role: "sales" }, reader, commandLine);
	await Invitation.withdraw(id, commandLine);
	expect(await stored("outbox").countDocuments()).toBe(0);
	await Invitation.invite({ email: newEmail(), role: "sales" }, reader, commandLine);
	await stored("invitations").deleteMany({});
	expect(await sendLinkMails()).toEqual([]);
});

test("an address that has an account, waits or is invited is not invited, in whatever case", async () => {
	const [taken, waiting, invited] = [newEmail(), newEmail(), newEmail()];
	await Account.create({ ...person, email: taken }, "sales");
	await Account.create({ ...person, email: waiting }, "sales");
	const since = { waiting: { since: new Date(), language: "vi" } };
	await stored("accounts").updateOne({ email: waiting }, { $set: since });
	await invite(invited);
	for (const [email, error] of [
		[taken, EmailTaken],
		[waiting, AlreadyWaits],
		[invited, AlreadyInvited],
		["no address", InvalidEmail],
	] as const) {
		const to = { email: email.toUpperCase(), role: "admin" as const };
		await expect(Invitation.invite(to, reader, commandLine)).rejects.toBeInstanceOf(error);
	}
	expect(await Invitation.list()).toMatchObject([{ email: invited, role: "sales" }]);
	expect(await sendLinkMails()).toEqual([]);
});

test("an account that waits with the invited address, a stranger's perhaps, gives way; one that is let in does not", async () => {
	const email = newEmail();
	const { id, token } = await invite(email);
	const stranger = await Account.create({ ...person, email, password: "cua-nguoi-la-2026" }, "sales");
	const session = await Session.open(stranger.id, "Firefox");
	await expect(Invitation.accept(token, person)).rejects.toBeInstanceOf(EmailTaken);
	expect(await Invitation.ofLink(token), "the link is not used up").toMatchObject({ id });

	const since = { waiting: { since: new Date(), language: "vi" } };
	await stored("accounts").updateOne({ email }, { $set: since });
	expect(await Invitation.accept(token, person)).toEqual({ id, email });
	expect(await Session.accountOf(session)).toBeNull();
	expect(await Account.authenticate(email, "cua-nguoi-la-2026")).toBeNull();
	expect(await Account.authenticate(email, person.password)).toMatchObject({ id });
	expect(await stored("users").countDocuments({ email })).toBe(1);
});

test("where sign-up is off nobody registers, and an invitation is the way in", async () => {
	const email = newEmail();
	await expect(Account.register({ ...person, email })).rejects.toBeInstanceOf(SignUpClosed);
	expect(await stored("accounts").countDocuments()).toBe(0);
	const { token } = await invite(email);
	expect(await Invitation.accept(token, person)).toMatchObject({ email });
});
