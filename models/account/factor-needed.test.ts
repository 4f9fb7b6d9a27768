import { randomUUID } from "node:crypto";
import { TOTP } from "otpauth";
import { expect, test } from "vitest";
import { commandLine } from "#models/audit/record.server.ts";
import { transaction } from "#models/database/transaction.server.ts";
import { useDatabase } from "#tests/support/database.ts";
import { useSettings } from "#tests/support/settings.ts";
import { Account } from "./account.server.ts";
import { Factor } from "./factor.server.ts";
import { Staff } from "./staff.server.ts";

useDatabase();
useSettings({ SECOND_FACTOR: "admins" });

test("an administrator without a factor lacks one from the moment of the role until it is on", async () => {
	const email = `rep-${randomUUID()}@may-erp.example`;
	const person = { email, password: "mot-mat-khau-dai-2026", fullName: "Trần Minh Khôi" };
	const { id } = await Account.create(person, "sales");
	const token = (await Account.openSession({ id }, "Firefox")) ?? "";
	const lacks = async () => (await Staff.bySession(token))?.lacksFactor;
	expect(await lacks()).toBeUndefined();
	await Staff.giveRole(id, "admin");
	expect(await lacks()).toBe(true);

	await Factor.offer(id);
	expect(await lacks()).toBe(true);
	const { secret = "" } = (await Factor.offered(id)) ?? {};
	await Factor.turnOn({ id, fullName: "" }, new TOTP({ secret }).generate(), "vi");
	expect(await lacks()).toBeUndefined();
	await transaction((session) => Factor.turnOff(id, commandLine, "vi", session));
	expect(await lacks()).toBe(true);
	await Staff.giveRole(id, "sales");
	expect(await lacks()).toBeUndefined();
});
