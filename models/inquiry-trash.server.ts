import { calendarDay } from "#app/content/calendar.ts";
import { transaction } from "#app/server/db.server.ts";
import { oneOf } from "./inquiry-change.server.ts";
import { countChanges } from "./inquiry-counts.server.ts";
import {
	type DeletedInquiryRecord,
	deletedInquiries,
	type InquiryRecord,
	inquiries,
} from "./inquiry-record.server.ts";
import { type InquiryRow, rowOf, rowPaths } from "./inquiry-view.ts";
import type { Viewer } from "./user.server.ts";

/** A deleted inquiry, as admins see it. */
export type DeletedInquiryRow = InquiryRow & { deletedAt: string; deletedBy: string };

/** As many deleted inquiries are listed; older ones come up when these are restored. */
const mostListed = 200;

/**
 * Takes an inquiry out of every view and keeps it among the deleted ones.
 * @returns false where there is no such inquiry
 */
export function moveToDeleted(viewer: Viewer, id: string): Promise<boolean> {
	return transaction(async (session) => {
		const record = await inquiries.findOneAndDelete(oneOf(viewer, id), { session }).lean<InquiryRecord>();
		if (!record) return false;
		const deletedAt = new Date();
		const event = { kind: "deleted" as const, at: deletedAt, by: viewer.fullName };
		const events = [...record.events, event];
		await deletedInquiries.insertOne({ ...record, events, deletedAt }, { session });
		await countChanges([{ ...record, from: record.status }], session);
		return true;
	});
}

/**
 * Puts a deleted inquiry back as it was.
 * @returns false where there is none, or it is gone for good
 */
export function moveBack(viewer: Viewer, id: string): Promise<boolean> {
	return transaction(async (session) => {
		const found = await deletedInquiries.findOneAndDelete(oneOf(viewer, id), { session }).lean();
		if (!found) return false;
		const { deletedAt, ...record } = found;
		const events = [...record.events, { kind: "restored" as const, at: new Date(), by: viewer.fullName }];
		await inquiries.insertOne({ ...record, events, version: record.version + 1 }, { session });
		await countChanges([{ ...record, to: record.status }], session);
		return true;
	});
}

/** The inquiries that can be restored, the last deleted first. */
export async function readDeleted(): Promise<DeletedInquiryRow[]> {
	const found = await deletedInquiries
		.find({}, { ...rowPaths, deletedAt: 1, events: { $slice: -1 } })
		.sort({ deletedAt: -1 })
		.limit(mostListed)
		.lean<Pick<DeletedInquiryRecord, "_id" | "deletedAt" | "events" | keyof typeof rowPaths>[]>();
	const today = calendarDay(new Date());
	return found.map(({ deletedAt, events, ...record }) => ({
		...rowOf(record, today),
		deletedAt: deletedAt.toISOString(),
		deletedBy: events[0]?.by ?? "",
	}));
}
