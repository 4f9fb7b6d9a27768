import type { ClientSession } from "mongoose";
import { authorOf, type Viewer } from "#models/account/user.server.ts";
import { keepCustomer } from "#models/customer/document.server.ts";
import { transaction } from "#models/database/transaction.server.ts";
import { type HistoryEvent, recordEvent } from "#models/history/history.server.ts";
import { Refusal } from "#models/refusal.ts";
import type { RequestKind } from "./answer-deadline.ts";
import { keepSlot } from "./demo-slot.server.ts";
import { type Handling, statusOf } from "./handling.server.ts";
import { subjectOf } from "./history.server.ts";
import { findRecord, type RequestRecord, requestsOf } from "./record.server.ts";
import { senderNameOf } from "./request-keys.ts";

export class RequestEnded extends Refusal {
	constructor() {
		super("requestEnded", 400, "The request has been ended meanwhile");
	}
}

type Change = { set: Partial<RequestRecord>; unset?: (keyof RequestRecord)[]; event: HistoryEvent };

type Plan = (record: RequestRecord, kind: RequestKind, session: ClientSession) => Promise<Change | null>;

/** Changes a request with an event in one transaction; false if none is `visible`. A null `plan` changes nothing. */
export async function changeRequest(id: string, visible: object, plan: Plan): Promise<boolean> {
	return (await transaction((session) => change(id, visible, session, plan))) !== null;
}

/** As {@link changeRequest}, in the caller's transaction. @returns the record as it was before; null if there is none */
export async function change(
	id: string,
	visible: object,
	session: ClientSession,
	plan: Plan,
): Promise<RequestRecord | null> {
	const found = await findRecord(id, visible, session);
	if (!found) return null;
	const { kind, record } = found;
	const planned = await plan(record, kind, session);
	if (!planned) return record;
	const { set, event } = planned;
	const { _id, submissionId } = record;
	const isDueAgain = set.dueAt !== undefined && set.dueAt > event.at;
	const unset = [...(planned.unset ?? []), ...(isDueAgain ? (["toldLateAt"] as const) : [])];
	const gone = Object.fromEntries(unset.map((path) => [path, undefined]));
	const after = { ...record, ...set, ...gone };
	await keepCustomer(record, after, session, (customerId) =>
		requestsOf(kind).updateOne(
			// Of two at once MongoDB fails one, whose transaction plans again on what is stored then.
			// With the submission's id, a cluster asks one shard only.
			{ _id, submissionId },
			{
				$set: { ...set, ...statusOf(kind, after), customerId },
				$unset: Object.fromEntries(unset.map((path) => [path, 1])),
				$inc: { version: 1 },
			},
			{ session, runValidators: true },
		),
	);
	if (set.confirmedAt || set.answeredAt) await keepSlot(_id, session);
	await recordEvent(subjectOf(kind, record), event, session);
	return record;
}

/** @throws RequestEnded */
export function assertOpen(state: Handling["state"]): void {
	if (state === "ended") throw new RequestEnded();
}

export const eventOf = <Kind extends HistoryEvent["kind"]>(kind: Kind, viewer: Viewer) => ({
	kind,
	at: new Date(),
	...authorOf(viewer),
});

/** What a visitor does with their request, as an event of its history. */
export const byVisitor = <Kind extends HistoryEvent["kind"]>(kind: Kind, record: RequestRecord) => ({
	kind,
	at: new Date(),
	by: senderNameOf(record) || record.email,
});
