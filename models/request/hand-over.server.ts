import { type ClientSession, Types, trusted } from "mongoose";
import { type Person, Staff } from "#models/account/staff.server.ts";
import { authorOf, ownedBy, type Viewer } from "#models/account/user.server.ts";
import { havingId } from "#models/database/model.server.ts";
import type { Author } from "#models/history/history.server.ts";
import { OutboxMail } from "#models/mail/outbox.server.ts";
import { requestKinds } from "./answer-deadline.ts";
import { assertOpen, change, changeRequest } from "./change-request.server.ts";
import { openStates } from "./handling.server.ts";
import { type RequestRecord, requestsOf } from "./record.server.ts";
import { requestIdOf } from "./request-id.ts";

const givenTo = (to: Person, author: Author) => ({
	set: ownedBy(to),
	event: {
		...{ kind: "handedOver" as const, at: new Date(), ...author },
		...{ to: to.name, toId: new Types.ObjectId(to.id) },
	},
});

/**
 * Gives a request to an active account, which is mailed; an administrator any, others their own. False if either is
 * missing.
 * @param isTold whether the caller mails the account, about several at once @throws RequestEnded
 */
export async function handOverRequest(
	viewer: Viewer,
	id: string,
	accountId: string,
	origin: string | null,
	isTold = false,
): Promise<boolean> {
	const to = await Staff.activePerson(accountId);
	if (!to) return false;
	const mine = viewer.isAdmin ? {} : ownedBy(viewer);
	return changeRequest(id, mine, async (record, kind, session) => {
		assertOpen(record.state);
		if (record.ownerId?.equals(to.id)) return null;
		const about = { requestId: requestIdOf(kind, record._id), origin, facts: { by: viewer.fullName } };
		if (to.id !== viewer.id && !isTold)
			await OutboxMail.queue([{ ...about, kind: "handOver", to: to.email, language: "vi" }], session);
		return givenTo(to, authorOf(viewer));
	});
}

/** Gives some of what is open of somebody's requests to another, in the caller's transaction. @returns how many */
export async function giveRequests(
	fromId: string,
	to: Person,
	author: Author,
	most: number,
	session: ClientSession,
): Promise<number> {
	const theirs = havingId("ownerId", fromId);
	for (const kind of requestKinds) {
		const records = await requestsOf(kind)
			.find({ ...theirs, state: trusted({ $in: openStates }) }, { _id: 1 })
			.hint("owner")
			.limit(most)
			.session(session)
			.lean<Pick<RequestRecord, "_id">[]>();
		for (const { _id } of records)
			await change(requestIdOf(kind, _id), theirs, session, async () => givenTo(to, author));
		if (records.length > 0) return records.length;
	}
	return 0;
}
