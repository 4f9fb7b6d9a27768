import { type ClientSession, type Types, trusted } from "mongoose";
import {
	eventViewOf,
	type HistoryEvent,
	type HistoryEventView,
	type HistoryRecord,
	historyEvents,
	latestEvent,
	type Subject,
	subjectIdOf,
} from "#models/history/history.server.ts";
import { readRecordId } from "#models/records/record-id.ts";
import { erasedAfter } from "#models/retention.ts";
import type { RequestKind } from "./answer-deadline.ts";
import type { RequestRecord } from "./record.server.ts";
import { senderNameOf } from "./request-keys.ts";

const changesShown = 5;

const kept = { trial: "leads", demo: "demoRequests", contact: "contactMessages" } as const;

/** A request's history, which is erased together with it. */
export const subjectOf = (
	kind: RequestKind,
	{ _id, createdAt }: Pick<RequestRecord, "_id" | "createdAt">,
): Subject => ({
	_id,
	eraseAt: new Date(createdAt.getTime() + erasedAfter(kept[kind]).expireAfterSeconds * 1000),
});

/** What a visitor does now with their request, as an event of its history. */
export const byVisitor = <Kind extends HistoryEvent["kind"]>(kind: Kind, record: RequestRecord) => ({
	kind,
	at: new Date(),
	by: senderNameOf(record) || record.email,
});

/** The visitor's earlier e-mail addresses, before corrections. */
export async function formerAddresses(requestId: Types.ObjectId, session: ClientSession): Promise<string[]> {
	const corrected = await historyEvents
		.find({ subjectId: requestId, kind: "corrected" }, null, { session })
		.lean();
	return corrected.flatMap((event) => event.corrected?.email?.before ?? []);
}

/** How long a page may stand open that shows a request as unassigned. */
const newForMs = 10 * 60 * 1000;

/** Who has recently taken a request, or been given it. */
export async function newOwnerOf(requestId: string): Promise<string | null> {
	const address = readRecordId(requestId);
	if (!address) return null;
	const latest = await latestEvent(address._id);
	if (!latest || Date.now() - latest.at.getTime() > newForMs) return null;
	return { taken: latest.by, handedOver: latest.to }[latest.kind as string] ?? null;
}

/** That the visitor withdrew consent or takes no mail, and what they have corrected since a day; latest first, at most five. */
export async function visitorChanges(requestId: string, since: Date): Promise<HistoryEventView[]> {
	const lasting = trusted({ $in: ["consentWithdrawn" as const, "mailRefused" as const] });
	const changes = [{ kind: lasting }, { kind: "corrected", at: trusted({ $gt: since }) }] as const;
	const found = await historyEvents
		.find({ subjectId: subjectIdOf(requestId), $or: [...changes] })
		.sort({ at: -1 })
		.limit(changesShown)
		.lean<HistoryRecord[]>();
	return found.map(eventViewOf);
}
