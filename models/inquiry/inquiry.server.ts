import type { ClientSession, Types } from "mongoose";
import { ownUnlessAdmin, type Viewer } from "#models/account/user.server.ts";
import { keepCustomer } from "#models/customer/document.server.ts";
import { assertKnownFields } from "#models/database/model.server.ts";
import { eventOf } from "#models/history/history.server.ts";
import type { Change } from "#models/records/record-table.ts";
import { Inquiries } from "#models/records/records.server.ts";
import { Refusal } from "#models/refusal.ts";
import { companyKeyOf, searchKeysOf } from "#models/search/search-keys.ts";
import { type InquiryFields, inquiryFields } from "./fields.ts";
import { type Fingerprints, fieldNames, fingerprintOf, mergeFields } from "./merge.server.ts";
import {
	type Correction,
	type InquiryOutcome,
	type InquiryRecord,
	inquiries,
	outcomeNames,
} from "./record.server.ts";
import { given } from "./record-table.server.ts";

/** Somebody else has changed the same fields meanwhile. */
export class EditConflict extends Refusal {
	constructor(fields: (keyof InquiryFields)[]) {
		super(Object.fromEntries(fields.map((field) => [field, ["changedMeanwhile"]])));
	}
}

type Corrected = InquiryFields & Pick<InquiryRecord, "corrected">;

/** What an inquiry is found and sorted by, including its customer's corrections. */
export const inquirySearchFields = ({ corrected, ...fields }: Corrected) => ({
	searchKeys: [
		...new Set([...searchKeysOf(fields), ...(corrected ? searchKeysOf({ ...fields, ...corrected }) : [])]),
	],
	searchPairs: [],
	companyKey: companyKeyOf(fields.companyName),
});

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
	const found = await Inquiries.change(id, ownUnlessAdmin(viewer), (record) => {
		const { fields, kept, conflicts } = mergeFields(record, typed, opened);
		if (conflicts.length > 0) throw new EditConflict(conflicts);
		isMerged = kept.length > 0;
		return editOf(record, fields, viewer);
	});
	return found ? { isMerged } : null;
}

/** What a customer has corrected on the website becomes the inquiry's. @returns false if there is no such inquiry */
export function applyCorrection(viewer: Viewer, id: string): Promise<boolean> {
	return Inquiries.change(id, ownUnlessAdmin(viewer), (record) => {
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
	return Inquiries.change(id, ownUnlessAdmin(viewer), (record) => {
		const isCompleted = status === "completed";
		const ended = isCompleted ? given(said) : {};
		const stored = stageFingerprint(record);
		if (stored === stageFingerprint({ status, ...ended })) return null;
		if (stored !== opened) throw new Refusal({ stage: ["changedMeanwhile"] });
		const { outcomeNote: note, ...outcome } = ended;
		const event = eventOf(isCompleted ? "outcome" : "moved", viewer);
		const isMoved = status !== record.status;
		return {
			set: { ...ended, ...(isMoved && { status, updatedAt: event.at }) },
			unset: outcomeNames.filter((name) => ended[name] === undefined),
			event: { ...event, ...outcome, note, ...(isMoved && { from: record.status, to: status }) },
		};
	});
}

function editOf(record: InquiryRecord, fields: InquiryFields, viewer: Viewer): Change<InquiryRecord> | null {
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
		event: { ...eventOf("edited", viewer), fields: changed },
	};
}
