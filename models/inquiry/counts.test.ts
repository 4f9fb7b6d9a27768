import mongoose from "mongoose";
import { expect, test } from "vitest";
import { readBoard, readOverview } from "#models/inquiry/board.server.ts";
import { countInquiries, type InquiryCounts } from "#models/inquiry/counts.server.ts";
import { outcomeFingerprint, setOutcome } from "#models/inquiry/inquiry.server.ts";
import { recount } from "#models/inquiry/recount.server.ts";
import { setStatus } from "#models/inquiry/status.server.ts";
import { submitInquiry } from "#models/inquiry/submit.server.ts";
import { deleteInquiry, restoreInquiry } from "#models/inquiry/trash.server.ts";
import { rowsPerPage } from "#models/limits.ts";
import { inquiryStatuses, outcomes } from "#models/options.ts";
import { weekOf } from "#models/time/week.ts";
import { importInquiries } from "#scripts/seed/import.ts";
import { randomFrom } from "#scripts/seed/random.ts";
import { stored } from "#tests/support/database.ts";
import { inquiryFields, viewerNamed } from "#tests/support/inquiries.ts";
import { admin, find, huong, khoi, useInquiries } from "#tests/support/stored-inquiries.ts";

useInquiries();

/** Counts what is stored, one by one. */
async function countedOneByOne(filter: object = {}): Promise<InquiryCounts> {
	const counts: InquiryCounts = { total: 0, pending: 0, "in-progress": 0, completed: 0 };
	for (const { status } of await stored("salesInquiries").find(filter).toArray()) {
		counts[status as "pending"]++;
		counts.total++;
	}
	return counts;
}

test.each([
	["2026-11-16T00:00:00+07:00", "2026-11-16"],
	["2026-11-15T23:59:59+07:00", "2026-11-09"],
	["2026-11-22T23:59:59+07:00", "2026-11-16"],
	["2027-01-01T12:00:00+07:00", "2026-12-28"],
])("%s is in the week of %s", (time, monday) => expect(weekOf(new Date(time))).toBe(monday));

test("after many changes at once the counts are what one by one counting gives, and a recount finds no fault", async () => {
	const random = randomFrom(3);
	const ids = await Promise.all(
		Array.from({ length: 12 }, async (_, index) => {
			const owner = random.pick([khoi, huong]);
			return (await submitInquiry(inquiryFields(), owner, `submission-${index}`)).id;
		}),
	);
	await Promise.allSettled(
		Array.from({ length: 60 }, () => {
			const id = random.pick(ids);
			const viewer = random.pick([khoi, huong, admin]);
			const change = random.below(5);
			if (change === 0) return deleteInquiry(viewer, id);
			if (change === 1) return restoreInquiry(admin, id);
			if (change === 2) {
				const said = { outcome: random.pick(outcomes), dealValue: 1_000_000 * (1 + random.below(900)) };
				return find(id).then((before) => setOutcome(viewer, id, said, outcomeFingerprint(before)));
			}
			return setStatus(viewer, id, random.pick(inquiryStatuses), 1 + random.below(3));
		}),
	);
	expect(await countInquiries(khoi)).toEqual(await countedOneByOne({ salesRepName: khoi.email }));
	expect(await countInquiries(huong)).toEqual(await countedOneByOne({ salesRepName: huong.email }));
	expect(await countInquiries(admin)).toEqual(await countedOneByOne());
	expect(await recount()).toMatchObject({ corrections: [] });
});

test("a recount corrects what is wrong, missing or too much", async () => {
	await submitInquiry(inquiryFields(), khoi, "one");
	await submitInquiry(inquiryFields(), huong, "two");
	const right = await stored("inquiryCounts").find().sort({ _id: 1 }).toArray();
	await stored("inquiryCounts").updateOne({ _id: right[0]?._id }, { $set: { pending: 7 } });
	await stored("inquiryCounts").deleteOne({ _id: right[1]?._id });
	const week = "2020-01-06";
	await stored("inquiryCounts").insertOne({
		...right[2],
		_id: `${right[2]?.ownerId} ${week}` as never,
		week,
	});
	const { rows, corrections } = await recount();
	expect(rows).toBe(4);
	const one = { pending: 1, "in-progress": 0, completed: 0 };
	expect(corrections).toHaveLength(3);
	expect(corrections).toContainEqual(expect.objectContaining({ was: { ...one, pending: 7 }, is: one }));
	expect(corrections).toContainEqual(expect.objectContaining({ was: null, is: one }));
	expect(corrections).toContainEqual(expect.objectContaining({ was: one, is: null }));
	expect(await stored("inquiryCounts").find().sort({ _id: 1 }).toArray()).toEqual(right);
});

test("a failed change leaves the counts as they were", async () => {
	const { id } = await submitInquiry(inquiryFields(), khoi, "one");
	await expect(setStatus(khoi, id, "won" as "completed", 1)).rejects.toThrow();
	await expect(setStatus(khoi, id, "completed", 9)).rejects.toThrow();
	expect(await countInquiries(khoi)).toEqual({
		total: 1,
		pending: 1,
		"in-progress": 0,
		completed: 0,
	});
});

test("the board gives the figures by status, representative and week: of all to admins, their own to others", async () => {
	const accounts = [khoi, huong].map(({ id, email }) => ({ _id: new mongoose.Types.ObjectId(id), email }));
	await stored("accounts").insertMany(accounts);
	await stored("users").insertOne({ _id: new mongoose.Types.ObjectId(khoi.id), fullName: "Trần Minh Khôi" });
	const thisWeek = weekOf(new Date());
	const lastWeek = new Date(Date.now() - 7 * 24 * 3600 * 1000);
	const past = (owner: typeof khoi, submissionId: string, changes = {}) => ({
		...inquiryFields(),
		owner,
		submissionId,
		status: "completed" as const,
		createdAt: lastWeek,
		...changes,
	});
	await importInquiries([
		past(khoi, "a", { outcome: "won", dealValue: 350_000_000 }),
		past(khoi, "b"),
		past(huong, "c"),
	]);
	const { id } = await submitInquiry(inquiryFields(), khoi, "d");
	const _id = new mongoose.Types.ObjectId(id);
	await stored("salesInquiries").updateOne({ _id }, { $set: { followUpOn: "2026-01-05" } });

	const own = await readBoard(khoi);
	expect(own).toMatchObject({ counts: { total: 3, completed: 2 }, representatives: { rows: [] } });
	expect(own.weeks.at(-2)?.counts.total).toBe(2);
	expect((await readOverview(khoi)).representatives).toEqual([]);
	const board = await readBoard(admin);
	expect(board.counts).toEqual({ total: 4, pending: 1, "in-progress": 0, completed: 3 });
	expect(board.representatives.rows).toEqual([
		{
			...{
				id: huong.id,
				name: huong.email,
				counts: { total: 1, pending: 0, "in-progress": 0, completed: 1 },
			},
			overdue: 0,
			outcomes: { won: 0, lost: 0, value: 0, days: 0 },
		},
		{
			id: khoi.id,
			name: "Trần Minh Khôi",
			counts: { total: 3, pending: 1, "in-progress": 0, completed: 2 },
			overdue: 1,
			outcomes: { won: 1, lost: 0, value: 350_000_000, days: 0 },
		},
	]);
	expect(board.weeks).toHaveLength(12);
	expect(board.weeks.slice(-2)).toEqual([
		{ week: weekOf(lastWeek), counts: { total: 3, pending: 0, "in-progress": 0, completed: 3 } },
		{ week: thisWeek, counts: { total: 1, pending: 1, "in-progress": 0, completed: 0 } },
	]);
	const owners = Array.from({ length: rowsPerPage }, () => viewerNamed("many"));
	await importInquiries(owners.map((owner) => ({ ...past(owner, "e"), status: "pending" as const })));
	const first = (await readBoard(admin)).representatives;
	expect(first.rows).toHaveLength(rowsPerPage);
	const after = first.next ?? "";
	const rest = await readBoard(admin, { after });
	expect(rest.representatives).toMatchObject({ next: null, previous: expect.any(String) });
	expect(rest.representatives.rows).toHaveLength(2);
	expect(rest.counts.total).toBe(4 + rowsPerPage);
	expect(await countInquiries(admin)).toEqual(rest.counts);
	const overview = await readOverview(admin);
	expect(overview.representatives).toHaveLength(2);
	expect(overview.counts).toEqual(rest.counts);
	expect(board.weeks.slice(0, 10).every(({ counts }) => counts.total === 0)).toBe(true);
});
