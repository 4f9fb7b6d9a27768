import { type ClientSession, Types } from "mongoose";
import { authorOf } from "#models/account/user.server.ts";
import { consentGiven } from "#models/consent.ts";
import { type HistoryEvent, recordEvent } from "#models/history/history.server.ts";
import { requestIdOf } from "#models/records/record-id.ts";
import { answerDeadline } from "#models/request/answer-deadline.ts";
import { demoHours } from "#models/request/demo-hours.ts";
import { demoSlots } from "#models/request/demo-slot.server.ts";
import { statusOf } from "#models/request/handling.server.ts";
import { subjectOf } from "#models/request/history.server.ts";
import { requestsOf } from "#models/request/record.server.ts";
import { requestSearchFields } from "#models/request/request-keys.ts";
import { calendarDay, dayMs, hourMs } from "#models/time/calendar.ts";
import { closingTime } from "#models/time/working-hours.ts";
import type { Owner } from "./import.ts";
import type { RequestCourse } from "./request-courses.ts";
import type { Sent } from "./request-senders.ts";

export type RequestImport = ReturnType<typeof requestImport>;

/** A request with its history, as the portal's verbs would have stored them over time. */
export function requestImport(sent: Sent, course: RequestCourse, owner: Owner | undefined, now: Date) {
	const { kind, came, tries = 0, answered, next, demoHour, ending } = course;
	const createdAt = new Date(now.getTime() - came * hourMs);
	const answerBy = answerDeadline(kind, createdAt);
	const between = (share: number, end: Date) =>
		new Date(Math.min(createdAt.getTime() + share * (end.getTime() - createdAt.getTime()), now.getTime()));
	const answeredAt = answered === undefined ? undefined : between(answered, answerBy);
	const contacted = answeredAt ?? between(ending ? 1.5 : 0.8, answerBy);
	const endedAt = ending && new Date(Math.min(contacted.getTime() + hourMs / 4, now.getTime()));
	const nextOn = next === undefined ? undefined : calendarDay(new Date(now.getTime() + next * dayMs));
	const state = ending ? ("ended" as const) : answeredAt ? ("answered" as const) : ("waiting" as const);
	const demoAt = demoHour === undefined ? undefined : demoHours(now, "visitor")[demoHour];
	const progress = { state, answeredAt, demoAt, ending };
	const _id = new Types.ObjectId();
	const record = {
		...sent,
		...(kind !== "contact" && consentGiven(sent.language, createdAt)),
		...progress,
		...statusOf(kind, progress),
		_id,
		answerBy,
		createdAt,
		ownerId: owner ? new Types.ObjectId(owner.id) : null,
		dueAt: endedAt ?? (nextOn ? closingTime(nextOn) : ((answeredAt && demoAt) ?? answerBy)),
		...requestSearchFields({ ...sent, createdAt }),
	};
	const history: HistoryEvent[] = [];
	const visitor = sent.contactName ?? sent.name ?? sent.email;
	if (demoAt) history.push({ kind: "demoBooked", at: createdAt, by: visitor, demoAt });
	const log = (event: Omit<HistoryEvent, "by" | "byId">) => {
		if (owner) history.push({ ...event, ...authorOf(owner) });
	};
	log({ kind: "taken", at: between(0.05, contacted) });
	for (let index = 1; index <= tries; index++)
		log({ kind: "contact", way: "noAnswer", at: between(0.1 + 0.8 * (index / (tries + 1)), contacted) });
	if (answeredAt) log({ kind: "contact", way: "reached", at: answeredAt, nextOn });
	if (endedAt)
		log(ending === "inquiry" ? { kind: ending, at: endedAt } : { kind: "ended", at: endedAt, ending });
	return { kind, id: requestIdOf(kind, _id), record, history };
}

/** @param inquiries that some of them have become */
export async function importRequests(
	imports: RequestImport[],
	inquiries: { _id: Types.ObjectId; requestId?: string }[],
	session: ClientSession,
): Promise<void> {
	const inquiryIds = new Map(inquiries.map(({ _id, requestId }) => [requestId, _id]));
	for (const { kind, id, record, history } of imports) {
		await requestsOf(kind).insertOne({ ...record, inquiryId: inquiryIds.get(id) }, { session });
		for (const event of history) await recordEvent(subjectOf(kind, record), event, session);
		const { _id: requestId, ownerId: hostId, demoAt: startsAt } = record;
		if (startsAt) await demoSlots.insertOne({ startsAt, place: 0, requestId, hostId }, { session });
	}
}
