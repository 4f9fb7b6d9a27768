import { type Types, trusted } from "mongoose";
import { Staff } from "#models/account/staff.server.ts";
import type { Viewer } from "#models/account/user.server.ts";
import { type MailDraft, OutboxMail } from "#models/mail/outbox.server.ts";
import { transaction } from "#models/transaction.server.ts";
import { type RequestKind, requestKinds } from "./answer-deadline.ts";
import { openStates } from "./handling.server.ts";
import { type RequestRecord, requestsOf } from "./record.server.ts";
import { type RequestView, viewOf } from "./view.ts";

/** @param owner who has it; null if nobody has, or the account is disabled */
export type LateMails = (request: RequestView, owner: Viewer | null) => MailDraft[];

type Late = { kind: RequestKind; record: RequestRecord };

const atOnce = 100;

const untold = (now: Date) => ({
	state: trusted({ $in: openStates }),
	toldLateAt: null,
	dueAt: trusted({ $lt: now }),
});

/** Nobody is told of those that are late by now; returns how many. */
export async function countLateAsTold(now: Date): Promise<number> {
	const change = { $set: { toldLateAt: now } };
	const changed = await Promise.all(
		requestKinds.map((kind) => requestsOf(kind).updateMany(untold(now), change)),
	);
	return changed.reduce((sum, { modifiedCount }) => sum + modifiedCount, 0);
}

/** Some requests of each kind that are late, of which nobody has been told: longest late first. */
export async function findUntold(): Promise<Late[]> {
	const found = await Promise.all(
		requestKinds.map(async (kind): Promise<Late[]> => {
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

/** Queues the mails about a late request, once for each deadline, however many processes do it at the same time. */
export async function tellLate({ kind, record }: Late, mails: LateMails): Promise<void> {
	const { _id, submissionId, ownerId, state, dueAt } = record;
	const toldLateAt = new Date();
	const late = viewOf(kind, record, toldLateAt);
	const drafts = mails(late, await activeOwner(ownerId));
	await transaction(async (session) => {
		const { matchedCount } = await requestsOf(kind).updateOne(
			{ _id, submissionId, ownerId, state, dueAt, toldLateAt: null },
			{ $set: { toldLateAt } },
			{ session },
		);
		if (matchedCount > 0) await OutboxMail.queueAbout(late.id, drafts, session);
	});
}

const activeOwner = async (id: Types.ObjectId | null) => id && Staff.viewer(String(id));
