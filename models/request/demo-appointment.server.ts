import type { ClientSession, Types } from "mongoose";
import { countDemoHosts } from "#models/account/preferences.server.ts";
import { Staff } from "#models/account/staff.server.ts";
import { ownedBy, type Viewer, visibleTo } from "#models/account/user.server.ts";
import { isDuplicate } from "#models/database/model.server.ts";
import { eventOf } from "#models/history/history.server.ts";
import { type Mail, OutboxMail, salesInbox } from "#models/mail/outbox.server.ts";
import { requestIdOf } from "#models/records/record-id.ts";
import { Requests } from "#models/records/records.server.ts";
import { assertOpen } from "#models/request/handling.server.ts";
import { byVisitor } from "#models/request/history.server.ts";
import { env } from "#models/settings/env.server.ts";
import { earlierOf } from "#models/time/calendar.ts";
import { againDeadline } from "./answer-deadline.ts";
import { isToCome } from "./demo-hours.ts";
import { type DemoSlotRecord, freeSlot, heldUntil, isHeld, takeSlot } from "./demo-slot.server.ts";
import type { RequestRecord } from "./record.server.ts";

/**
 * Books a demo's hour, or another instead; a request of another kind stays as it is. An hour that staff book answers an open
 * request. @param by null for the visitor
 * @returns false if there is no such request @throws HourTaken, HoldsTaken, RequestEnded
 */
export async function bookDemo(
	id: string,
	startsAt: Date,
	by: Viewer | null,
	origin: string | null,
): Promise<boolean> {
	const hosts = await countDemoHosts();
	try {
		return await Requests.change(id, by ? visibleTo(by) : {}, async (record, session, kind) => {
			assertBookable(record);
			if (kind !== "demo" || record.demoAt?.getTime() === startsAt.getTime()) return null;
			const agreed = by && agreedWith(by, record, new Date());
			const taken = { ...record, ...agreed };
			await takeSlot(taken, startsAt, by ? "staff" : "visitor", hosts, session);
			await mailDemo(taken, { kind: "demoBooked", startsAt }, origin, session);
			const dueAt = {
				waiting: earlierOf(record.answerBy, startsAt),
				answered: startsAt,
				ended: record.dueAt,
			};
			return {
				set: { ...agreed, demoAt: startsAt, dueAt: dueAt[taken.state] },
				event: { ...eventBy("demoBooked", by, record), demoAt: startsAt },
			};
		});
	} catch (error) {
		// Two who looked at the same moment saw the same one free. As one of them has it now, this comes to an end.
		if (isDuplicate(error, "place") || isDuplicate(error, "hold")) return bookDemo(id, startsAt, by, origin);
		throw error;
	}
}

/** Gives up the hour of a demo that is still wanted. @returns false if there is no such request @throws RequestEnded */
export function giveUpDemo(id: string, by: Viewer | null, origin: string | null): Promise<boolean> {
	return Requests.change(id, by ? visibleTo(by) : {}, async (record, session) => {
		assertBookable(record);
		const { demoAt } = record;
		if (!isToCome(demoAt)) return null;
		const event = { ...eventBy("demoGivenUp", by, record), demoAt };
		const unset = await cancelDemo(record, { kind: "demoGivenUp", isLapsed: false }, origin, session);
		return { set: { ...ownerOf(record, by), dueAt: dueWithoutDemo(record, event.at) }, unset, event };
	});
}

/** Releases an hour that was held in vain, unless it has become the visitor's meanwhile. */
export async function lapseHold({ _id, requestId }: DemoSlotRecord, origin: string | null): Promise<void> {
	await Requests.change(requestIdOf("demo", requestId), {}, async (record, session) => {
		if (!(await isHeld(_id, session))) return null;
		const { demoAt } = record;
		const event = { kind: "demoLapsed" as const, at: new Date(), by: env.BRAND_NAME, demoAt };
		const unset = await cancelDemo(record, { kind: "demoGivenUp", isLapsed: true }, origin, session);
		return { set: { dueAt: dueWithoutDemo(record, event.at) }, unset, event };
	});
}

const dueWithoutDemo = ({ state, answerBy, dueAt }: RequestRecord, now: Date) =>
	({ waiting: answerBy, answered: againDeadline(now), ended: dueAt })[state];

/** Frees the place of a coming demo, and queues mails about it. @returns what is to be removed from the request */
export async function cancelDemo(
	record: RequestRecord,
	cause: { kind: "demoGivenUp"; isLapsed: boolean } | { kind: "demoCancelled" },
	origin: string | null,
	session: ClientSession,
): Promise<"demoAt"[]> {
	if (!isToCome(record.demoAt)) return [];
	await freeSlot(record._id, session);
	await mailDemo(record, { ...cause, startsAt: record.demoAt }, origin, session);
	return ["demoAt"];
}

/** A demo is still given if the request has become an inquiry before. @throws RequestEnded */
function assertBookable({ state, demoAt }: RequestRecord): void {
	if (!isToCome(demoAt)) assertOpen(state);
}

const agreedWith = (by: Viewer, record: RequestRecord, now: Date) => ({
	...ownerOf(record, by),
	confirmedAt: record.confirmedAt ?? now,
	...(record.state !== "ended" && { state: "answered" as const, answeredAt: record.answeredAt ?? now }),
});

/** Staff who act on an unassigned request take it. */
const ownerOf = ({ ownerId }: RequestRecord, by: Viewer | null) => (by && !ownerId ? ownedBy(by) : {});

const eventBy = (kind: "demoBooked" | "demoGivenUp", by: Viewer | null, record: RequestRecord) =>
	by ? eventOf(kind, by) : byVisitor(kind, record);

type Happening =
	| { kind: "demoBooked"; startsAt: Date }
	| { kind: "demoGivenUp"; startsAt: Date; isLapsed: boolean }
	| { kind: "demoCancelled"; startsAt: Date };

/** Mails the visitor and the request's owner about a demo's hour; `record` is as before it changes. */
export async function mailDemo(
	record: RequestRecord,
	{ kind, startsAt, ...cause }: Happening,
	origin: string | null,
	session: ClientSession,
): Promise<void> {
	const { _id, email, language, demoAt } = record;
	const movedFrom = isToCome(demoAt) && demoAt.getTime() !== startsAt.getTime() ? demoAt : undefined;
	const facts = { startsAt, version: nextVersion(record), movedFrom };
	const about = { requestId: requestIdOf("demo", _id), origin };
	const held = { heldUntil: await heldUntil(_id, session) };
	const mails = [
		{ ...about, kind, to: email, language, facts: { ...facts, ...cause, ...held } },
		{ ...about, kind: `${kind}Note`, to: await addressOf(record.ownerId), language: "vi", facts },
	] as Mail[];
	await OutboxMail.queue(mails, session);
}

/** The version of the calendar entry, which grows with each change. */
export const nextVersion = ({ version = 0 }: RequestRecord) => version + 1;

/** A request's owner; null if it is unassigned, or the account is disabled. */
export const activeOwner = async (ownerId: Types.ObjectId | null): Promise<Viewer | null> =>
	ownerId && Staff.viewer(String(ownerId));

/** Where mails to a request's owner go. */
export const addressOf = async (ownerId: Types.ObjectId | null): Promise<string> =>
	(await activeOwner(ownerId))?.email ?? salesInbox;
