import { type ClientSession, isObjectIdOrHexString, isValidObjectId, type Types, trusted } from "mongoose";
import { authorOf, ownUnlessAdmin, type Viewer } from "#models/account/user.server.ts";
import { keepCustomer } from "#models/customer/document.server.ts";
import { isWrong, noteNumber } from "#models/customer/number.server.ts";
import { assertKnownFields } from "#models/database/model.server.ts";
import type { Page } from "#models/database/page.server.ts";
import { transaction } from "#models/database/transaction.server.ts";
import { type Contact, isContact, isRepeated } from "#models/history/contact.server.ts";
import {
	type HistoryEvent,
	type HistoryEventView,
	historyOf,
	latestEvent,
	recordEvent,
} from "#models/history/history.server.ts";
import type { InquiryStatus } from "#models/options.ts";
import { Refusal } from "#models/refusal.ts";
import { companyKeyOf, searchKeysOf } from "#models/search/search-keys.ts";
import { calendarDay } from "#models/time/calendar.ts";
import { type InquiryFields, inquiryFields } from "./fields.ts";
import { type Fingerprints, fieldNames, fingerprintOf, mergeFields } from "./merge.server.ts";
import {
	type Correction,
	type InquiryOutcome,
	type InquiryRecord,
	inquiries,
	outcomeNames,
} from "./record.server.ts";
import { type InquiryView, inquiryViewOf, reachedAt } from "./view.ts";

/** Somebody else has changed the same fields meanwhile. */
export class EditConflict extends Refusal {
	constructor(fields: (keyof InquiryFields)[]) {
		super(Object.fromEntries(fields.map((field) => [field, ["changedMeanwhile"]])));
	}
}

/** Only a completed inquiry has an outcome. */
export class NotCompleted extends Refusal {
	constructor() {
		super("outcomeReopened");
	}
}

export type Change = { set: Partial<InquiryRecord>; unset?: (keyof InquiryRecord)[]; event: HistoryEvent };

/** Any inquiry for an admin, their own for a representative. */
export const oneOf = (viewer: Viewer, id: string) => ({
	_id: isValidObjectId(id) ? id : null,
	...ownUnlessAdmin(viewer),
});

/** As {@link oneOf}, for several ids. */
export const someOf = (viewer: Viewer, ids: string[]) => ({
	_id: trusted({ $in: ids.filter(isObjectIdOrHexString) }),
	...ownUnlessAdmin(viewer),
});

type Corrected = InquiryFields & Pick<InquiryRecord, "corrected">;

/** What an inquiry is found and sorted by, including its customer's corrections. */
export const inquirySearchFields = ({ corrected, ...fields }: Corrected) => ({
	searchKeys: [
		...new Set([...searchKeysOf(fields), ...(corrected ? searchKeysOf({ ...fields, ...corrected }) : [])]),
	],
	searchPairs: [],
	companyKey: companyKeyOf(fields.companyName),
});

/** Null if the id is malformed, missing or another's. */
export async function findInquiry(viewer: Viewer, id: string): Promise<InquiryView | null> {
	const found = await inquiries.findOne(oneOf(viewer, id)).lean<InquiryRecord>();
	return found && inquiryViewOf(found, calendarDay(new Date()));
}

/** The customers' names by id, of those among several inquiries that the viewer may see. */
export async function namesOfInquiries(viewer: Viewer, ids: string[]): Promise<Map<string, string>> {
	const found = await inquiries.find(someOf(viewer, ids), { customerName: 1 }).lean();
	return new Map(found.map(({ _id, customerName }) => [String(_id), customerName]));
}

export type InquiryWithHistory = InquiryView & { isWrongNumber: boolean; history: Page<HistoryEventView> };

/** As {@link findInquiry}, with the page of its history that begins at `after`. */
export async function findInquiryWithHistory(
	viewer: Viewer,
	id: string,
	after?: string,
): Promise<InquiryWithHistory | null> {
	const found = await inquiries.findOne(oneOf(viewer, id)).lean<InquiryRecord>();
	return found && withHistory(found, after);
}

/** An inquiry as its page shows it, with a page of its history. */
export async function withHistory(record: InquiryRecord, after?: string): Promise<InquiryWithHistory> {
	const view = inquiryViewOf(record, calendarDay(new Date()));
	const [history, isWrongNumber] = await Promise.all([
		historyOf(record, after, record.requestId),
		isWrong({ ...view, ...reachedAt(view) }),
	]);
	return { ...view, isWrongNumber, history };
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
	assertKnownFields(typed, inquiryFields);
	let isMerged = false;
	const found = await changeInquiry(viewer, id, (record) => {
		const { fields, kept, conflicts } = mergeFields(record, typed, opened);
		if (conflicts.length > 0) throw new EditConflict(conflicts);
		isMerged = kept.length > 0;
		return editOf(record, fields, viewer);
	});
	return found ? { isMerged } : null;
}

/** What a customer has corrected on the website becomes the inquiry's. @returns false if there is no such inquiry */
export function applyCorrection(viewer: Viewer, id: string): Promise<boolean> {
	return changeInquiry(viewer, id, (record) => {
		const fields = Object.fromEntries(
			fieldNames.map((name) => [name, record[name]]),
		) as unknown as InquiryFields;
		return record.corrected ? editOf(record, { ...fields, ...record.corrected }, viewer) : null;
	});
}

/** Notes what a customer has corrected on the website: from now on they are reached and found by it. */
export async function noteCorrection(
	id: Types.ObjectId,
	corrected: Correction,
	session: ClientSession,
): Promise<void> {
	const record = await inquiries.findById(id).session(session).lean<InquiryRecord>();
	if (!record) return;
	const all = { ...record.corrected, ...corrected };
	const after = { ...record, corrected: all };
	const set = { corrected: all, ...inquirySearchFields(after) };
	const { _id, ownerId } = record;
	await keepCustomer(record, after, session, (customerId) =>
		inquiries.updateOne({ _id, ownerId }, { $set: { ...set, customerId } }, { session, runValidators: true }),
	);
}

/** Identifies an outcome, so that a form can detect that somebody changed it meanwhile. */
export const outcomeFingerprint = (record: InquiryOutcome): string =>
	fingerprintOf(JSON.stringify(outcomeNames.map((name) => record[name] ?? null)));

/**
 * Records how a completed inquiry ended, replacing any earlier outcome; an empty one removes it.
 * @param opened the {@link outcomeFingerprint} that the form was opened with
 * @returns false if there is no such inquiry
 * @throws NotCompleted @throws Refusal if somebody changed the outcome meanwhile
 */
export function setOutcome(
	viewer: Viewer,
	id: string,
	said: InquiryOutcome,
	opened: string,
): Promise<boolean> {
	return changeInquiry(viewer, id, (record) => {
		const [stored, wanted] = [outcomeFingerprint(record), outcomeFingerprint(said)];
		if (stored === wanted) return null;
		if (record.status !== "completed") throw new NotCompleted();
		if (stored !== opened) throw new Refusal({ result: ["changedMeanwhile"] });
		const { outcome, dealValue, lostReason, outcomeNote: note } = said;
		const event = { kind: "outcome" as const, at: new Date(), ...authorOf(viewer) };
		return {
			set: given(said),
			unset: outcomeNames.filter((name) => said[name] === undefined),
			event: { ...event, outcome, dealValue, lostReason, note },
		};
	});
}

/** A line of an inquiry's log, and what is to change with it. */
export type InquiryContact = Contact & {
	/** The day that the form showed: left unchanged, it does not undo what somebody else has set meanwhile. */
	nextOnBefore?: string;
	/** Without one it stays. */
	newStatus?: InquiryStatus;
};

/**
 * Logs what happened with a customer, and sets the next day and the status. A contact settles a follow-up that is due.
 * @returns whether there is such an inquiry
 * @throws Refusal for a new day before today
 */
export function logInquiryContact(
	viewer: Viewer,
	id: string,
	{ way, note, nextOn, nextOnBefore, newStatus }: InquiryContact,
): Promise<boolean> {
	return changeInquiry(viewer, id, async (record, session) => {
		const at = new Date();
		const today = calendarDay(at);
		const { followUpOn } = record;
		const isDone = isContact(way) && followUpOn !== undefined && followUpOn <= today;
		const untouched = isDone ? undefined : followUpOn;
		const day = nextOn === nextOnBefore ? untouched : nextOn;
		if (day && day !== followUpOn && day < today) throw new Refusal({ nextOn: ["dayPast"] });
		const isMoved = newStatus !== undefined && newStatus !== record.status;
		const event: HistoryEvent = {
			kind: "contact",
			at,
			...authorOf(viewer),
			way,
			note,
			...(nextOn ? { nextOn } : followUpOn && !day && { nextOff: true as const }),
			...(isMoved && { from: record.status, to: newStatus }),
		};
		if (await isRepeated(record._id, event, session)) return null;
		await noteNumber(way, record, session);
		return {
			set: {
				...(isMoved && { status: newStatus, updatedAt: at }),
				...(day && { followUpOn: day }),
				...(isContact(way) && { contactedAt: at }),
			},
			unset: day ? [] : ["followUpOn"],
			event,
		};
	});
}

/** Runs a change that is planned from the stored record; null changes nothing. @returns whether there is such an inquiry */
export function changeInquiry(
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

async function write(
	record: InquiryRecord,
	{ set, unset = [], event }: Change,
	session: ClientSession,
): Promise<void> {
	// A reopened inquiry has no outcome; completed again, it has the one that its history keeps.
	const isReopened = set.status !== undefined && set.status !== "completed";
	const gone = [...unset, ...(isReopened ? outcomeNames : [])];
	const again = set.status === "completed" ? await outcomeTold(record, session) : {};
	const emptied = Object.fromEntries(gone.map((path) => [path, undefined]));
	const after = { ...record, ...emptied, ...again, ...set };
	await keepCustomer(record, after, session, (customerId) => {
		const update = {
			$set: { ...again, ...set, customerId },
			$unset: Object.fromEntries(gone.map((path) => [path, 1])),
			$inc: { version: 1 },
		};
		// With the owner, a cluster asks one shard only.
		const { _id, ownerId } = record;
		return inquiries.updateOne({ _id, ownerId }, update, { session, runValidators: true });
	});
	await recordEvent(record, event, session);
}

/** How an inquiry had ended, as its history tells. */
async function outcomeTold({ _id }: InquiryRecord, session: ClientSession): Promise<InquiryOutcome> {
	const told = await latestEvent(_id, { among: { kind: "outcome" }, session });
	const { outcome, dealValue, lostReason, note: outcomeNote } = told ?? {};
	return given({ outcome, dealValue, lostReason, outcomeNote });
}

/** An outcome without the answers that are missing. */
const given = (outcome: InquiryOutcome): InquiryOutcome =>
	Object.fromEntries(Object.entries(outcome).filter(([, value]) => value !== undefined));

function editOf(record: InquiryRecord, fields: InquiryFields, viewer: Viewer): Change | null {
	const changed = fieldNames.filter((name) => (record[name] ?? "") !== (fields[name] ?? ""));
	if (changed.length === 0) return null;
	// An address or a number that is typed now supersedes an earlier correction.
	const waiting = Object.entries(record.corrected ?? {}).filter(
		([name]) => !changed.some((one) => one === name),
	);
	const corrected = waiting.length > 0 ? (Object.fromEntries(waiting) as Correction) : undefined;
	return {
		set: { ...fields, ...(corrected && { corrected }), ...inquirySearchFields({ ...fields, corrected }) },
		unset: [
			...fieldNames.filter((name) => fields[name] === undefined),
			...(corrected ? [] : (["corrected"] as const)),
		],
		event: { kind: "edited", at: new Date(), ...authorOf(viewer), fields: changed },
	};
}
