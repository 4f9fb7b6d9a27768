import { randomUUID } from "node:crypto";
import mongoose from "mongoose";
import { expect, test, vi } from "vitest";
import { stored, useDatabase } from "#tests/support/database.ts";
import { Account } from "./account.server.ts";
import { Staff } from "./staff.server.ts";

useDatabase();

async function register(
	email = `rep-${randomUUID()}@may-erp.example`,
): Promise<{ id: string; email: string }> {
	const { id } = await Account.register({ email, password: "secret-2026", fullName: "Phạm Thu Hương" });
	return { id, email };
}

test("the role comes from the profile at every call", async () => {
	const { id, email } = await register();
	expect(await Staff.viewer(id)).toEqual({
		id,
		email,
		fullName: "Phạm Thu Hương",
		role: "sales",
		isAdmin: false,
	});
	await stored("users").updateOne({ email }, { $set: { role: "admin" } });
	expect(await Staff.viewer(id)).toMatchObject({ role: "admin", isAdmin: true });
});

test("without a profile the admin list decides, and the address stands for the name", async () => {
	const admin = await register("admin@may-erp.example");
	const rep = await register();
	await stored("users").deleteMany({ email: { $in: [admin.email, rep.email] } });
	expect(await Staff.viewer(admin.id)).toEqual({
		...admin,
		fullName: admin.email,
		role: "admin",
		isAdmin: true,
	});
	expect(await Staff.viewer(rep.id)).toEqual({ ...rep, fullName: rep.email, role: "sales", isAdmin: false });
});

test("a missing or disabled account is nobody", async () => {
	const { id, email } = await register();
	expect(await Staff.viewer(String(new mongoose.Types.ObjectId()))).toBeNull();
	await stored("accounts").updateOne({ email }, { $set: { disabledAt: new Date() } });
	expect(await Staff.viewer(id)).toBeNull();
});

test("a profile that cannot be read is an error and not another role", async () => {
	const { id } = await register();
	const failing = vi.spyOn(mongoose.models.Account ?? mongoose.Model, "aggregate").mockImplementation(() => {
		throw new Error("no answer");
	});
	await expect(Staff.viewer(id)).rejects.toThrow("no answer");
	failing.mockRestore();
});
