import { type ClientSession, trusted } from "mongoose";
import { LateReader } from "#models/account/late-reader.server.ts";
import type { Viewer } from "#models/account/user.server.ts";
import { mailedAdmins } from "#models/limits.ts";
import { type MailDraft, OutboxMail } from "#models/mail/outbox.server.ts";
import { transaction } from "#models/transaction.server.ts";
import { type RequestKind, requestKinds } from "./answer-deadline.ts";
import { openStates } from "./handling.server.ts";
import { type RequestRecord, requestsOf } from "./record.server.ts";
import { type RequestView, viewOf } from "./view.ts";

/** `owner`: who has it; null if nobody has, or the account is disabled. */
export type LateRequest = { request: RequestView; owner: Viewer | null };

/** @param reader null for the sales inbox, where there is no administrator */
export type LateMail = (reader: Viewer | null, late: LateRequest[]) => MailDraft;

type Late = { kind: RequestKind; record: RequestRecord; owner: Viewer | null };

/** Who has late requests or, for nobody's, all administrators, with their own. */
export type LateGroup = { readers: Viewer[]; late: Late[] };

const atOnce = 100;

/** Late requests of which nobody has been told, by who is told; without those who had such a mail in the last hour. */
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
export function tellLate({ readers, late }: LateGroup, mail: LateMail): Promise<void> {
	const ids = readers.map(({ id }) => id);
	return transaction(async (session) => {
		if (await LateReader.hadMail(ids, session)) return;
		const told: LateRequest[] = [];
		for (const { kind, record, owner } of late) {
			if (await markTold(kind, record, session))
				told.push({ request: viewOf(kind, record, new Date()), owner });
		}
		if (told.length === 0) return;
		const mails = (readers.length > 0 ? readers : [null]).flatMap((reader) => {
			const theirs = told.filter(({ owner }) => owner === null || owner.id === reader?.id);
			return theirs.length > 0 ? [mail(reader, theirs)] : [];
		});
		await OutboxMail.queue(mails, session);
		await LateReader.noteMail(ids, session);
	});
}

/** Nobody is told of those that are late by now; returns how many. */
export async function countLateAsTold(now: Date): Promise<number> {
	const change = { $set: { toldLateAt: now } };
	const changed = await Promise.all(
		requestKinds.map((kind) => requestsOf(kind).updateMany(untold(now), change)),
	);
	return changed.reduce((sum, { modifiedCount }) => sum + modifiedCount, 0);
}

const untold = (now: Date) => ({
	state: trusted({ $in: openStates }),
	toldLateAt: null,
	dueAt: trusted({ $lt: now }),
});

/** Some requests of each kind that are late, of which nobody has been told: longest late first. */
async function findUntold(): Promise<Omit<Late, "owner">[]> {
	const found = await Promise.all(
		requestKinds.map(async (kind) => {
			const records = await requestsOf(kind)
				.find(untold(new Date()))
				.hint("untold")
				.limit(atOnce)
				.lean<RequestRecord[]>();
			return records.map((record) => ({ kind, record }));
		}),
	);
	return found.flat();
}

async function markTold(kind: RequestKind, record: RequestRecord, session: ClientSession): Promise<boolean> {
	const { _id, submissionId, ownerId, state, dueAt } = record;
	const { matchedCount } = await requestsOf(kind).updateOne(
		{ _id, submissionId, ownerId, state, dueAt, toldLateAt: null },
		{ $set: { toldLateAt: new Date() } },
		{ session },
	);
	return matchedCount > 0;
}
