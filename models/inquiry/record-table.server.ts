import type { ClientSession, Types } from "mongoose";
import { ownedBy } from "#models/account/user.server.ts";
import { type Contact, isContact } from "#models/history/contact.server.ts";
import { type HistoryEvent, historyEvents, latestEvent } from "#models/history/history.server.ts";
import { defaultLanguage } from "#models/language.ts";
import type { RecordTable } from "#models/records/record-table.ts";
import { Refusal } from "#models/refusal.ts";
import { answerWithInquiry } from "#models/request/first-answer.server.ts";
import { calendarDay } from "#models/time/calendar.ts";
import {
	type InquiryOutcome,
	type InquiryRecord,
	inquiries,
	openStatuses,
	outcomeNames,
} from "./record.server.ts";
import { inquiryViewOf, reachedAt } from "./view.ts";

/** What an inquiry has of its own, as a record. */
export const inquiryTable: RecordTable<"inquiry"> = {
	model: inquiries,
	progress: { path: "status", open: openStatuses },
	subject: "inquiry",
	nameOf: ({ customerName }) => customerName,
	reach(record) {
		const { customerEmail: email, customerPhone: phone } = reachedAt(record);
		return { email, phone, language: defaultLanguage };
	},
	viewOf: (record, now) => inquiryViewOf(record, calendarDay(now)),
	historyOf: ({ _id }) => ({ _id }),
	begunWith: ({ requestId }) => requestId,
	ownedBy: (person) => ({ ...ownedBy(person), salesRepName: person.email }),
	// A completed one is still worked on: its customer calls again.
	assertChangeable() {},
	afterContact,
	alsoStored,
	worksWith,
	handOverMail: (id, { id: accountId }, envelope, by) => ({
		...envelope,
		kind: "inquiryHandOver",
		accountId,
		facts: { by, inquiryId: id },
	}),
};

/** A contact settles a follow-up that is due, and agrees on the next day unless the inquiry is completed. */
function afterContact(
	{ status, followUpOn: stored }: InquiryRecord,
	{ way, nextOn, nextOnBefore }: Contact,
	at: Date,
) {
	const today = calendarDay(at);
	const isCompleted = status === "completed";
	const followUpOn = isCompleted ? undefined : stored;
	const isDone = isContact(way) && followUpOn !== undefined && followUpOn <= today;
	const untouched = isDone ? undefined : followUpOn;
	const day = nextOn === nextOnBefore ? untouched : nextOn;
	if (day && isCompleted) throw new Refusal({ nextOn: ["dayOfCompleted"] });
	if (day && day !== followUpOn && day < today) throw new Refusal({ nextOn: ["dayPast"] });
	return {
		set: { ...(day && { followUpOn: day }), ...(isContact(way) && { contactedAt: at }) },
		unset: day ? [] : ["followUpOn" as const],
		...(day && nextOn ? { nextOn } : followUpOn && !day && { nextOff: true as const }),
	};
}

/**
 * A contact answers the requests that became the inquiry. A reopened inquiry has no outcome; completed again, it has the one
 * that its history keeps.
 */
async function alsoStored(
	{ _id }: InquiryRecord,
	_after: InquiryRecord,
	{ set: { status }, event }: { set: Partial<InquiryRecord>; event: HistoryEvent },
	session: ClientSession,
) {
	if (event.way && isContact(event.way)) {
		const came = await worksWith(_id, session);
		const ids = came.map(({ id }) => id);
		await answerWithInquiry(_id, ids, event.at, session);
	}
	if (status === undefined || event.kind === "outcome") return {};
	return status === "completed" ? { set: await outcomeTold(_id, session) } : { unset: outcomeNames };
}

/** How an inquiry had ended, as its history tells. */
async function outcomeTold(_id: Types.ObjectId, session: ClientSession): Promise<InquiryOutcome> {
	const told = await latestEvent(_id, { among: { kind: "outcome" }, session });
	const { outcome, dealValue, lostReason, note: outcomeNote } = told ?? {};
	return given({ outcome, dealValue, lostReason, outcomeNote });
}

/** Drops the answers that were not given. */
export const given = (outcome: InquiryOutcome): InquiryOutcome =>
	Object.fromEntries(Object.entries(outcome).filter(([, value]) => value !== undefined));

/** The requests that have become the inquiry: its trial, its demo and its mails. */
async function worksWith(
	_id: Types.ObjectId,
	session: ClientSession,
): Promise<{ id: string; matching: object }[]> {
	const came = await historyEvents.find({ subjectId: _id, kind: "requested" }, { to: 1 }, { session }).lean();
	return came.map(({ to = "" }) => ({ id: to, matching: { inquiryId: _id } }));
}
