import { type ClientSession, isValidObjectId } from "mongoose";
import { authorOf, ownedBy, type Viewer } from "#models/account/user.server.ts";
import { calendarDay } from "#models/calendar.ts";
import { assertKnownFields } from "#models/model.server.ts";
import type { InquiryStatus } from "#models/options.ts";
import type { Page } from "#models/page.server.ts";
import { Refusal } from "#models/refusal.ts";
import { companyKeyOf, searchKeysOf } from "#models/search-keys.ts";
import { transaction } from "#models/transaction.server.ts";
import { countChanges } from "./counts.server.ts";
import {
	hasMade,
	historyOf,
	type InquiryEvent,
	type InquiryEventView,
	recordEvent,
} from "./history.server.ts";
import { type Fingerprints, fieldNames, mergeFields } from "./merge.server.ts";
import { formPaths, type InquiryFields, type InquiryRecord, inquiries } from "./record.server.ts";
import { type InquiryView, inquiryViewOf } from "./view.ts";

/** Somebody else has changed the inquiry meanwhile. */
export class InquiryChanged extends Refusal {
	override readonly name = "InquiryChanged";

	constructor() {
		super("changed", 409);
	}
}

/** Somebody else has changed the same fields meanwhile. */
export class EditConflict extends Refusal {
	override readonly name = "EditConflict";

	constructor(fields: (keyof InquiryFields)[]) {
		super(Object.fromEntries(fields.map((field) => [field, ["changedMeanwhile"]])));
	}
}

type Change = { set: Partial<InquiryRecord>; unset?: (keyof InquiryRecord)[]; event: InquiryEvent };

/** Any inquiry for an admin, their own for a representative. */
export const oneOf = (viewer: Viewer, id: string) => ({
	_id: isValidObjectId(id) ? id : null,
	...(viewer.isAdmin ? {} : ownedBy(viewer)),
});

export const derivedFrom = (fields: InquiryFields) => ({
	searchKeys: searchKeysOf(fields),
	companyKey: companyKeyOf(fields.companyName),
});

/** Null if the id is malformed, missing or another's. */
export async function findInquiry(viewer: Viewer, id: string): Promise<InquiryView | null> {
	const found = await inquiries.findOne(oneOf(viewer, id)).lean<InquiryRecord>();
	return found && inquiryViewOf(found, calendarDay(new Date()));
}

export type InquiryWithHistory = InquiryView & { history: Page<InquiryEventView> };

/** As {@link findInquiry}, with the page of its history that begins at `after`. */
export async function findInquiryWithHistory(
	viewer: Viewer,
	id: string,
	after?: string,
): Promise<InquiryWithHistory | null> {
	const found = await inquiries.findOne(oneOf(viewer, id)).lean<InquiryRecord>();
	return (
		found && { ...inquiryViewOf(found, calendarDay(new Date())), history: await historyOf(found, after) }
	);
}

/**
 * False if there is no such inquiry. True, too, if the viewer repeats what they have done, whose answer was lost.
 * @throws InquiryChanged if another version is stored
 */
export function setStatus(
	viewer: Viewer,
	id: string,
	status: InquiryStatus,
	version: number,
): Promise<boolean> {
	return changeInquiry(viewer, id, async (record, session) => {
		const isSet = record.status === status;
		const isRepeat = isSet && (await hasMade("moved", status, viewer.id, record, version, session));
		if (!isRepeat) assertVersion(record, version);
		if (isSet) return null;
		const at = new Date();
		const event = { kind: "moved" as const, at, ...authorOf(viewer), from: record.status, to: status };
		return { set: { status, updatedAt: at }, event };
	});
}

/**
 * Replaces what was changed in a form; what somebody else changed since it was `opened` stays. Null if there is none.
 * @returns whether that was merged @throws EditConflict, storing nothing, if both changed a field to different values
 */
export async function editInquiry(
	viewer: Viewer,
	id: string,
	typed: InquiryFields,
	opened: Fingerprints,
): Promise<{ isMerged: boolean } | null> {
	assertKnownFields(typed, formPaths);
	let isMerged = false;
	const found = await changeInquiry(viewer, id, (record) => {
		const { fields, kept, conflicts } = mergeFields(record, typed, opened);
		if (conflicts.length > 0) throw new EditConflict(conflicts);
		isMerged = kept.length > 0;
		return editOf(record, fields, viewer);
	});
	return found ? { isMerged } : null;
}

/** As {@link setStatus}. @param day YYYY-MM-DD in Vietnam, null for none @throws Refusal for a new day before today */
export function setFollowUp(
	viewer: Viewer,
	id: string,
	day: string | null,
	version: number,
): Promise<boolean> {
	return changeInquiry(viewer, id, async (record, session) => {
		const { followUpOn } = record;
		const isSet = (followUpOn ?? null) === day;
		const isRepeat = isSet && (await hasMade("followUp", day, viewer.id, record, version, session));
		if (!isRepeat) assertVersion(record, version);
		if (isSet) return null;
		if (day !== null && day < calendarDay(new Date())) throw new Refusal("dayPast");
		const event = { kind: "followUp" as const, at: new Date(), ...authorOf(viewer), from: followUpOn };
		if (day === null) return { set: {}, unset: ["followUpOn"], event };
		return { set: { followUpOn: day }, event: { ...event, to: day } };
	});
}

function changeInquiry(
	viewer: Viewer,
	id: string,
	plan: (record: InquiryRecord, session: ClientSession) => Change | null | Promise<Change | null>,
): Promise<boolean> {
	return transaction(async (session) => {
		const record = await inquiries.findOne(oneOf(viewer, id)).session(session).lean<InquiryRecord>();
		if (!record) return false;
		const change = await plan(record, session);
		if (change) await write(record, change, session);
		return true;
	});
}

function assertVersion(record: InquiryRecord, version: number): void {
	if (record.version !== version) throw new InquiryChanged();
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
	};
	// With the owner, a cluster asks one shard only.
	const { _id, ownerId } = record;
	await inquiries.updateOne({ _id, ownerId }, update, { session, runValidators: true });
	await recordEvent(record, event, session);
	if (set.status) await countChanges([{ ...record, from: record.status, to: set.status }], session);
}

function editOf(record: InquiryRecord, fields: InquiryFields, viewer: Viewer): Change | null {
	const changed = fieldNames.filter((name) => (record[name] ?? "") !== (fields[name] ?? ""));
	if (changed.length === 0) return null;
	return {
		set: { ...fields, ...derivedFrom(fields) },
		unset: fieldNames.filter((name) => fields[name] === undefined),
		event: { kind: "edited", at: new Date(), ...authorOf(viewer), fields: changed },
	};
}
