import mongoose from "mongoose";
import { expect, test } from "vitest";
import { countInquiries } from "#models/inquiry/counts.server.ts";
import { editInquiry } from "#models/inquiry/inquiry.server.ts";
import { listInquiries } from "#models/inquiry/list.server.ts";
import { setStatus } from "#models/inquiry/status.server.ts";
import { submitInquiry } from "#models/inquiry/submit.server.ts";
import { deleteInquiry } from "#models/inquiry/trash.server.ts";
import { Inquiries } from "#models/records/records.server.ts";
import { type StoredDocument, stored } from "#tests/support/database.ts";
import { inquiryFields } from "#tests/support/inquiries.ts";
import { admin, huong, khoi, submit, useInquiries } from "#tests/support/stored-inquiries.ts";

useInquiries();

const fields = inquiryFields();

test("a new inquiry keeps every field; owner, representative and status are the server's", async () => {
	const id = await submit(khoi);
	const { _id, createdAt, ...record }: StoredDocument = (await stored("salesInquiries").findOne()) ?? {};
	expect(String(_id)).toBe(id);
	expect(createdAt).toBeInstanceOf(Date);
	expect(record).toMatchObject({
		...fields,
		salesRepName: khoi.email,
		ownerId: new mongoose.Types.ObjectId(khoi.id),
		status: "pending",
	});
	expect(record).not.toHaveProperty("updatedAt");
	expect(await Inquiries.find(khoi, id)).toMatchObject({ ...fields, id, status: "pending" });
});

test.each([
	["status", "completed"],
	["salesRepName", "boss@may-erp.example"],
	["ownerId", admin.id],
	["createdAt", new Date(0)],
	["_id", new mongoose.Types.ObjectId()],
	["updatedAt", new Date(0)],
])("%s cannot be given from outside", async (name, value) => {
	const forged = { ...fields, [name]: value };
	await expect(submitInquiry(forged, khoi, "forged")).rejects.toThrow(name);
	expect(await stored("salesInquiries").countDocuments()).toBe(0);
});

test("urgency is medium where it is not given, and required fields are required", async () => {
	await submit(khoi, { urgency: undefined });
	expect(await stored("salesInquiries").findOne()).toMatchObject({ urgency: "medium" });
	for (const name of [
		"customerName",
		"companyName",
		"customerEmail",
		"industry",
		"projectType",
		"requirements",
	]) {
		await expect(submit(khoi, { [name]: undefined })).rejects.toThrow();
	}
	expect(await stored("salesInquiries").countDocuments()).toBe(1);
});

test("a hundred submits of one form store one inquiry; the same id from somebody else stores another", async () => {
	const answers = await Promise.all(
		Array.from({ length: 100 }, () => submitInquiry(fields, khoi, "one form")),
	);
	expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1);
	expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
	const foreign = await submitInquiry(fields, huong, "one form");
	expect(foreign.repeated).toBe(false);
	expect(foreign.id).not.toBe(answers[0]?.id);
	expect(await stored("salesInquiries").countDocuments()).toBe(2);
});

test("a representative lists and counts their own, an admin all, newest first", async () => {
	const old = await submit(khoi);
	const foreign = await submit(huong);
	const recent = await submit(khoi);
	await setStatus(khoi, old, "completed", 1);
	const ids = async (viewer: typeof khoi) => (await listInquiries(viewer, {})).rows.map(({ id }) => id);
	expect(await ids(khoi)).toEqual([recent, old]);
	expect(await ids(huong)).toEqual([foreign]);
	expect(await ids(admin)).toEqual([recent, foreign, old]);
	expect(await countInquiries(khoi)).toEqual({
		total: 2,
		pending: 1,
		"in-progress": 0,
		completed: 1,
	});
	expect(await countInquiries(admin)).toEqual({
		total: 3,
		pending: 2,
		"in-progress": 0,
		completed: 1,
	});
});

test("the status moves in any order and sets the time of the change", async () => {
	const id = await submit(khoi);
	for (const [index, status] of (["completed", "pending", "in-progress"] as const).entries()) {
		expect(await setStatus(khoi, id, status, index + 1)).toBe(true);
		const found = await Inquiries.find(khoi, id);
		expect(found?.status).toBe(status);
		expect(Math.abs(Date.now() - Date.parse(found?.updatedAt ?? ""))).toBeLessThan(10_000);
	}
	await expect(setStatus(khoi, id, "won" as "completed", 4)).rejects.toThrow("won");
	expect(await stored("salesInquiries").findOne()).toMatchObject({ status: "in-progress" });
});

test("another's inquiry, a missing and a malformed id all answer alike, and change nothing", async () => {
	const foreign = await submit(huong);
	const before = await stored("salesInquiries").findOne();
	const missing = String(new mongoose.Types.ObjectId());
	for (const id of [foreign, missing, "no id", "", "12", "__proto__"]) {
		expect(await Inquiries.find(khoi, id)).toBeNull();
		expect(await setStatus(khoi, id, "completed", 1)).toBe(false);
		expect(await editInquiry(khoi, id, fields, {})).toBeNull();
		expect(await Inquiries.log(khoi, id, { way: "reached" })).toBeNull();
		expect(await deleteInquiry(khoi, id)).toBe(false);
	}
	expect(await stored("salesInquiries").findOne()).toEqual(before);
	expect(await Inquiries.find(admin, foreign)).toMatchObject({ id: foreign });
	expect(await deleteInquiry(admin, foreign)).toBe(true);
	expect(await Inquiries.find(huong, foreign)).toBeNull();
});

test("an id that is a query finds nothing", async () => {
	await submit(khoi);
	const operator = { $ne: null } as unknown as string;
	expect(await Inquiries.find(khoi, operator)).toBeNull();
	expect(await deleteInquiry(khoi, operator)).toBe(false);
	expect(await stored("salesInquiries").countDocuments()).toBe(1);
});
