import mongoose from "mongoose";
import { beforeEach, expect, test } from "vitest";
import { Account } from "#models/account/account.server.ts";
import { Staff } from "#models/account/staff.server.ts";
import { connect } from "#models/database/connection.server.ts";
import { Inquiries, Requests } from "#models/records/records.server.ts";
import { demoSlots } from "#models/request/demo-slot.server.ts";
import { listRequests } from "#models/request/list.server.ts";
import { emptyDatabase, stored, useDatabase } from "#tests/support/database.ts";
import { changeSettings, useSettings } from "#tests/support/settings.ts";
import { seedDemo } from "./demo.ts";

const logins = { admin: "demo-admin-2026", sales: "demo-sales-2026", huong: "demo-sales-2026" };

useDatabase();
useSettings({});
beforeEach(emptyDatabase);

/** Seeds as a process that listens on `host`. @returns who can sign in then, and who is told how */
async function seedOn(host: string) {
	// With ADMIN_EMAILS it would not listen there.
	changeSettings({ HOST: host, ADMIN_EMAILS: "" });
	const told = (await seedDemo()).logins.map(({ role }) => role);
	await connect();
	const able = [];
	for (const [name, password] of Object.entries(logins)) {
		if (await Account.authenticate(`${name}@may-erp.example`, password)) able.push(name);
	}
	return { told, able, inquiries: await stored("salesInquiries").countDocuments() };
}

test("nobody signs in with the demo's passwords where other machines can reach the portal", async () => {
	for (const [host, told, able] of [
		["0.0.0.0", [], []],
		["127.0.0.1", ["admin", "sales"], ["admin", "sales", "huong"]],
		["::", [], []],
		["::1", ["admin", "sales"], ["admin", "sales", "huong"]],
	] as const) {
		const seeded = await seedOn(host);
		expect(seeded, host).toMatchObject({ told, able });
		expect(seeded.inquiries).toBeGreaterThan(20);
	}
});

test("an account that an administrator has disabled stays so when the demo starts again", async () => {
	await seedOn("127.0.0.1");
	const [boss, rep] = await Promise.all(
		["admin", "huong"].map(async (name) => (await Account.idOf(`${name}@may-erp.example`)) ?? ""),
	);
	await Staff.setAccess(rep ?? "", { role: "sales", disabled: true }, boss ?? "");
	for (const host of ["127.0.0.1", "0.0.0.0", "127.0.0.1"]) {
		const { able } = await seedOn(host);
		expect(able, host).toEqual(host === "0.0.0.0" ? [] : ["admin", "sales"]);
	}
	await Staff.setAccess(rep ?? "", { role: "sales", disabled: false }, boss ?? "");
	expect((await seedOn("127.0.0.1")).able).toContain("huong");
});

test("the demo has requests in every state, some due within a day, some late, as the portal would have stored them", async () => {
	await seedDemo();
	await connect();
	const admin = await Staff.viewer((await Account.idOf("admin@may-erp.example")) ?? "");
	if (!admin) throw new Error("There is no administrator");
	const open = (await listRequests(admin, {})).rows;
	const ended = (await listRequests(admin, { state: "ended" })).rows;
	expect(open.length + ended.length).toBeGreaterThan(38);
	const minutesLeft = (due: string) => (Date.parse(due) - Date.now()) / 60_000;
	const within = (from: number, to: number) =>
		open.filter(({ dueAt }) => minutesLeft(dueAt) > from && minutesLeft(dueAt) < to).length;
	// The hour of the start decides how many of each, as deadlines are on office hours.
	expect(within(0, 60 * 24), "due within a day").toBeGreaterThanOrEqual(2);
	expect(within(-60 * 24, 0), "late by hours").toBeGreaterThanOrEqual(1);
	expect(within(-60 * 24 * 30, -60 * 24), "late by days").toBeGreaterThanOrEqual(1);
	expect(new Set(open.map(({ state }) => state))).toEqual(new Set(["waiting", "answered"]));
	expect(open.some(({ ownerId }) => ownerId === null)).toBe(true);

	const all = await Promise.all([...open, ...ended].map(({ id }) => Requests.findWithHistory(admin, id)));
	const endings = new Set(all.map((request) => request?.ending ?? "open"));
	expect(endings).toEqual(
		new Set(["open", "inquiry", "answered", "notInterested", "unreachable", "duplicate", "notCustomer"]),
	);
	for (const request of all) {
		if (!request) throw new Error("A listed request is missing");
		const { rows } = request.history;
		const isTouched = request.ownerId !== null || request.demoAt !== undefined;
		expect(rows.length > 0, request.id).toBe(isTouched);
		expect(rows.map(({ at }) => at)).toEqual(
			rows
				.map(({ at }) => at)
				.toSorted()
				.reverse(),
		);
		for (const { at } of rows) {
			expect(Date.parse(at)).toBeGreaterThanOrEqual(Date.parse(request.createdAt));
			expect(Date.parse(at)).toBeLessThanOrEqual(Date.now());
		}
		const inquiry = request.inquiryId && (await Inquiries.find(admin, request.inquiryId));
		if (request.ending === "inquiry") expect(inquiry).toMatchObject({ requestId: request.id });
	}
	const booked = all.flatMap((request) => (request?.demoAt ? [new Date(request.demoAt)] : []));
	const slots = await demoSlots.find().lean();
	expect(slots.map(({ startsAt }) => startsAt).toSorted()).toEqual(booked.toSorted());
	expect(slots).toHaveLength(3);
	const staff = await Promise.all(
		["admin", "sales", "huong", "dat", "linh"].map(async (name) =>
			Staff.find((await Account.idOf(`${name}@may-erp.example`)) ?? ""),
		),
	);
	const lines = stored("auditLines");
	for (const member of staff) {
		if (!member) throw new Error("An account of the demo is missing");
		const since = new Date(member.createdAt);
		const by = new mongoose.Types.ObjectId(member.id);
		expect(await lines.countDocuments({ people: by, at: { $lt: since } }), "done before").toBe(0);
		expect(await lines.countDocuments({ people: by, at: { $gt: new Date() } }), "to come").toBe(0);
		const [last] = await lines.find({ byId: by, action: "signedIn" }).sort({ at: -1 }).toArray();
		expect(member.lastSeenAt).toBe(last?.at.toISOString());
		for (const { createdAt } of all.flatMap((one) => (one?.inquiryId ? [] : (one ?? [])))) {
			expect(Date.parse(createdAt)).toBeGreaterThan(since.getTime());
		}
	}
});
