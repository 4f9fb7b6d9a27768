import { trusted } from "mongoose";
import { authorOf, ownUnlessAdmin, type Viewer } from "#models/account/user.server.ts";
import { Audit } from "#models/audit/audit.server.ts";
import { contactOf } from "#models/customer/contact.server.ts";
import { customerFor, renewCustomer } from "#models/customer/document.server.ts";
import { type Page, type PageAddress, readPage } from "#models/database/page.server.ts";
import { transaction } from "#models/database/transaction.server.ts";
import { eraseLater, historyEvents, recordEvent } from "#models/history/history.server.ts";
import { readRecordId } from "#models/records/record-id.ts";
import { type WithHistory, withHistory } from "#models/records/records.server.ts";
import { erasedAfter } from "#models/retention.ts";
import { calendarDay } from "#models/time/calendar.ts";
import { inquirySearchFields } from "./inquiry.server.ts";
import {
	type DeletedInquiryRecord,
	deletedInquiries,
	type InquiryRecord,
	inquiries,
	lastDeletedFirst,
} from "./record.server.ts";
import { type InquiryRow, type RowRecord, rowOf, rowPaths } from "./view.ts";

const keptMs = erasedAfter("deletedInquiries").expireAfterSeconds * 1000;

type Deletion = { deletedAt: string; deletedBy: string };

export type DeletedInquiryRow = InquiryRow & Deletion;
type DeletedInquiryView = WithHistory<"inquiry"> & Deletion;

const listed = { ...rowPaths, deletedAt: 1 } as const;
type Listed = RowRecord & Pick<DeletedInquiryRecord, "deletedAt">;

/** Matches an inquiry for an admin, their own for a representative. */
const oneOf = (viewer: Viewer, id: string) => ({
	_id: readRecordId(id)?.kind === "inquiry" ? id : null,
	...ownUnlessAdmin(viewer),
});

/** Its owner and admins can restore it for thirty days. @returns false if there is no such inquiry */
export function deleteInquiry(viewer: Viewer, id: string): Promise<boolean> {
	return transaction(async (session) => {
		const record = await inquiries.findOneAndDelete(oneOf(viewer, id), { session }).lean<InquiryRecord>();
		if (!record) return false;
		const deletedAt = new Date();
		await deletedInquiries.insertOne({ ...record, deletedAt }, { session });
		if (record.customerId) await renewCustomer(record.customerId, session);
		await recordEvent(record, { kind: "deleted", at: deletedAt, ...authorOf(viewer) }, session);
		await eraseLater(record, new Date(deletedAt.getTime() + keptMs), session);
		await Audit.write({ by: viewer, action: "inquiryDeleted", subject: { kind: "inquiry", id } }, session);
		return true;
	});
}

/** @returns false if it is no longer there, or not the viewer's */
export function restoreInquiry(viewer: Viewer, id: string): Promise<boolean> {
	return transaction(async (session) => {
		const found = await deletedInquiries.findOneAndDelete(oneOf(viewer, id), { session }).lean();
		if (!found) return false;
		const { deletedAt, ...record } = found;
		const restored = { ...record, ...inquirySearchFields(record), version: record.version + 1 };
		const customerId = await customerFor(contactOf(record), session, { own: record.customerId });
		await inquiries.insertOne({ ...restored, customerId }, { session });
		await renewCustomer(customerId, session);
		await recordEvent(record, { kind: "restored", at: new Date(), ...authorOf(viewer) }, session);
		await eraseLater(record, null, session);
		await Audit.write({ by: viewer, action: "inquiryRestored", subject: { kind: "inquiry", id } }, session);
		return true;
	});
}

/** Last deleted first; an admin sees all, others their own. */
export async function listDeletedInquiries(
	viewer: Viewer,
	address: PageAddress = {},
): Promise<Page<DeletedInquiryRow>> {
	const { rows, ...around } = await readPage<Listed>(address, {
		model: deletedInquiries,
		order: lastDeletedFirst,
		read: ({ beyond, order, limit }) =>
			deletedInquiries
				.find({ ...ownUnlessAdmin(viewer), ...beyond }, listed)
				.sort(order)
				.limit(limit)
				.lean<Listed[]>(),
	});
	const today = calendarDay(new Date());
	const deleters = await deletersOf(rows);
	return {
		...around,
		rows: rows.map(({ deletedAt, ...record }) => ({
			...rowOf(record, today),
			deletedAt: deletedAt.toISOString(),
			deletedBy: deleters.get(String(record._id)) ?? "",
		})),
	};
}

type Place = Pick<InquiryRecord, "customerName"> & { isDeleted: boolean };

/** Maps ids to the customer's name and whether the inquiry is deleted; erased inquiries are left out. */
export async function whereInquiriesAre(ids: string[]): Promise<Map<string, Place>> {
	const among = { _id: trusted({ $in: ids }) };
	const [open, deleted] = await Promise.all([
		inquiries.find(among, { customerName: 1 }).lean(),
		deletedInquiries.find(among, { customerName: 1 }).lean(),
	]);
	const placeOf = (isDeleted: boolean) => (record: Pick<InquiryRecord, "_id" | "customerName">) =>
		[String(record._id), { customerName: record.customerName, isDeleted }] as const;
	return new Map([...open.map(placeOf(false)), ...deleted.map(placeOf(true))]);
}

/** Null if it was restored or erased, or is not the viewer's. */
export async function findDeletedInquiry(
	viewer: Viewer,
	id: string,
	after?: string,
): Promise<DeletedInquiryView | null> {
	const found = await deletedInquiries.findOne(oneOf(viewer, id)).lean<DeletedInquiryRecord>();
	if (!found) return null;
	const { deletedAt, ...record } = found;
	return {
		...(await withHistory("inquiry", record, after)),
		deletedAt: deletedAt.toISOString(),
		deletedBy: (await deletersOf([found])).get(String(found._id)) ?? "",
	};
}

async function deletersOf(
	deleted: Pick<DeletedInquiryRecord, "_id" | "deletedAt">[],
): Promise<Map<string, string>> {
	if (deleted.length === 0) return new Map();
	const deletions = deleted.map(({ _id, deletedAt }) => ({ subjectId: _id, at: deletedAt }));
	const found = await historyEvents.find({ kind: "deleted", $or: deletions }, { subjectId: 1, by: 1 }).lean();
	return new Map(found.map(({ subjectId, by }) => [String(subjectId), by]));
}
