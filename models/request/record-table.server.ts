import type { ClientSession } from "mongoose";
import { ownedBy } from "#models/account/user.server.ts";
import { type Contact, isContact } from "#models/history/contact.server.ts";
import type { Change, RecordTable } from "#models/records/record-table.ts";
import { earlierOf } from "#models/time/calendar.ts";
import { contactDeadline, type RequestKind, requestKinds, reviewDeadline } from "./answer-deadline.ts";
import { isToCome } from "./demo-hours.ts";
import { keepSlot } from "./demo-slot.server.ts";
import { assertOpen, openStates, statusOf } from "./handling.server.ts";
import { subjectOf } from "./history.server.ts";
import { type RequestRecord, requestsOf } from "./record.server.ts";
import { senderNameOf } from "./request-keys.ts";
import { trialDeadline } from "./trial-deadline.ts";
import { viewOf } from "./view.ts";

/** What a request of a kind has of its own, as a record. */
const requestTable = (kind: RequestKind): RecordTable<RequestKind> => ({
	model: requestsOf(kind),
	progress: { path: "state", open: openStates },
	subject: "request",
	nameOf: senderNameOf,
	reach: ({ email, phone, language }) => ({ email, phone, language }),
	viewOf: (record, now) => viewOf(kind, record, now),
	historyOf: (record) => subjectOf(kind, record),
	begunWith: () => undefined,
	ownedBy,
	assertChangeable: ({ state }) => assertOpen(state),
	afterContact,
	alsoStored: (record, after, change, session) => alsoStored(kind, record, after, change, session),
	worksWith: async () => [],
	handOverMail: (id, _to, envelope, by) => ({ ...envelope, kind: "handOver", requestId: id, facts: { by } }),
});

export const requestTables = Object.fromEntries(
	requestKinds.map((kind) => [kind, requestTable(kind)]),
) as Record<RequestKind, RecordTable<RequestKind>>;

/** It is due on the agreed day; without one, whoever was reached rests. A demo to come is never due after its hour. */
function afterContact({ answeredAt, demoAt, trial }: RequestRecord, { way, nextOn }: Contact, at: Date) {
	const demoToCome = isToCome(demoAt, at) ? demoAt : undefined;
	const deadline = nextOn && contactDeadline(nextOn, at);
	const next = deadline && { dueAt: demoToCome ? earlierOf(deadline, demoToCome) : deadline };
	if (!isContact(way)) return { set: { ...next }, nextOn };
	const review = { dueAt: demoToCome ?? trialDeadline(trial, at) ?? reviewDeadline(at) };
	const answered = { state: "answered" as const, answeredAt: answeredAt ?? at };
	return { set: { ...answered, ...(next || review) }, nextOn };
}

/** The status that the specification gives it follows its progress, and a new deadline is told of anew once it is missed. */
async function alsoStored(
	kind: RequestKind,
	{ _id }: RequestRecord,
	after: RequestRecord,
	{ set, event }: Change<RequestRecord>,
	session: ClientSession,
) {
	if (set.confirmedAt || set.answeredAt || set.inquiryId) await keepSlot(_id, session);
	const isDueAgain = set.dueAt !== undefined && set.dueAt > event.at;
	return { set: statusOf(kind, after), unset: isDueAgain ? ["toldLateAt" as const] : [] };
}
