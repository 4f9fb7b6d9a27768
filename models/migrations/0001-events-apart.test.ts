import mongoose from "mongoose";
import { expect, test } from "vitest";
import { connect, disconnect } from "#models/database/connection.server.ts";
import { findInquiryWithHistory } from "#models/inquiry/inquiry.server.ts";
import { listInquiries } from "#models/inquiry/list.server.ts";
import { setStatus } from "#models/inquiry/status.server.ts";
import { submitInquiry } from "#models/inquiry/submit.server.ts";
import { deleteInquiry, findDeletedInquiry, listDeletedInquiries } from "#models/inquiry/trash.server.ts";
import { importInquiries } from "#scripts/seed/import.ts";
import { type StoredDocument, stored, useDatabase } from "#tests/support/database.ts";
import { inquiryFields, viewerNamed } from "#tests/support/inquiries.ts";
import { migrate } from "./migrate.server.ts";

useDatabase();

const khoi = viewerNamed("khoi");
const admin = viewerNamed("admin", "admin");

/** Puts the events of all inquiries back into them, as they were stored before they had a collection. */
async function asBefore(): Promise<void> {
	for (const name of ["salesInquiries", "deletedInquiries"]) {
		for await (const { _id } of stored(name).find()) {
			const own = await stored("historyEvents").find({ subjectId: _id }).sort({ at: 1, _id: 1 }).toArray();
			const events = own.map(({ _id, subjectId, eraseAt, ...event }) => event);
			await stored(name).updateOne({ _id }, { $set: { events } });
		}
	}
	await stored("historyEvents").deleteMany({});
}

const withoutId = ({ _id, ...event }: StoredDocument) => event;
const everything = async () => ({
	inquiries: await stored("salesInquiries").find().sort({ _id: 1 }).toArray(),
	deleted: await stored("deletedInquiries").find().sort({ _id: 1 }).toArray(),
	events: (await stored("historyEvents").find().sort({ subjectId: 1, at: 1, _id: 1 }).toArray()).map(
		withoutId,
	),
});

/** As a version with migrations starts for the first time. */
async function startAnew(): Promise<void> {
	await stored("migrations").deleteMany({});
	await disconnect();
	await connect();
}

test("events that an earlier version kept in the inquiries are moved at the start, none lost and none twice", async () => {
	// More than are moved at once.
	await importInquiries(
		Array.from({ length: 450 }, (_, number) => ({
			...inquiryFields(),
			owner: khoi,
			submissionId: `import-${number}`,
			status: "pending",
			createdAt: new Date(),
		})),
	);
	const [moved = "", deleted = "", old = ""] = (await listInquiries(khoi, {})).rows.map(({ id }) => id);
	await setStatus(admin, moved, "completed", 1);
	await setStatus(khoi, moved, "pending", 2);
	await deleteInquiry(admin, deleted);
	const subjectId = new mongoose.Types.ObjectId(old);
	await stored("historyEvents").updateOne({ subjectId }, { $unset: { byId: 1 } });
	const before = await everything();
	const history = (await findInquiryWithHistory(admin, moved))?.history.rows.map(({ kind, by }) => [
		kind,
		by,
	]);

	await asBefore();
	await startAnew();
	expect(await everything()).toEqual(before);
	expect(
		(await findInquiryWithHistory(admin, moved))?.history.rows.map(({ kind, by }) => [kind, by]),
	).toEqual(history);
	expect(await findDeletedInquiry(admin, deleted)).toMatchObject({
		deletedBy: "admin",
		history: { rows: [{ kind: "deleted" }, { kind: "created" }] },
	});
	expect((await listDeletedInquiries(admin)).rows).toMatchObject([{ id: deleted, deletedBy: "admin" }]);

	await startAnew();
	expect(await everything()).toEqual(before);
});

test("an inquiry without events hinders nothing, and applying again finds what the version before has written since", async () => {
	await stored("historyEvents").deleteMany({});
	await stored("salesInquiries").deleteMany({});
	const { id } = await submitInquiry(inquiryFields(), khoi, "written by both");
	const _id = new mongoose.Types.ObjectId(id);
	const event = { kind: "moved", at: new Date(), by: "huong", from: "pending", to: "completed" };
	await stored("salesInquiries").updateOne({ _id }, { $set: { events: [event] } });
	const { id: empty } = await submitInquiry(inquiryFields(), khoi, "empty");
	await stored("salesInquiries").updateOne(
		{ _id: new mongoose.Types.ObjectId(empty) },
		{ $set: { events: [] } },
	);
	await migrate({ again: true });
	expect((await findInquiryWithHistory(khoi, id))?.history.rows).toMatchObject([
		{ kind: "moved", by: "huong" },
		{ kind: "created" },
	]);
	expect((await findInquiryWithHistory(khoi, empty))?.history.rows).toHaveLength(1);
	expect(await stored("salesInquiries").countDocuments({ events: { $exists: true } })).toBe(0);
});
