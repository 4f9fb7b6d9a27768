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

/** Where an inquiry stands: its status and, once it is completed, how it ended. */
export type Stage = Pick<InquiryRecord, "status"> & InquiryOutcome;

/** Identifies a stage, so that a form can detect that somebody changed it meanwhile. */
export const stageFingerprint = (stage: Stage): string =>
	fingerprintOf(JSON.stringify([stage.status, ...outcomeNames.map((name) => stage[name] ?? null)]));

/**
 * Sets the status and how the inquiry ended in one change, replacing any earlier outcome; an open one has none.
 * @param opened the {@link stageFingerprint} that the form was opened with
 * @returns false if there is no such inquiry
 * @throws Refusal if somebody changed either meanwhile
 */
export function setStage(
	viewer: Viewer,
	id: string,
	{ status, ...said }: Stage,
	opened: string,
): Promise<boolean> {
	return changeInquiry(viewer, id, (record) => {
		const isCompleted = status === "completed";
		const ended = isCompleted ? given(said) : {};
		const stored = stageFingerprint(record);
		if (stored === stageFingerprint({ status, ...ended })) return null;
		if (stored !== opened) throw new Refusal({ stage: ["changedMeanwhile"] });
		const { outcomeNote: note, ...outcome } = ended;
		const at = new Date();
		const isMoved = status !== record.status;
		return {
			set: { ...ended, ...(isMoved && { status, updatedAt: at }) },
			unset: outcomeNames.filter((name) => ended[name] === undefined),
			event: {
				...{ kind: isCompleted ? "outcome" : "moved", at, ...authorOf(viewer), ...outcome, note },
				...(isMoved && { from: record.status, to: status }),
			},
		};
	});
}

/** A line of an inquiry's log, and what is to change with it. */
export type InquiryContact = Contact & {
	/** The day that the form showed: left unchanged, it does not undo what somebody else has set meanwhile. */
	nextOnBefore?: string;
};

/**
 * Logs what happened with a customer, and sets the next day. A contact settles a follow-up that is due.
 * @returns whether there is such an inquiry
 * @throws Refusal for a new day before today, or of a completed inquiry, which has none
 */
export function logInquiryContact(
	viewer: Viewer,
	id: string,
	{ way, note, nextOn, nextOnBefore }: InquiryContact,
): Promise<boolean> {
	return changeInquiry(viewer, id, async (record, session) => {
		const at = new Date();
		const today = calendarDay(at);
		const isCompleted = record.status === "completed";
		const followUpOn = isCompleted ? undefined : record.followUpOn;
		const isDone = isContact(way) && followUpOn !== undefined && followUpOn <= today;
		const untouched = isDone ? undefined : followUpOn;
		const day = nextOn === nextOnBefore ? untouched : nextOn;
		if (day && isCompleted) throw new Refusal({ nextOn: ["dayOfCompleted"] });
		if (day && day !== followUpOn && day < today) throw new Refusal({ nextOn: ["dayPast"] });
		const event: HistoryEvent = {
			kind: "contact",
			at,
			...authorOf(viewer),
			way,
			note,
			...(day && nextOn ? { nextOn } : followUpOn && !day && { nextOff: true as const }),
		};
		if (await isRepeated(record._id, event, session)) return null;
		await noteNumber(way, record, session);
		return {
			set: {
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
	const isSaid = event.kind === "outcome";
	const again = set.status === "completed" && !isSaid ? await outcomeTold(record, session) : {};
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
