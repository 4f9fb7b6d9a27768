import type { ClientSession, Types } from "mongoose";
import { Staff } from "#models/account/staff.server.ts";
import { ownedBy, type Viewer } from "#models/account/user.server.ts";
import { isWrong, noteNumber } from "#models/customer/number.server.ts";
import type { Page } from "#models/database/page.server.ts";
import { type Contact, isContact, isRepeated } from "#models/history/contact.server.ts";
import { type HistoryEventView, historyOf } from "#models/history/history.server.ts";
import { findInquiry } from "#models/inquiry/inquiry.server.ts";
import type { Ending } from "#models/options.ts";
import { earlierOf } from "#models/time/calendar.ts";
import { contactDeadline, reviewDeadline } from "./answer-deadline.ts";
import { assertOpen, change, changeRequest, eventOf } from "./change-request.server.ts";
import { cancelDemo } from "./demo-appointment.server.ts";
import { isToCome } from "./demo-hours.ts";
import type { Handling } from "./handling.server.ts";
import { newOwnerOf } from "./history.server.ts";
import {
	findRecord,
	ofEachKind,
	type RequestRecord,
	requestsOf,
	someOf,
	visibleTo,
} from "./record.server.ts";
import { readRequestId, requestIdOf } from "./request-id.ts";
import { senderNameOf } from "./request-keys.ts";
import { trialDeadline } from "./trial.server.ts";
import { type RequestView, viewOf } from "./view.ts";

export class AlreadyTaken extends Error {
	override readonly name = "AlreadyTaken";
	readonly by: string;

	constructor(by: string) {
		super("Somebody else has taken the request");
		this.by = by;
	}
}

export type RequestWithHistory = RequestView & { isWrongNumber: boolean; history: Page<HistoryEventView> };

/** With a page of its history. Null if the id is malformed, missing or somebody else's. */
export async function findRequest(
	viewer: Viewer,
	id: string,
	after?: string,
): Promise<RequestWithHistory | null> {
	const found = await findRecord(id, visibleTo(viewer));
	if (!found) return null;
	const { kind, record } = found;
	const view = viewOf(kind, record, new Date());
	const [history, isWrongNumber] = await Promise.all([historyOf(record, after), isWrong(view)]);
	return { ...view, isWrongNumber, history };
}

/** The visitors' names by id, of the requests that the viewer may see. */
export async function namesOfRequests(viewer: Viewer, ids: string[]): Promise<Map<string, string>> {
	const found = await ofEachKind(async (kind) => {
		const records = await requestsOf(kind)
			.find(someOf(viewer, kind, ids), { name: 1, contactName: 1 })
			.lean<Pick<RequestRecord, "_id" | "name" | "contactName">[]>();
		return records.map((record) => [requestIdOf(kind, record._id), senderNameOf(record)] as const);
	});
	return new Map(found);
}

/**
 * False if there is no such request, or it has been another's for a while.
 * @throws AlreadyTaken if another was faster, RequestEnded
 */
export async function takeRequest(viewer: Viewer, id: string): Promise<boolean> {
	const isThere = await changeRequest(id, visibleTo(viewer), async ({ ownerId, state }) => {
		if (ownerId && !ownerId.equals(viewer.id)) throw new AlreadyTaken(await nameOf(ownerId));
		assertOpen(state);
		if (ownerId) return null;
		return { set: ownedBy(viewer), event: eventOf("taken", viewer) };
	});
	if (isThere) return true;
	const by = await newOwnerOf(id);
	if (by !== null) throw new AlreadyTaken(by);
	return false;
}

/** Makes it nobody's again. False if there is no such request. @throws RequestEnded */
export function giveBackRequest(viewer: Viewer, id: string): Promise<boolean> {
	return changeRequest(id, visibleTo(viewer), async ({ ownerId, state }) => {
		if (!ownerId) return null;
		assertOpen(state);
		return { set: { ownerId: null }, event: eventOf("givenBack", viewer) };
	});
}

/**
 * Logs what happened with the visitor; an unassigned request becomes the viewer's. False if there is none.
 * @throws RequestEnded
 */
export function logContact(viewer: Viewer, id: string, { way, note, nextOn }: Contact): Promise<boolean> {
	return changeRequest(id, visibleTo(viewer), async (record, _kind, session) => {
		const { ownerId, state, answeredAt, demoAt } = record;
		assertOpen(state);
		const event = { ...eventOf("contact", viewer), way, note, nextOn };
		if (await isRepeated(record._id, event, session)) return null;
		await noteNumber(way, record, session);
		const owner = ownerId ? {} : ownedBy(viewer);
		const demoToCome = isToCome(demoAt, event.at) ? demoAt : undefined;
		const deadline = nextOn && contactDeadline(nextOn, event.at);
		const next = deadline && { dueAt: demoToCome ? earlierOf(deadline, demoToCome) : deadline };
		if (!isContact(way)) return { set: { ...owner, ...next }, event };
		const trialCall = trialDeadline(record.trial, event.at);
		const review = { dueAt: demoToCome ?? trialCall ?? reviewDeadline(event.at) };
		const answered = { state: "answered" as const, answeredAt: answeredAt ?? event.at };
		return { set: { ...owner, ...answered, ...(next || review) }, event };
	});
}

/**
 * Ends a request that becomes no inquiry. A demo to come is cancelled, with mails, unless the visitor was answered.
 * @param duplicateOf the id of another request or an inquiry; ignored if the viewer may not see it
 * @returns false if there is no such request @throws RequestEnded
 */
export function endRequest(
	viewer: Viewer,
	id: string,
	{ ending, note, duplicateOf }: { ending: Ending; note?: string; duplicateOf?: string },
	origin: string | null,
): Promise<boolean> {
	return changeRequest(id, visibleTo(viewer), async (record, _kind, session) => {
		assertOpen(record.state);
		const event = { ...eventOf("ended", viewer), ending, note };
		const isAnswered = ending === "answered" || ending === "notInterested";
		const isGiven = ending === "answered";
		const unset = isGiven ? [] : await cancelDemo(record, { kind: "demoCancelled" }, origin, session);
		const original = duplicateOf !== id && (await isVisible(viewer, duplicateOf)) ? duplicateOf : undefined;
		const end = { ...endOf(record, viewer, event.at, isAnswered), ending, duplicateOf: original };
		return { set: end, unset, event };
	});
}

/**
 * Ends a request with the inquiry that it becomes, in the transaction that stores the inquiry; from now on it is whose the
 * inquiry is. @throws RequestEnded
 */
export async function endWithInquiry(
	viewer: Viewer,
	id: string,
	{ _id: inquiryId, ownerId }: { _id: Types.ObjectId; ownerId: Types.ObjectId },
	session: ClientSession,
): Promise<RequestRecord | null> {
	return change(id, visibleTo(viewer), session, async (record) => {
		assertOpen(record.state);
		const event = eventOf("inquiry", viewer);
		const end = endOf(record, viewer, event.at, true);
		return { set: { ...end, ownerId, ending: "inquiry", inquiryId }, event };
	});
}

function endOf({ ownerId, answeredAt }: Handling, viewer: Viewer, at: Date, isAnswered: boolean) {
	return {
		...(ownerId ? {} : ownedBy(viewer)),
		...(isAnswered && { answeredAt: answeredAt ?? at }),
		state: "ended" as const,
		dueAt: at,
	};
}

async function isVisible(viewer: Viewer, id = ""): Promise<boolean> {
	const found = readRequestId(id) ? findRecord(id, visibleTo(viewer)) : findInquiry(viewer, id);
	return (await found) !== null;
}

async function nameOf(ownerId: Types.ObjectId): Promise<string> {
	const [person] = await Staff.people([String(ownerId)]);
	return person?.name ?? "";
}
