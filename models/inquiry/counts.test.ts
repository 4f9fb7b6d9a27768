import mongoose from "mongoose";
import { expect, test } from "vitest";
import { readBoard, readOverview } from "#models/inquiry/board.server.ts";
import { countInquiries } from "#models/inquiry/counts.server.ts";
import { submitInquiry } from "#models/inquiry/submit.server.ts";
import { rowsPerPage } from "#models/limits.ts";
import { weekOf } from "#models/time/week.ts";
import { importInquiries } from "#scripts/seed/import.ts";
import { stored } from "#tests/support/database.ts";
import { inquiryFields, viewerNamed } from "#tests/support/inquiries.ts";
import { admin, huong, khoi, useInquiries } from "#tests/support/stored-inquiries.ts";

useInquiries();

test.each([
	["2026-11-16T00:00:00+07:00", "2026-11-16"],
	["2026-11-15T23:59:59+07:00", "2026-11-09"],
	["2026-11-22T23:59:59+07:00", "2026-11-16"],
	["2027-01-01T12:00:00+07:00", "2026-12-28"],
])("%s is in the week of %s", (time, monday) => expect(weekOf(new Date(time))).toBe(monday));

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
		past(khoi, "a", { outcome: "won", dealValue: 350_000_000, updatedAt: lastWeek }),
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
