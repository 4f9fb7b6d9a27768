import { type ClientSession, trusted } from "mongoose";
import { ownUnlessAdmin, type Viewer } from "#models/account/user.server.ts";
import { eventOf, type HistoryRecord, latestEvent } from "#models/history/history.server.ts";
import type { InquiryStatus } from "#models/options.ts";
import type { Change } from "#models/records/record-table.ts";
import { Inquiries } from "#models/records/records.server.ts";
import { Refusal } from "#models/refusal.ts";
import type { InquiryRecord } from "./record.server.ts";

/** Somebody else has changed the inquiry meanwhile. */
export class InquiryChanged extends Refusal {
	constructor() {
		super("changed", 409);
	}
}

/**
 * Sets the status of a `version` of an inquiry. @returns false if there is no such inquiry; true, too, if the viewer
 * repeats a change whose answer was lost
 * @throws InquiryChanged if another version is stored
 */
export function setStatus(
	viewer: Viewer,
	id: string,
	status: InquiryStatus,
	version: number,
): Promise<boolean> {
	return Inquiries.change(id, ownUnlessAdmin(viewer), (record, session) =>
		moveTo(status, viewer, record, version, session),
	);
}

/** The inquiry is won or lost, which someone changing many rows at once may have overlooked. */
export class IsClosed extends Refusal {
	constructor() {
		super("closed", 409);
	}
}

/** Like {@link setStatus}, for one of several rows, but refuses to reopen a won or lost inquiry. @throws InquiryChanged, IsClosed */
export function setStatusUnlessClosed(
	viewer: Viewer,
	id: string,
	status: InquiryStatus,
	version: number,
): Promise<boolean> {
	return Inquiries.change(id, ownUnlessAdmin(viewer), (record, session) => {
		if (record.outcome && status !== record.status) throw new IsClosed();
		return moveTo(status, viewer, record, version, session);
	});
}

/**
 * Takes back what {@link setStatus} did to this `version` of an inquiry for the same viewer. Answers as
 * {@link setStatus} does; true, too, if that had nothing to change.
 * @throws InquiryChanged if anything has changed since
 */
export function undoStatus(viewer: Viewer, id: string, version: number): Promise<boolean> {
	return Inquiries.change(id, ownUnlessAdmin(viewer), async (record, session) => {
		if (record.version === version) return null;
		const move = await moveOf(viewer, record, version, session);
		if (!move?.from) throw new InquiryChanged();
		const change = await moveTo(move.from as InquiryStatus, viewer, record, version + 1, session);
		return change && { ...change, set: { ...change.set, ...(await completedBefore(move, session)) } };
	});
}

/** How many versions back a change may be repeated; nobody does so later. */
const mostLater = 20;

/** The change of the status that the viewer made to this `version` of an inquiry; null if they made none. */
async function moveOf(
	viewer: Viewer,
	record: InquiryRecord,
	version: number,
	session: ClientSession,
): Promise<HistoryRecord | null> {
	// Every change makes one version and one event.
	const later = record.version - version - 1;
	if (later < 0 || later > mostLater) return null;
	const event = await latestEvent(record._id, { skip: later, session });
	return event?.kind === "moved" && String(event.byId) === viewer.id ? event : null;
}

async function moveTo(
	status: InquiryStatus,
	viewer: Viewer,
	record: InquiryRecord,
	version: number,
	session: ClientSession,
): Promise<Change<InquiryRecord> | null> {
	const isSet = record.status === status;
	const isRepeat = isSet && (await moveOf(viewer, record, version, session))?.to === status;
	if (!isRepeat && record.version !== version) throw new InquiryChanged();
	if (isSet) return null;
	const event = { ...eventOf("moved", viewer), from: record.status, to: status };
	return { set: { status, updatedAt: event.at }, event };
}

/** When an inquiry that was opened again had been completed: figures are of that month. */
async function completedBefore(
	{ subjectId, at, from }: HistoryRecord,
	session: ClientSession,
): Promise<{ updatedAt?: Date }> {
	if (from !== "completed") return {};
	const before = trusted({ $lt: at });
	const completed = await latestEvent(subjectId, { among: { to: from, at: before }, session });
	return completed ? { updatedAt: completed.at } : {};
}
