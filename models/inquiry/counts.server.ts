import type { Types } from "mongoose";
import { type Person, Staff } from "#models/account/staff.server.ts";
import { ownUnlessAdmin, type Viewer } from "#models/account/user.server.ts";
import { type Page, type PageAddress, readPage } from "#models/database/page.server.ts";
import { rowsPerPage } from "#models/limits.ts";
import { type InquiryStatus, inquiryStatuses, projectTypes, urgencies } from "#models/options.ts";
import { Inquiries } from "#models/records/records.server.ts";
import { startOfWeek, weekOf, weekOfDate } from "#models/time/week.ts";
import { inquiries } from "./record.server.ts";

export type InquiryCounts = Record<InquiryStatus | "total", number>;

type OwnerCounts = { ownerId: string; counts: InquiryCounts };

/** Adds up counts by status; all zeros for none. */
export function sumOf(parts: { status: InquiryStatus; count: number }[]): InquiryCounts {
	const sum: InquiryCounts = { total: 0, pending: 0, "in-progress": 0, completed: 0 };
	for (const { status, count } of parts) {
		sum[status] += count;
		sum.total += count;
	}
	return sum;
}

/** How many inquiries have each status: all for an admin, else the viewer's own. Scans one index entry for each of them. */
export async function countInquiries(viewer: Pick<Viewer, "id" | "isAdmin">): Promise<InquiryCounts> {
	const count = async (status: InquiryStatus) => ({
		status,
		count: await inquiries.countDocuments({ status, ...ownUnlessAdmin(viewer) }),
	});
	return sumOf(await Promise.all(inquiryStatuses.map(count)));
}

/** The earliest of the people who own inquiries. */
export async function earliestOwners(): Promise<Person[]> {
	return Staff.people((await Inquiries.owners()).slice(0, rowsPerPage));
}

/** A page of owners, the earliest first. */
export async function countsByOwner(address: PageAddress): Promise<Page<OwnerCounts>> {
	const { rows, ...around } = await readPage<{ ownerId: Types.ObjectId }>(address, {
		model: inquiries,
		order: { ownerId: 1 },
		read: ({ beyond, order, limit }) =>
			inquiries.aggregate([
				{ $match: beyond },
				{ $group: { _id: "$ownerId" } },
				{ $project: { _id: 0, ownerId: "$_id" } },
				{ $sort: order },
				{ $limit: limit },
			]),
	});
	const found = await inquiries
		.aggregate<{ _id: { ownerId: Types.ObjectId; status: InquiryStatus }; count: number }>([
			{ $match: { ownerId: { $in: rows.map(({ ownerId }) => ownerId) } } },
			{ $group: { _id: { ownerId: "$ownerId", status: "$status" }, count: { $sum: 1 } } },
		])
		.hint("own-date");
	return {
		...around,
		rows: rows.map(({ ownerId }) => {
			const own = found.filter(({ _id }) => _id.ownerId.equals(ownerId));
			const parts = own.map(({ _id: { status }, count }) => ({ status, count }));
			return { ownerId: String(ownerId), counts: sumOf(parts) };
		}),
	};
}

/** The counts of each week from `firstWeek` on, a Monday (YYYY-MM-DD), for all owners, or for the viewer alone. */
export async function countsByWeek(viewer: Viewer, firstWeek: string): Promise<Map<string, InquiryCounts>> {
	const found = await inquiries
		.aggregate<{ _id: { week: Date; status: InquiryStatus }; count: number }>([
			{
				$match: {
					...ownUnlessAdmin(viewer),
					// All of them are named, so that the index is read in pieces, each from that week on.
					status: { $in: [...inquiryStatuses] },
					urgency: { $in: [...urgencies] },
					projectType: { $in: [...projectTypes] },
					createdAt: { $gte: startOfWeek(firstWeek) },
				},
			},
			{ $group: { _id: { week: weekOfDate("$createdAt"), status: "$status" }, count: { $sum: 1 } } },
		])
		.hint(viewer.isAdmin ? "all-date" : "own-date");
	const weeks = [...new Set(found.map(({ _id }) => weekOf(_id.week)))];
	return new Map(
		weeks.map((week) => {
			const ofWeek = found.filter(({ _id }) => weekOf(_id.week) === week);
			return [week, sumOf(ofWeek.map(({ _id: { status }, count }) => ({ status, count })))];
		}),
	);
}
