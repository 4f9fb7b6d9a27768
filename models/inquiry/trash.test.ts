import mongoose from "mongoose";
import { expect, test } from "vitest";
import { countInquiries } from "#models/inquiry/counts.server.ts";
import { listInquiries } from "#models/inquiry/list.server.ts";
import { setStatus } from "#models/inquiry/status.server.ts";
import { submitInquiry } from "#models/inquiry/submit.server.ts";
import {
	deleteInquiry,
	findDeletedInquiry,
	listDeletedInquiries,
	restoreInquiry,
} from "#models/inquiry/trash.server.ts";
import { rowsPerPage } from "#models/limits.ts";
import { Inquiries } from "#models/records/records.server.ts";
import { stored } from "#tests/support/database.ts";
import { inquiryFields } from "#tests/support/inquiries.ts";
import {
	admin,
	find,
	historyOf,
	huong,
	khoi,
	submit,
	useInquiries,
} from "#tests/support/stored-inquiries.ts";

useInquiries();

test("a deleted inquiry is gone from every view, and its owner or an admin can bring it back, as it was", async () => {
	const id = await submit();
	await setStatus(khoi, id, "completed", 1);
	const before = await find(id);
	const { events: past } = await historyOf(id);
	expect(await deleteInquiry(khoi, id)).toBe(true);
	expect(await Inquiries.find(khoi, id)).toBeNull();
	expect((await listInquiries(admin, {})).rows).toEqual([]);
	expect((await listInquiries(khoi, { text: "minh phat" })).rows).toEqual([]);
	expect(await countInquiries(khoi)).toMatchObject({ total: 0, completed: 0 });
	expect(await deleteInquiry(khoi, id)).toBe(false);

	expect(await listDeletedInquiries(huong)).toEqual({ rows: [], next: null, previous: null });
	for (const viewer of [khoi, admin])
		expect(await listDeletedInquiries(viewer)).toEqual({
			rows: [expect.objectContaining({ id, companyName: before.companyName, deletedBy: "khoi" })],
			next: null,
			previous: null,
		});
	expect(await findDeletedInquiry(huong, id)).toBeNull();
	expect(await findDeletedInquiry(admin, "no id")).toBeNull();
	expect(await findDeletedInquiry(admin, id)).toMatchObject({
		...before,
		deletedBy: "khoi",
		history: { rows: [{ kind: "deleted" }, ...past] },
	});
	expect(await restoreInquiry(huong, id)).toBe(false);
	expect(await restoreInquiry(admin, "no id")).toBe(false);
	expect(await restoreInquiry(khoi, id)).toBe(true);
	expect(await restoreInquiry(admin, id)).toBe(false);
	expect(await findDeletedInquiry(admin, id)).toBeNull();
	const { version, ...restored } = await find(id);
	const { version: _, ...original } = before;
	expect(restored).toEqual(original);
	expect(version).toBe(3);
	const { events } = await historyOf(id);
	expect(events.map(({ kind }) => kind)).toEqual(["restored", "deleted", "moved", "created"]);
	expect(await countInquiries(khoi)).toMatchObject({ total: 1, completed: 1 });
});

test("the list of deleted inquiries has pages, and each of them is on one", async () => {
	const total = 2 * rowsPerPage + 3;
	const number = (index: number) => `Khách ${String(index).padStart(3, "0")}`;
	await deleteInquiry(khoi, await submit());
	const record = await stored("deletedInquiries").findOneAndDelete({});
	await stored("deletedInquiries").insertMany(
		Array.from({ length: total }, (_, index) => ({
			...record,
			_id: new mongoose.Types.ObjectId(),
			submissionId: `page-${index}`,
			customerName: number(index),
			// Three of one moment each, so that the id decides among them.
			deletedAt: new Date(Date.now() + Math.floor(index / 3)),
		})),
	);
	const lastFirst = Array.from({ length: total }, (_, index) => number(index)).reverse();
	const names = ({ rows }: Awaited<ReturnType<typeof listDeletedInquiries>>) =>
		rows.map(({ customerName }) => customerName);

	let page = await listDeletedInquiries(admin);
	expect(page.previous).toBeNull();
	const seen = names(page);
	while (page.next) {
		page = await listDeletedInquiries(admin, { after: page.next });
		seen.push(...names(page));
	}
	expect(seen).toEqual(lastFirst);
	expect(page.rows).toHaveLength(3);
	page = await listDeletedInquiries(admin, { before: page.previous ?? "" });
	expect(names(page)).toEqual(lastFirst.slice(rowsPerPage, 2 * rowsPerPage));
	page = await listDeletedInquiries(admin, { before: page.previous ?? "" });
	expect(names(page)).toEqual(lastFirst.slice(0, rowsPerPage));
	expect(page.previous).toBeNull();
	for (const after of ["x", "", "'; drop"]) {
		expect(names(await listDeletedInquiries(admin, { after }))[0]).toBe(lastFirst[0]);
	}
});

test("sending the form of a deleted inquiry again does not bring it back", async () => {
	const { id } = await submitInquiry(inquiryFields(), khoi, "sent twice");
	await deleteInquiry(khoi, id);
	expect((await submitInquiry(inquiryFields(), khoi, "sent twice")).id).toBe(id);
	expect(await countInquiries(khoi)).toMatchObject({ total: 0 });
});

test("the database erases a deleted inquiry after thirty days", async () => {
	const indexes = await stored("deletedInquiries").indexes();
	expect(indexes).toContainEqual(
		expect.objectContaining({ key: { deletedAt: 1 }, expireAfterSeconds: 30 * 24 * 3600 }),
	);
	await submit();
	const id = await submit();
	await deleteInquiry(khoi, id);
	const deleted = await stored("deletedInquiries").findOne();
	const eraseAt = new Date(deleted?.deletedAt.getTime() + 30 * 24 * 3600 * 1000);
	const marked = async () => (await stored("historyEvents").distinct("subjectId", { eraseAt })).map(String);
	expect(await marked(), "its events go with it").toEqual([id]);
	await restoreInquiry(admin, id);
	expect(await marked()).toEqual([]);
	await deleteInquiry(khoi, id);
	expect(await stored("salesInquiries").countDocuments({ deletedAt: { $exists: true } })).toBe(0);
});
