import { randomUUID } from "node:crypto";
import mongoose from "mongoose";
import { expect, test } from "vitest";
import { peopleOffered, rowsPerPage } from "#models/limits.ts";
import type { Role } from "#models/options.ts";
import { stored, useDatabase } from "#tests/support/database.ts";
import { Account } from "./account.server.ts";
import { AccountLink } from "./account-link.server.ts";
import { OneTimeLink } from "./one-time-link.server.ts";
import { Session } from "./session.server.ts";
import { NotAllowed, Staff } from "./staff.server.ts";

useDatabase();

const password = "mot-mat-khau-dai-2026";

async function person(role: Role): Promise<string> {
	const email = `${role}-${randomUUID()}@may-erp.example`;
	return (await Account.create({ email, password, fullName: "Võ Khánh Linh" }, role)).id;
}

const isAdmin = async (id: string) => (await Staff.viewer(id))?.isAdmin;

test("a changed role counts at once", async () => {
	const [admin, rep] = [await person("admin"), await person("sales")];
	await Staff.setAccess(rep, { role: "admin", disabled: false }, admin);
	expect(await isAdmin(rep)).toBe(true);
	await Staff.setAccess(rep, { role: "sales", disabled: false }, admin);
	expect(await isAdmin(rep)).toBe(false);
});

test("who is disabled is signed out, can use no link and no password; who is enabled signs in again", async () => {
	const [admin, rep] = [await person("admin"), await person("sales")];
	const session = await Session.open(rep, "Firefox");
	const link = await OneTimeLink.issue("reset-password", rep);
	const email = (await Staff.find(rep))?.email ?? "";
	await Staff.setAccess(rep, { role: "sales", disabled: true }, admin);
	expect(await Staff.find(rep)).toMatchObject({ disabled: true });
	expect(await Staff.viewer(rep)).toBeNull();
	expect(await Session.accountOf(session)).toBeNull();
	expect(await Account.authenticate(email, password)).toBeNull();
	expect(await AccountLink.resetPassword(link, "mot-mat-khau-khac-2026")).toBeNull();
	await Staff.setAccess(rep, { role: "sales", disabled: false }, admin);
	expect(await Account.authenticate(email, password)).toMatchObject({ id: rep });
	expect(await Session.accountOf(session)).toBeNull();
});

test("nobody changes their own account, and a representative nobody's", async () => {
	const [admin, rep, other] = [await person("admin"), await person("sales"), await person("sales")];
	const toSales = { role: "sales", disabled: false } as const;
	await expect(Staff.setAccess(admin, toSales, admin)).rejects.toBeInstanceOf(NotAllowed);
	await expect(Staff.setAccess(other, toSales, rep)).rejects.toBeInstanceOf(NotAllowed);
	await expect(Staff.setAccess("000000000000000000000000", toSales, admin)).rejects.toBeInstanceOf(
		NotAllowed,
	);
	expect(await isAdmin(admin)).toBe(true);
});

test("however many administrators remove each other at once, one remains", async () => {
	for (const to of [
		{ role: "sales", disabled: false } as const,
		{ role: "admin", disabled: true } as const,
	]) {
		const admins = [await person("admin"), await person("admin"), await person("admin")];
		const changes = admins.flatMap((by) =>
			admins.filter((id) => id !== by).map((id) => Staff.setAccess(id, to, by)),
		);
		const results = await Promise.allSettled(changes);
		for (const result of results) {
			if (result.status === "rejected") expect(result.reason).toBeInstanceOf(NotAllowed);
		}
		const left = await Promise.all(admins.map(isAdmin));
		expect(left.filter(Boolean)).toHaveLength(1);
	}
});

test("the list says who was there and when, also where a profile is missing", async () => {
	const rep = await person("sales");
	expect(await Staff.find(rep)).toMatchObject({ role: "sales", disabled: false, lastSeenAt: null });
	await Session.open(rep, "Firefox");
	const { email, lastSeenAt } = (await Staff.find(rep)) ?? {};
	expect(Date.now() - Date.parse(lastSeenAt ?? "")).toBeLessThan(5_000);
	await stored("users").deleteOne({ email });
	expect(await Staff.find(rep)).toMatchObject({ email, fullName: email, role: "sales" });
	await Staff.setAccess(rep, { role: "admin", disabled: false }, await person("admin"));
	expect(await stored("users").findOne({ email })).toMatchObject({ fullName: email, role: "admin" });
	expect((await Staff.list()).map(({ id }) => id)).toContain(rep);
	expect(JSON.stringify(await Staff.list())).not.toContain("argon2");
	expect(await Staff.find("not-an-id")).toBeNull();
});

test("the list has pages, each person is on one of them, and one finds whom one looks for", async () => {
	await stored("accounts").deleteMany({});
	await stored("users").deleteMany({});
	const people = Array.from({ length: 2 * rowsPerPage + 3 }, (_, number) => ({
		_id: new mongoose.Types.ObjectId(),
		email: `rep-${number}@may-erp.example`,
		fullName: number === 7 ? "Đặng Thị Ánh" : `Trần Văn ${number}`,
		role: "sales",
		createdAt: new Date(),
	}));
	await stored("accounts").insertMany(people.map(({ _id, email, createdAt }) => ({ _id, email, createdAt })));
	await stored("users").insertMany(people);
	const newestFirst = people.map(({ email }) => email).reverse();

	const seen: string[] = [];
	let page = await Staff.page({});
	expect(page.previous).toBeNull();
	for (;;) {
		seen.push(...page.rows.map(({ email }) => email));
		if (!page.next) break;
		page = await Staff.page({ after: page.next });
	}
	expect(seen).toEqual(newestFirst);
	expect(page.rows).toHaveLength(3);
	page = await Staff.page({ before: page.previous ?? "" });
	expect(page.rows.map(({ email }) => email)).toEqual(newestFirst.slice(rowsPerPage, 2 * rowsPerPage));
	page = await Staff.page({ before: page.previous ?? "" });
	expect(page.rows.map(({ email }) => email)).toEqual(newestFirst.slice(0, rowsPerPage));
	expect(page.previous).toBeNull();
	for (const after of ["x", "", "'; drop", String(people[0]?._id)]) {
		expect((await Staff.page({ after })).rows[0]?.email).toBe(newestFirst[0]);
	}

	const found = async (text: string) => (await Staff.page({ text })).rows.map(({ fullName }) => fullName);
	for (const text of ["dang thi anh", "ánh đặng", "Đặng", "rep-7@may-erp.example", "ANH REP-7@"]) {
		expect(await found(text), text).toEqual(["Đặng Thị Ánh"]);
	}
	expect(await found(".*")).toEqual([]);
	expect(await found("nobody")).toEqual([]);
	const first = await Staff.page({ text: "tran van" });
	expect(first.rows).toHaveLength(rowsPerPage);
	const second = await Staff.page({ text: "tran van", after: first.next ?? "" });
	expect(second.rows[0]?.id).not.toBe(first.rows.at(-1)?.id);
	expect((await Staff.page({ text: "tran van", after: second.next ?? "" })).rows).toHaveLength(2);

	await stored("users").deleteOne({ email: "rep-9@may-erp.example" });
	for (const text of ["rep-9@", "MAY-ERP.example rep-9@"]) {
		expect(await found(text), text).toEqual(["rep-9@may-erp.example"]);
	}
	expect(await Staff.findByNameOrEmail("rep-9@may")).toMatchObject([{ name: "rep-9@may-erp.example" }]);
	expect((await Staff.page({ text: "may-erp.example" })).rows).toHaveLength(rowsPerPage);

	await stored("accounts").insertOne({ email: "other-rep-8@may-erp.example", createdAt: new Date() });
	expect(await Staff.findByNameOrEmail("REP-8@may-erp.example")).toMatchObject([{ name: "Trần Văn 8" }]);
	expect(await Staff.findByNameOrEmail(String(people[7]?._id))).toMatchObject([
		{ email: "rep-7@may-erp.example" },
	]);
	expect(await Staff.findByNameOrEmail("văn")).toHaveLength(peopleOffered);
	expect(await Staff.findByNameOrEmail("nobody")).toEqual([]);
});

test("those who can be given something are active; a whole name means the one who is called so", async () => {
	const create = async (fullName: string, disabled = false) => {
		const email = `${crypto.randomUUID()}@may-erp.example`;
		const { id } = await Account.create({ email, fullName, password: "a long pass phrase 42" }, "sales");
		if (disabled) await stored("accounts").updateOne({ email }, { $set: { disabledAt: new Date() } });
		return { id, email };
	};
	const away = await create("Ân Thùy Lân", true);
	const chi = await create("Thùy Lân Chi");
	const named = async (typed: string) => (await Staff.findByNameOrEmail(typed)).map(({ id }) => id);
	expect((await named("thuy lan")).sort()).toEqual([away.id, chi.id].sort());
	const longer = await create("Hoàng Thùy Lân Chi");
	expect((await named("lân chi")).sort()).toEqual([chi.id, longer.id].sort());
	expect(await named("thuy lan chi")).toEqual([chi.id]);
	const active = (await Staff.active()).map(({ id }) => id);
	expect(active).toEqual(expect.arrayContaining([chi.id, longer.id]));
	expect(active).not.toContain(away.id);
});
