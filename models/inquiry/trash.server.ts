import type { Viewer } from "#models/account/user.server.ts";
import { calendarDay } from "#models/calendar.ts";
import { transaction } from "#models/connection.server.ts";
import { beyondRow, inDirection, type Page, type PageAddress, readKeysetPage } from "#models/keyset-page.ts";
import { inquiriesPerPage } from "#models/limits.ts";
import { countChanges } from "./counts.server.ts";
import { cursorOf, type Position, positionOf } from "./cursor.ts";
import { authorOf, derivedFrom, oneOf } from "./inquiry.server.ts";
import {
	type DeletedInquiryRecord,
	deletedInquiries,
	type InquiryEvent,
	type InquiryRecord,
	inquiries,
	lastDeletedFirst,
} from "./record.server.ts";
import { type InquiryRow, type InquiryView, type RowRecord, rowOf, rowPaths, viewOf } from "./view.ts";

/** When an inquiry was deleted, ISO 8601 in UTC, and the full name of who did it. */
type Deletion = { deletedAt: string; deletedBy: string };

/** A deleted inquiry, as admins see it in the list; and with everything that is known of it. */
export type DeletedInquiryRow = InquiryRow & Deletion;
export type DeletedInquiryView = InquiryView & Deletion;

const listed = { ...rowPaths, deletedAt: 1, events: { $slice: -1 } } as const;
type Listed = RowRecord & Pick<DeletedInquiryRecord, "deletedAt" | "events">;

/**
 * Takes an inquiry out of every view; an admin can restore it for thirty days.
 * @returns false where there is no such inquiry
 */
export function deleteInquiry(viewer: Viewer, id: string): Promise<boolean> {
	return transaction(async (session) => {
		const record = await inquiries.findOneAndDelete(oneOf(viewer, id), { session }).lean<InquiryRecord>();
		if (!record) return false;
		const deletedAt = new Date();
		const event = { kind: "deleted" as const, at: deletedAt, ...authorOf(viewer) };
		const events = [...record.events, event];
		await deletedInquiries.insertOne({ ...record, events, deletedAt }, { session });
		await countChanges([{ ...record, from: record.status }], session);
		return true;
	});
}

/**
 * Puts a deleted inquiry back as it was.
 * @returns false where there is none any more, or the viewer is no admin
 */
export async function restoreInquiry(viewer: Viewer, id: string): Promise<boolean> {
	if (!viewer.isAdmin) return false;
	return transaction(async (session) => {
		const found = await deletedInquiries.findOneAndDelete(oneOf(viewer, id), { session }).lean();
		if (!found) return false;
		const { deletedAt, ...record } = found;
		const events = [...record.events, { kind: "restored" as const, at: new Date(), ...authorOf(viewer) }];
		const restored = { ...record, ...derivedFrom(record), events, version: record.version + 1 };
		await inquiries.insertOne(restored, { session });
		await countChanges([{ ...record, to: record.status }], session);
		return true;
	});
}

/** One page of the inquiries that an admin can restore, the last deleted first; none for others. */
export async function listDeletedInquiries(
	viewer: Viewer,
	address: PageAddress = {},
): Promise<Page<DeletedInquiryRow>> {
	if (!viewer.isAdmin) return { rows: [], next: null, previous: null };
	const { rows, ...around } = await readKeysetPage<Listed, Position>(address, {
		size: inquiriesPerPage,
		keyOf: (cursor) => positionOf(cursor, "deleted", 1),
		cursorOf: ({ deletedAt, _id }) =>
			cursorOf({ order: "deleted", segment: 0, value: deletedAt.toISOString(), id: String(_id) }),
		read: (last, forward, limit) =>
			deletedInquiries
				.find(last ? beyondRow(lastDeletedFirst, new Date(last.value), last.id, forward) : {}, listed)
				.sort(inDirection(lastDeletedFirst, forward))
				.limit(limit)
				.lean<Listed[]>(),
	});
	const today = calendarDay(new Date());
	return {
		...around,
		rows: rows.map(({ deletedAt, events, ...record }) => ({
			...rowOf(record, today),
			...deletionOf(deletedAt, events),
		})),
	};
}

/** @returns null where it was restored meanwhile or is gone for good, or the viewer is no admin */
export async function findDeletedInquiry(viewer: Viewer, id: string): Promise<DeletedInquiryView | null> {
	if (!viewer.isAdmin) return null;
	const found = await deletedInquiries.findOne(oneOf(viewer, id)).lean<DeletedInquiryRecord>();
	if (!found) return null;
	const { deletedAt, ...record } = found;
	return { ...viewOf(record, calendarDay(new Date())), ...deletionOf(deletedAt, record.events) };
}

const deletionOf = (deletedAt: Date, events: InquiryEvent[]): Deletion => ({
	deletedAt: deletedAt.toISOString(),
	deletedBy: events.at(-1)?.by ?? "",
});
