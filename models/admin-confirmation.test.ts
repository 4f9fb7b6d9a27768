import { expect, test, vi } from "vitest";
import { stored, useDatabase } from "#tests/support/database.ts";
import type { LinkMail } from "./one-time-link.server.ts";

// Before the settings are read.
vi.hoisted(() => vi.stubEnv("SMTP_URL", "smtp://127.0.0.1:1"));

const { Account } = await import("./account.server.ts");
const { OneTimeLink } = await import("./one-time-link.server.ts");
const { Staff } = await import("./staff.server.ts");

useDatabase();

const person = { email: "Admin@may-erp.example", password: "mot-mat-khau-dai-2026", fullName: "Lê Thị Mây" };

const confirmation: LinkMail = (to, token) => ({
	kind: "confirm",
	to,
	subject: "Xác nhận",
	text: token,
	language: "vi",
});

test("where mail is configured, the administrator's address makes none until its mailed link is used, once", async () => {
	const tokens: string[] = [];
	const { id } = await Account.register(person, (to, token) => {
		tokens.push(token);
		return confirmation(to, token);
	});
	const [token = ""] = tokens;
	expect(await Staff.viewer(id)).toMatchObject({ email: "admin@may-erp.example", isAdmin: false });
	expect(await stored("outbox").countDocuments({ to: "admin@may-erp.example", text: token })).toBe(1);

	const profile = await stored("users").findOneAndDelete({ email: "admin@may-erp.example" });
	expect(await Staff.viewer(id)).toMatchObject({ isAdmin: false });
	if (profile) await stored("users").insertOne(profile);

	expect(await Account.confirmEmail("x")).toBe(false);
	expect(await Account.confirmEmail(token)).toBe(true);
	expect(await Staff.viewer(id)).toMatchObject({ isAdmin: true });

	await stored("users").updateOne({}, { $set: { role: "sales" } });
	expect(await Account.confirmEmail(token)).toBe(false);
	expect(await Staff.viewer(id)).toMatchObject({ isAdmin: false });
});

test("nobody else is asked to confirm", async () => {
	await Account.register({ ...person, email: "rep@may-erp.example" }, () => {
		throw new Error("no mail for them");
	});
});

test("who chooses a new password by a mailed link has confirmed the address, too, however old the first link is", async () => {
	await stored("users").deleteMany({});
	await stored("accounts").deleteMany({});
	const { id } = await Account.register(person, confirmation);
	const token = await OneTimeLink.issue("reset-password", id);
	await Account.resetPassword(token, "mot-mat-khau-khac-2026");
	expect(await Staff.viewer(id)).toMatchObject({ isAdmin: true });

	await stored("users").updateOne({}, { $set: { role: "sales" } });
	await Account.resetPassword(await OneTimeLink.issue("reset-password", id), "mot-mat-khau-nua-2026");
	expect(await Staff.viewer(id)).toMatchObject({ isAdmin: false });
});
