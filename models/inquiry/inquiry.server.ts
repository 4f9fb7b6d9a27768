import { type ClientSession, isValidObjectId, Types } from "mongoose";
import type { Viewer } from "#models/account/user.server.ts";
import { calendarDay } from "#models/calendar.ts";
import { transaction } from "#models/connection.server.ts";
import { assertKnownFields } from "#models/model.server.ts";
import type { InquiryStatus } from "#models/options.ts";
import { countChanges } from "./counts.server.ts";
import {
	formPaths,
	type InquiryEvent,
	type InquiryFields,
	type InquiryRecord,
	inquiries,
} from "./record.server.ts";
import { companyKeyOf, searchKeysOf } from "./search-keys.ts";
import { type InquiryView, viewOf } from "./view.ts";

/** Thrown by a change that was made on an older version than the stored one; holds what is stored now. */
export class InquiryChanged extends Error {
	override readonly name = "InquiryChanged";
	readonly current: InquiryView;

	constructor(current: InquiryView) {
		super("Somebody else has changed the inquiry meanwhile");
		this.current = current;
	}
}

/** Thrown for a follow-up on a day that has passed. */
export class PastDay extends Error {
	override readonly name = "PastDay";
}

/** What to write of a record, and what to call it in its history. */
type Change = { set: Partial<InquiryRecord>; unset?: (keyof InquiryRecord)[]; event: InquiryEvent };

/** The history of an inquiry holds the latest of this many events. */
const mostEvents = 200;

/** Selects what a representative owns. */
export const ownedBy = ({ id }: Pick<Viewer, "id">) => ({ ownerId: new Types.ObjectId(id) });

/** Who does something, as events name them. */
export const authorOf = ({ id, fullName }: Pick<Viewer, "id" | "fullName">) => ({
	by: fullName,
	byId: new Types.ObjectId(id),
});

/** Selects one inquiry: any for an admin, their own for a representative. */
export const oneOf = (viewer: Viewer, id: string) => ({
	_id: isValidObjectId(id) ? id : null,
	...(viewer.isAdmin ? {} : ownedBy(viewer)),
});

/** What is kept beside the fields so that indexes can find and sort them. */
export const derivedFrom = (fields: InquiryFields) => ({
	...searchKeysOf(fields),
	companyKey: companyKeyOf(fields.companyName),
});

/** @returns null where the id is malformed, missing or another's */
export async function findInquiry(viewer: Viewer, id: string): Promise<InquiryView | null> {
	const found = await inquiries.findOne(oneOf(viewer, id)).lean<InquiryRecord>();
	return found && viewOf(found, calendarDay(new Date()));
}

/**
 * Sets the status and the time of the change.
 * @param version the one that the viewer has seen
 * @returns false where there is no such inquiry
 * @throws InquiryChanged where another version is stored
 */
export function setStatus(
	viewer: Viewer,
	id: string,
	status: InquiryStatus,
	version: number,
): Promise<boolean> {
	return changeInquiry(viewer, id, version, (record) => {
		if (record.status === status) return null;
		const at = new Date();
		const event = { kind: "moved" as const, at, ...authorOf(viewer), from: record.status, to: status };
		return { set: { status, updatedAt: at }, event };
	});
}

/** Replaces what the representative wrote; parameters, answer and errors as with {@link setStatus}. */
export async function editInquiry(
	viewer: Viewer,
	id: string,
	fields: InquiryFields,
	version: number,
): Promise<boolean> {
	assertKnownFields(fields, formPaths);
	return changeInquiry(viewer, id, version, (record) => editOf(record, fields, viewer));
}

/**
 * Sets the day on which to follow up; parameters, answer and errors as with {@link setStatus}.
 * @param day YYYY-MM-DD in Vietnam, null for none
 * @throws PastDay for one before today, unless it was set already
 */
export function setFollowUp(
	viewer: Viewer,
	id: string,
	day: string | null,
	version: number,
): Promise<boolean> {
	return changeInquiry(viewer, id, version, ({ followUpOn }) => {
		if ((followUpOn ?? null) === day) return null;
		if (day !== null && day < calendarDay(new Date())) throw new PastDay();
		const event = { kind: "followUp" as const, at: new Date(), ...authorOf(viewer), from: followUpOn };
		if (day === null) return { set: {}, unset: ["followUpOn"], event };
		return { set: { followUpOn: day }, event: { ...event, to: day } };
	});
}

/**
 * Changes one inquiry that the viewer may see.
 * @param version the one that the viewer has seen
 * @param plan says from the stored record what to change, null for nothing
 * @returns false where there is no such inquiry
 * @throws InquiryChanged where another version is stored
 */
function changeInquiry(
	viewer: Viewer,
	id: string,
	version: number,
	plan: (record: InquiryRecord) => Change | null,
): Promise<boolean> {
	return transaction(async (session) => {
		const record = await inquiries.findOne(oneOf(viewer, id)).session(session).lean<InquiryRecord>();
		if (!record) return false;
		if (record.version !== version) throw new InquiryChanged(viewOf(record, calendarDay(new Date())));
		const change = plan(record);
		if (change) await write(record, change, session);
		return true;
	});
}

async function write(
	record: InquiryRecord,
	{ set, unset = [], event }: Change,
	session: ClientSession,
): Promise<void> {
	const update = {
		$set: set,
		$unset: Object.fromEntries(unset.map((path) => [path, 1])),
		$inc: { version: 1 },
		$push: { events: { $each: [event], $slice: -mostEvents } },
	};
	// The owner tells a cluster which shard has it.
	const { _id, ownerId } = record;
	await inquiries.updateOne({ _id, ownerId }, update, { session, runValidators: true });
	if (set.status) await countChanges([{ ...record, from: record.status, to: set.status }], session);
}

/** The change from the stored fields to those of an edit form; null where they are the same. */
function editOf(record: InquiryRecord, fields: InquiryFields, viewer: Viewer): Change | null {
	const names = Object.keys(formPaths) as (keyof InquiryFields)[];
	const changed = names.filter((name) => (record[name] ?? "") !== (fields[name] ?? ""));
	if (changed.length === 0) return null;
	return {
		set: { ...fields, ...derivedFrom(fields) },
		unset: names.filter((name) => fields[name] === undefined),
		event: { kind: "edited", at: new Date(), ...authorOf(viewer), fields: changed },
	};
}
