import mongoose from "mongoose";
import { expect, test } from "vitest";
import { submitInquiry } from "#models/inquiry/submit.server.ts";
import { stored } from "#tests/support/database.ts";
import { inquiryFields } from "#tests/support/inquiries.ts";
import { memberNamed } from "#tests/support/members.ts";
import { storeMessage, storeTrial } from "#tests/support/requests.ts";
import { admin, huong, khoi, useInquiries } from "#tests/support/stored-inquiries.ts";
import { lateOfColleagues, readWorkload } from "./workload.server.ts";

useInquiries();

const idOf = (id: string) => new mongoose.Types.ObjectId(id.slice(-24));
const past = new Date("2026-01-05T09:00:00+07:00");

async function give(collection: string, id: string, changes: object): Promise<void> {
	await stored(collection).updateOne({ _id: idOf(id) }, { $set: changes });
}

test("who has how much and how much of it is late, most first: of everybody to admins, their own to others", async () => {
	for (const name of ["leads", "contactMessages"]) await stored(name).deleteMany({});
	await submitInquiry(inquiryFields(), khoi, "a");
	const { id: late } = await submitInquiry(inquiryFields(), khoi, "b");
	const { id: done } = await submitInquiry(inquiryFields(), khoi, "c");
	await give("salesInquiries", late, { status: "in-progress", followUpOn: "2026-01-05" });
	await give("salesInquiries", done, { status: "completed" });
	await give("leads", await storeTrial(), { ownerId: idOf(huong.id), dueAt: past });
	await give("leads", await storeTrial(), { ownerId: idOf(huong.id), state: "ended", dueAt: past });
	await give("contactMessages", await storeMessage(), { dueAt: past });

	const own = { requests: 0, pending: 1, inProgress: 1, lateRequests: 0, overdue: 1 };
	expect(await readWorkload(khoi)).toMatchObject({ nobodyLate: 0, people: [{ id: khoi.id, ...own }] });
	expect(await readWorkload(admin)).toMatchObject({
		nobodyLate: 1,
		people: [
			{ id: khoi.id, ...own },
			{ id: huong.id, requests: 1, pending: 0, inProgress: 0, lateRequests: 1, overdue: 0 },
		],
	});
	const ill = await memberNamed("ill");
	await give("leads", await storeTrial(), { ownerId: idOf(ill.id), dueAt: past });
	expect(await lateOfColleagues(khoi)).toEqual([{ name: ill.fullName, count: 1 }]);
	expect(await lateOfColleagues(ill), "nothing of who has no account, and nothing of one's own").toEqual([]);
});
