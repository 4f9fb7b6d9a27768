import type { ClientSession } from "mongoose";
import { countDemoHosts } from "#models/account/preferences.server.ts";
import { Staff } from "#models/account/staff.server.ts";
import { ownedBy, type Viewer } from "#models/account/user.server.ts";
import { earlierOf } from "#models/calendar.ts";
import { env } from "#models/env.server.ts";
import { type MailDraft, OutboxMail } from "#models/mail/outbox.server.ts";
import { isDuplicate } from "#models/model.server.ts";
import { againDeadline, type RequestKind } from "./answer-deadline.ts";
import { assertOpen, byVisitor, changeRequest, eventOf } from "./change-request.server.ts";
import { isToCome } from "./demo-hours.ts";
import { type DemoSlotRecord, freeSlot, heldUntil, isHeld, takeSlot } from "./demo-slot.server.ts";
import { type RequestRecord, visibleTo } from "./record.server.ts";
import { requestIdOf } from "./request-id.ts";
import { type RequestView, viewOf } from "./view.ts";

export type DemoAppointment = {
	request: RequestView;
	startsAt: Date;
	movedFrom?: Date;
	/** Until when the visitor must open the link in the mail; undefined if they need not. */
	heldUntil?: Date;
	/** Grows with each change, so that a calendar knows which of two mails came later. */
	version: number;
	/** Null if nobody has the request, or their account is disabled. */
	owner: Viewer | null;
};

export type AppointmentMails = (appointment: DemoAppointment) => MailDraft[];

/** Who is told that an appointment has changed hands. @param before null for the sales inbox */
export type HandoverMails = (appointment: DemoAppointment, before: Viewer | null) => MailDraft[];

/**
 * Books a demo's hour, or another instead; a request of another kind stays as it is. @param by null for the visitor
 * @returns false if there is no such request @throws HourTaken, HoldsTaken, RequestEnded
 */
export async function bookDemo(
	id: string,
	startsAt: Date,
	by: Viewer | null,
	mails: AppointmentMails,
): Promise<boolean> {
	const hosts = await countDemoHosts();
	try {
		return await changeRequest(id, by ? visibleTo(by) : {}, async (record, kind, session) => {
			assertBookable(record);
			if (kind !== "demo" || record.demoAt?.getTime() === startsAt.getTime()) return null;
			const agreed = by && { ...ownerOf(record, by), confirmedAt: record.confirmedAt ?? new Date() };
			const taken = { ...record, ...agreed };
			await takeSlot(taken, startsAt, by ? "staff" : "visitor", hosts, session);
			await tellOfDemo(taken, kind, startsAt, mails, session);
			const dueAt = {
				waiting: earlierOf(record.answerBy, startsAt),
				answered: startsAt,
				ended: record.dueAt,
			};
			return {
				set: { ...agreed, demoAt: startsAt, dueAt: dueAt[record.state] },
				event: { ...eventBy("demoBooked", by, record), demoAt: startsAt },
			};
		});
	} catch (error) {
		// Two who looked at the same moment saw the same one free. As one of them has it now, this comes to an end.
		if (isDuplicate(error, "place") || isDuplicate(error, "hold")) return bookDemo(id, startsAt, by, mails);
		throw error;
	}
}

/** Gives up the hour of a demo that is wanted still. @returns false if there is no such request @throws RequestEnded */
export function giveUpDemo(id: string, by: Viewer | null, mails: AppointmentMails): Promise<boolean> {
	return changeRequest(id, by ? visibleTo(by) : {}, async (record, kind, session) => {
		assertBookable(record);
		const { demoAt } = record;
		if (!isToCome(demoAt)) return null;
		const event = { ...eventBy("demoGivenUp", by, record), demoAt };
		const unset = await cancelDemo(record, kind, mails, session);
		return { set: { ...ownerOf(record, by), dueAt: dueWithoutDemo(record, event.at) }, unset, event };
	});
}

/** Offers an hour again that was held in vain; nothing happens if it has become the visitor's meanwhile. */
export async function lapseHold({ _id, requestId }: DemoSlotRecord, mails: AppointmentMails): Promise<void> {
	await changeRequest(requestIdOf("demo", requestId), {}, async (record, kind, session) => {
		if (!(await isHeld(_id, session))) return null;
		const { demoAt } = record;
		const event = { kind: "demoLapsed" as const, at: new Date(), by: env.BRAND_NAME, demoAt };
		const unset = await cancelDemo(record, kind, mails, session);
		return { set: { dueAt: dueWithoutDemo(record, event.at) }, unset, event };
	});
}

const dueWithoutDemo = ({ state, answerBy, dueAt }: RequestRecord, now: Date) =>
	({ waiting: answerBy, answered: againDeadline(now), ended: dueAt })[state];

/** Frees the place of a demo that is to come. @returns what is to be removed from the request */
export async function cancelDemo(
	record: RequestRecord,
	kind: RequestKind,
	mails: AppointmentMails,
	session: ClientSession,
): Promise<"demoAt"[]> {
	if (!isToCome(record.demoAt)) return [];
	await freeSlot(record._id, session);
	await tellOfDemo(record, kind, record.demoAt, mails, session);
	return ["demoAt"];
}

/** What is known of a request's appointment at a time. */
export async function appointmentOf(
	kind: RequestKind,
	record: RequestRecord,
	startsAt: Date,
	session?: ClientSession,
): Promise<DemoAppointment> {
	const { version = 0, ownerId, demoAt } = record;
	const owner = ownerId && (await Staff.viewer(String(ownerId)));
	const movedFrom = isToCome(demoAt) && demoAt.getTime() !== startsAt.getTime() ? demoAt : undefined;
	const request = viewOf(kind, record, new Date());
	const held = await heldUntil(record._id, session);
	return { request, startsAt, movedFrom, heldUntil: held, version: version + 1, owner };
}

/** A demo is still given if the request has become an inquiry before. @throws RequestEnded */
function assertBookable({ state, demoAt }: RequestRecord): void {
	if (!isToCome(demoAt)) assertOpen(state);
}

/** Staff who act on nobody's request take it. */
const ownerOf = ({ ownerId }: RequestRecord, by: Viewer | null) => (by && !ownerId ? ownedBy(by) : {});

const eventBy = (kind: "demoBooked" | "demoGivenUp", by: Viewer | null, record: RequestRecord) =>
	by ? eventOf(kind, by) : byVisitor(kind, record);

/** Queues the mails about a demo with a change of its request. */
export async function tellOfDemo(
	record: RequestRecord,
	kind: RequestKind,
	startsAt: Date,
	mails: AppointmentMails,
	session: ClientSession,
): Promise<void> {
	const drafts = mails(await appointmentOf(kind, record, startsAt, session));
	await OutboxMail.queueAbout(requestIdOf(kind, record._id), drafts, session);
}
