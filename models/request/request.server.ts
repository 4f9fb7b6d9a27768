import { type ClientSession, Types } from "mongoose";
import { Account } from "#models/account/account.server.ts";
import { type Person, Staff } from "#models/account/staff.server.ts";
import type { Viewer } from "#models/account/user.server.ts";
import { calendarDay } from "#models/calendar.ts";
import { authorOf } from "#models/inquiry/history.server.ts";
import type { Page } from "#models/keyset-page.ts";
import { type MailDraft, OutboxMail } from "#models/mail/outbox.server.ts";
import type { ContactWay, Ending } from "#models/options.ts";
import { transaction } from "#models/transaction.server.ts";
import { closingTime } from "#models/working-hours.ts";
import type { RequestKind } from "./answer-deadline.ts";
import { type Handling, statusOf } from "./handling.server.ts";
import {
	type RequestEvent,
	type RequestEventView,
	recordRequestEvent,
	requestHistoryOf,
} from "./history.server.ts";
import { type RequestRecord, requestsOf, visibleTo } from "./record.server.ts";
import { readRequestId } from "./request-id.ts";
import { type RequestView, viewOf } from "./view.ts";

/** Somebody else was faster. */
export class AlreadyTaken extends Error {
	override readonly name = "AlreadyTaken";
	/** Full name. */
	readonly by: string;

	constructor(by: string) {
		super("Somebody else has taken the request");
		this.by = by;
	}
}

/** It was ended meanwhile. */
export class RequestEnded extends Error {
	override readonly name = "RequestEnded";
}

export type RequestWithHistory = RequestView & { history: Page<RequestEventView> };

type Change = { set: Partial<RequestRecord>; unset?: (keyof RequestRecord)[]; event: RequestEvent };

/** A request that was reached but has no next contact comes up again after so many days. */
const reviewAfterDays = 7;
const day = 24 * 60 * 60 * 1000;

/** With a page of its history. Null if the id is malformed, missing or somebody else's. */
export async function findRequest(
	viewer: Viewer,
	id: string,
	after?: string,
): Promise<RequestWithHistory | null> {
	const address = readRequestId(id);
	if (!address) return null;
	const { kind, _id } = address;
	const record = await requestsOf(kind)
		.findOne({ _id, ...visibleTo(viewer) })
		.lean<RequestRecord>();
	return record && { ...viewOf(kind, record, new Date()), history: await requestHistoryOf(record, after) };
}

/** False if there is no such request. @throws AlreadyTaken by another, RequestEnded */
export function takeRequest(viewer: Viewer, id: string): Promise<boolean> {
	return changeRequest(id, {}, async ({ ownerId, state }) => {
		if (ownerId && !ownerId.equals(viewer.id)) throw new AlreadyTaken(await nameOf(ownerId));
		if (ownerId) return null;
		assertOpen(state);
		return { set: ownedBy(viewer), event: eventOf("taken", viewer) };
	});
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
 * Gives it to somebody with an active account; for admins.
 * @param mail to whom it is given
 * @returns false if there is no such request or account, or the viewer is no admin
 * @throws RequestEnded
 */
export async function handOverRequest(
	viewer: Viewer,
	id: string,
	accountId: string,
	mail: (to: Person, request: RequestView) => MailDraft,
): Promise<boolean> {
	const [to] = viewer.isAdmin && (await Account.active(accountId)) ? await Staff.people([accountId]) : [];
	if (!to) return false;
	return changeRequest(id, {}, async (record, kind, session) => {
		assertOpen(record.state);
		if (record.ownerId?.equals(to.id)) return null;
		if (to.id !== viewer.id) await OutboxMail.queue([mail(to, viewOf(kind, record, new Date()))], session);
		return {
			set: ownedBy(to),
			event: { ...eventOf("handedOver", viewer), to: to.name, toId: new Types.ObjectId(to.id) },
		};
	});
}

/**
 * Logs that somebody has tried to reach the visitor; nobody's request becomes the viewer's.
 * @param nextOn the day of the next contact, YYYY-MM-DD in Vietnam
 * @returns false if there is no such request
 * @throws RequestEnded
 */
export function logContact(
	viewer: Viewer,
	id: string,
	{ way, note, nextOn }: { way: ContactWay; note?: string; nextOn?: string },
): Promise<boolean> {
	return changeRequest(id, visibleTo(viewer), async ({ ownerId, state, answeredAt }) => {
		assertOpen(state);
		const event = { ...eventOf("contact", viewer), way, note, nextOn };
		const owner = ownerId ? {} : ownedBy(viewer);
		const next = nextOn && { dueAt: closingTime(nextOn) };
		if (way === "noAnswer") return { set: { ...owner, ...next }, event };
		const review = { dueAt: closingTime(calendarDay(new Date(event.at.getTime() + reviewAfterDays * day))) };
		const answered = { state: "answered" as const, answeredAt: answeredAt ?? event.at };
		return { set: { ...owner, ...answered, ...(next || review) }, event };
	});
}

/**
 * Ends a request that becomes no inquiry.
 * @param duplicateOf the other request's id
 * @returns false if there is no such request
 * @throws RequestEnded
 */
export function endRequest(
	viewer: Viewer,
	id: string,
	{ ending, note, duplicateOf }: { ending: Ending; note?: string; duplicateOf?: string },
): Promise<boolean> {
	return changeRequest(id, visibleTo(viewer), async (record) => {
		assertOpen(record.state);
		const event = { ...eventOf("ended", viewer), ending, note };
		const isAnswered = ending === "answered" || ending === "notInterested";
		return { set: { ...endOf(record, viewer, event.at, isAnswered), ending, duplicateOf }, event };
	});
}

/** Opens one again that staff have ended without an inquiry; what its visitor took back stays ended. False if there is none. */
export function reopenRequest(viewer: Viewer, id: string): Promise<boolean> {
	return changeRequest(id, visibleTo(viewer), async ({ state, ending, answeredAt, answerBy, inquiryId }) => {
		if (state !== "ended" || inquiryId || ending === "withdrawn") return null;
		const event = eventOf("reopened", viewer);
		const open = answeredAt
			? { state: "answered" as const, dueAt: closingTime(calendarDay(event.at)) }
			: { state: "waiting" as const, dueAt: answerBy };
		return { set: open, unset: ["ending", "duplicateOf"], event };
	});
}

/** Ends a request with the inquiry that it becomes, in the transaction that stores the inquiry. @throws RequestEnded */
export async function endWithInquiry(
	viewer: Viewer,
	id: string,
	inquiryId: Types.ObjectId,
	session: ClientSession,
): Promise<RequestRecord | null> {
	return change(id, visibleTo(viewer), session, async (record) => {
		assertOpen(record.state);
		const event = eventOf("inquiry", viewer);
		return { set: { ...endOf(record, viewer, event.at, true), ending: "inquiry", inquiryId }, event };
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

const ownedBy = ({ id }: { id: string }) => ({ ownerId: new Types.ObjectId(id) });

const eventOf = <Kind extends RequestEvent["kind"]>(kind: Kind, viewer: Viewer) => ({
	kind,
	at: new Date(),
	...authorOf(viewer),
});

function assertOpen(state: Handling["state"]): void {
	if (state === "ended") throw new RequestEnded("The request has been ended meanwhile");
}

async function nameOf(ownerId: Types.ObjectId): Promise<string> {
	const [person] = await Staff.people([String(ownerId)]);
	return person?.name ?? "";
}

type Plan = (record: RequestRecord, kind: RequestKind, session: ClientSession) => Promise<Change | null>;

/**
 * Changes a request in one transaction, with an event of its history.
 * @param visible filters those that the person may change
 * @param plan what to change; null for nothing
 * @returns false if there is no such request
 */
export async function changeRequest(id: string, visible: object, plan: Plan): Promise<boolean> {
	return (await transaction((session) => change(id, visible, session, plan))) !== null;
}

/** @returns the record as it was before; null if there is none */
async function change(
	id: string,
	visible: object,
	session: ClientSession,
	plan: Plan,
): Promise<RequestRecord | null> {
	const address = readRequestId(id);
	if (!address) return null;
	const { kind, _id } = address;
	const record = await requestsOf(kind)
		.findOne({ _id, ...visible })
		.session(session)
		.lean<RequestRecord>();
	const planned = record && (await plan(record, kind, session));
	if (!planned) return record;
	const { set, event } = planned;
	const isDueAgain = set.dueAt !== undefined && set.dueAt > event.at;
	const unset = [...(planned.unset ?? []), ...(isDueAgain ? (["toldLateAt"] as const) : [])];
	const gone = Object.fromEntries(unset.map((path) => [path, undefined]));
	await requestsOf(kind).updateOne(
		// With the submission's id, a cluster asks one shard only.
		{ _id, submissionId: record.submissionId },
		{
			$set: { ...set, ...statusOf(kind, { ...record, ...set, ...gone }) },
			$unset: Object.fromEntries(unset.map((path) => [path, 1])),
			$inc: { version: 1 },
		},
		{ session, runValidators: true },
	);
	await recordRequestEvent(kind, record, event, session);
	return record;
}
