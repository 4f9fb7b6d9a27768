import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { Account } from "#models/account/account.server.ts";
import { AccountLink } from "#models/account/account-link.server.ts";
import { Factor } from "#models/account/factor.server.ts";
import { Invitation } from "#models/account/invitation.server.ts";
import { CliError } from "#scripts/step.ts";
import { stored, useDatabase } from "#tests/support/database.ts";
import { codeOf } from "#tests/support/factor.ts";
import { letters } from "#tests/support/letters.ts";
import { type Arguments, commands } from "./commands.ts";

useDatabase();

/** Runs a command and returns what it prints. */
async function run(name: string, given: Arguments = {}): Promise<string> {
	const log = vi.spyOn(console, "log").mockImplementation(() => {});
	try {
		await commands[name]?.(given);
		return log.mock.calls.map((line) => line.join(" ")).join("\n");
	} finally {
		log.mockRestore();
	}
}

async function create(role = "sales"): Promise<{ email: string; password: string }> {
	const email = `staff-${randomUUID()}@may-erp.example`;
	const printed = await run("create", { email, name: "Phạm Thu Hương", role });
	return { email, password: /Password: (\S+)/.exec(printed)?.[1] ?? "" };
}

test("create makes an account of the given role, with the password that it prints", async () => {
	const { email, password } = await create("admin");
	expect(await Account.authenticate(email, password)).toBeTruthy();
	expect(await run("list")).toContain(`admin  ${email}  Phạm Thu Hương`);
});

test("create refuses a missing name, an unknown role, no address and a known one", async () => {
	const { email } = await create();
	const name = "Hương";
	for (const given of [
		{ email: "a@b.vn", role: "sales" },
		{ email: "a@b.vn", name, role: "boss" },
		{ name },
	]) {
		await expect(run("create", given)).rejects.toBeInstanceOf(CliError);
	}
	await expect(run("create", { email: "no address", name, role: "sales" })).rejects.toThrow("Not an e-mail");
	await expect(run("create", { email, name, role: "sales" })).rejects.toThrow("has an account");
});

test("who is disabled cannot sign in, until enabled", async () => {
	const { email, password } = await create();
	await run("disable", { email });
	expect(await Account.authenticate(email, password)).toBeNull();
	expect(await run("list")).toMatch(new RegExp(`${email}.*disabled`));
	await run("enable", { email });
	expect(await Account.authenticate(email, password)).toBeTruthy();
});

test("invite prints a link that makes the account, and says what stands in the way", async () => {
	const email = `moi-${randomUUID()}@may-erp.example`;
	const printed = await run("invite", { email, role: "admin" });
	const token = /\/portal\/invite\/(\S+)/.exec(printed)?.[1] ?? "";
	expect(await run("list")).toContain(`admin  ${email}  invited`);
	await expect(run("invite", { email, role: "sales" })).rejects.toThrow("invited already");
	const another = /\/portal\/invite\/(\S+)/.exec(await run("invite-link", { email }))?.[1] ?? "";
	expect(await Invitation.ofLink(another)).toMatchObject({ email, role: "admin" });
	await expect(run("invite", { email, role: "boss" })).rejects.toBeInstanceOf(CliError);
	await expect(run("invite", { email: "no address", role: "sales" })).rejects.toBeInstanceOf(CliError);
	const person = { fullName: "Phạm Thu Hương", password: "mot-mat-khau-moi-2026" };
	expect(await Invitation.accept(token, person)).toMatchObject({ email });
	expect(await run("list")).toContain(`admin  ${email}  Phạm Thu Hương`);
	await expect(run("invite", { email, role: "sales" })).rejects.toThrow("has an account");
	expect(await stored("outbox").countDocuments({ to: email })).toBe(0);
});

test("who waits is listed as waiting, given no role, and approved or refused once", async () => {
	const [one, other] = [await create(), await create()];
	const waiting = { since: new Date(), language: "vi" };
	await stored("accounts").updateMany({ email: { $in: [one.email, other.email] } }, { $set: { waiting } });
	expect(await run("list")).toMatch(new RegExp(`${one.email}.*waiting`));
	await expect(run("role", { email: one.email, role: "admin" })).rejects.toThrow("approve first");
	await run("approve", { email: one.email });
	await run("refuse", { email: other.email });
	const list = await run("list");
	expect(list).toMatch(new RegExp(`${one.email}  Phạm Thu Hương$`, "m"));
	expect(list).not.toContain(other.email);
	for (const command of ["approve", "refuse"]) {
		await expect(run(command, { email: one.email })).rejects.toThrow("does not wait");
	}
	const told = await stored("outbox")
		.find({ to: { $in: [one.email, other.email] } })
		.toArray();
	expect(told.map(({ kind }) => kind).sort()).toEqual(["approved", "refused"]);
});

test("role gives a role", async () => {
	const { email } = await create();
	await run("role", { email, role: "admin" });
	expect(await run("list")).toContain(`admin  ${email}`);
	await expect(run("role", { email, role: "boss" })).rejects.toBeInstanceOf(CliError);
});

test("a reset link lets its holder choose a new password", async () => {
	const { email } = await create();
	const token = /\/portal\/reset\/(\S+)/.exec(await run("reset-link", { email }))?.[1] ?? "";
	expect(await AccountLink.resetPassword(token, "mot-mat-khau-moi")).toMatchObject({ email });
	expect(await Account.authenticate(email, "mot-mat-khau-moi")).toBeTruthy();
});

test("remove-factor takes a factor off, and a mail tells", async () => {
	const { email, password } = await create();
	await expect(run("remove-factor", { email })).rejects.toThrow("has neither second factor nor passkey");
	const { id } = (await Account.authenticate(email, password)) ?? { id: "" };
	await Factor.offer(id);
	const { secret = "" } = (await Factor.offered(id)) ?? {};
	await Factor.turnOn({ id, fullName: "" }, codeOf(secret), "vi");
	expect(await run("remove-factor", { email })).toContain(`${email} signs in with the password alone`);
	expect(await Factor.of(id)).toBeNull();
	const told = (await letters()).find(({ kind, to }) => kind === "factorTakenOff" && to === email);
	expect(told?.text).toContain("Người vận hành hệ thống đã tắt xác minh 2 bước");
});

test("remove-factor also removes passkeys, of who has nothing else", async () => {
	const { email } = await create();
	const [id, publicKey, transports] = ["a passkey", "of no use", ["internal"]];
	const passkey = { id, publicKey, counter: 0, transports, name: "Máy ở nhà", addedAt: new Date() };
	await stored("accounts").updateOne({ email }, { $set: { passkeys: [passkey] } });
	await run("remove-factor", { email });
	expect((await stored("accounts").findOne({ email }))?.passkeys).toBeUndefined();
	expect(await stored("outbox").countDocuments({ to: email, kind: "factorTakenOff" })).toBe(1);
});

test.each(["invite-link", "disable", "enable", "remove-factor", "reset-link"])(
	"%s names an account that is not there",
	async (name) => {
		await expect(run(name, { email: "nobody@may-erp.example" })).rejects.toThrow("nobody@may-erp.example");
		await expect(run(name)).rejects.toBeInstanceOf(CliError);
	},
);
