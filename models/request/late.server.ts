import { type ClientSession, Types, trusted } from "mongoose";
import { LateReader } from "#models/account/late-reader.server.ts";
import type { Viewer } from "#models/account/user.server.ts";
import { transaction } from "#models/database/transaction.server.ts";
import { mailedAdmins } from "#models/limits.ts";
import { type Mail, OutboxMail, salesInbox } from "#models/mail/outbox.server.ts";
import { requestIdOf } from "#models/records/record-id.ts";
import { ofEachKind } from "#models/records/records.server.ts";
import { type RequestKind, requestKinds } from "./answer-deadline.ts";
import { openStates } from "./handling.server.ts";
import { type RequestRecord, requestsOf } from "./record.server.ts";

/** `owner`: null if it is unassigned, or the account is disabled. */
type Late = { kind: RequestKind; record: RequestRecord; owner: Viewer | null };

/** The owners of late requests and, for unassigned ones, all administrators, each with their own. */
type LateGroup = { readers: Viewer[]; late: Late[] };

const atOnce = 100;

/** Late requests that are still to be announced, by recipient; without recipients of such a mail in the last hour. */
export async function lateGroups(): Promise<LateGroup[]> {
	const untold = await findUntold();
	if (untold.length === 0) return [];
	const readers = await LateReader.all();
	const admins = readers.filter(({ isAdmin }) => isAdmin).slice(0, mailedAdmins);
	const groups = new Map<string, LateGroup>();
	for (const { kind, record } of untold) {
		const owner = readers.find(({ id }) => record.ownerId?.equals(id)) ?? null;
		const isOwn = owner && !admins.includes(owner);
		const key = isOwn ? owner.id : "administrators";
		const group = groups.get(key) ?? { readers: isOwn ? [owner] : admins, late: [] };
		group.late.push({ kind, record, owner });
		groups.set(key, group);
	}
	return [...groups.values()];
}

/** Queues one mail to each of a group, once an hour and once for each deadline, from however many processes. */
export function mailLate({ readers, late }: LateGroup, origin: string | null): Promise<void> {
	const ids = readers.map(({ id }) => id);
	return transaction(async (session) => {
		if (await LateReader.hadMail(ids, session)) return;
		const told: Late[] = [];
		for (const one of late) if (await markTold(one, session)) told.push(one);
		if (told.length === 0) return;
		const mails = (readers.length > 0 ? readers : [null]).flatMap((reader) =>
			mailOf(
				told.filter(({ owner }) => owner === null || owner.id === reader?.id),
				{ to: reader?.email ?? salesInbox, language: "vi", origin },
			),
		);
		await OutboxMail.queue(mails, session);
		await LateReader.noteMail(ids, session);
	});
}

function mailOf(late: Late[], envelope: Pick<Mail, "to" | "language" | "origin">): Mail[] {
	const [first, ...others] = late;
	if (!first) return [];
	const idOf = ({ kind, record }: Late) => requestIdOf(kind, record._id);
	if (others.length > 0) return [{ ...envelope, kind: "lateList", facts: { requestIds: late.map(idOf) } }];
	const kind = first.record.state === "waiting" ? "unanswered" : "contactDue";
	return [{ ...envelope, kind, requestId: idOf(first) }];
}

/** Marks everything that is late now as announced, so that nobody is mailed about it. @returns how many */
export async function countLateAsTold(now: Date): Promise<number> {
	const change = { $set: { toldLateAt: now } };
	const changed = await Promise.all(
		requestKinds.map((kind) => requestsOf(kind).updateMany(untold(now), change)),
	);
	return changed.reduce((sum, { modifiedCount }) => sum + modifiedCount, 0);
}

/** The same for what a reader's mail of the morning names, in the transaction that queues it. */
export async function countAsToldTo({ id, isAdmin }: Viewer, session: ClientSession): Promise<void> {
	const now = new Date();
	const ownerId = trusted({ $in: [new Types.ObjectId(id), ...(isAdmin ? [null] : [])] });
	const change = { $set: { toldLateAt: now } };
	for (const kind of requestKinds)
		await requestsOf(kind).updateMany({ ...untold(now), ownerId }, change, { session });
}

const untold = (now: Date) => ({
	state: trusted({ $in: openStates }),
	toldLateAt: null,
	dueAt: trusted({ $lt: now }),
});

/** Some requests of each kind that are late, of which nobody has been told: longest late first. */
function findUntold(): Promise<Omit<Late, "owner">[]> {
	return ofEachKind(requestKinds, async (kind) => {
		const records = await requestsOf(kind)
			.find(untold(new Date()))
			.hint("untold")
			.limit(atOnce)
			.lean<RequestRecord[]>();
		return records.map((record) => ({ kind, record }));
	});
}

async function markTold({ kind, record }: Late, session: ClientSession): Promise<boolean> {
	const { _id, submissionId, ownerId, state, dueAt } = record;
	const { matchedCount } = await requestsOf(kind).updateOne(
		{ _id, submissionId, ownerId, state, dueAt, toldLateAt: null },
		{ $set: { toldLateAt: new Date() } },
		{ session },
	);
	return matchedCount > 0;
}
