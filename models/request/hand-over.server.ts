import { type ClientSession, Types, trusted } from "mongoose";
import type { Person } from "#models/account/staff.server.ts";
import { authorOf, ownedBy, ownUnlessAdmin, type Viewer } from "#models/account/user.server.ts";
import { havingId } from "#models/database/model.server.ts";
import { type Author, type HistoryRecord, historyEvents } from "#models/history/history.server.ts";
import { requestKinds } from "./answer-deadline.ts";
import { assertOpen, change } from "./change-request.server.ts";
import { openStates } from "./handling.server.ts";
import { type RequestRecord, requestsOf } from "./record.server.ts";
import { requestIdOf } from "./request-id.ts";

const givenTo = (to: Person, author: Author) => ({
	set: ownedBy(to),
	event: {
		kind: "handedOver" as const,
		at: new Date(),
		...author,
		to: to.name,
		toId: new Types.ObjectId(to.id),
	},
});

/**
 * Gives a request to another, in the caller's transaction; an administrator any, others their own.
 * @returns false if it is theirs already, null if there is none @throws RequestEnded
 */
export async function giveRequest(
	viewer: Viewer,
	id: string,
	to: Person,
	session: ClientSession,
): Promise<boolean | null> {
	const isTheirs = ({ ownerId }: RequestRecord) => ownerId?.equals(to.id) ?? false;
	const before = await change(id, ownUnlessAdmin(viewer), session, async (record) => {
		assertOpen(record.state);
		return isTheirs(record) ? null : givenTo(to, authorOf(viewer));
	});
	return before && !isTheirs(before);
}

/**
 * Gives what has become an inquiry to whom the inquiries are given, in the caller's transaction: its trial, its demo and
 * its mails are worked on together with them.
 */
export async function giveConverted(
	inquiryIds: Types.ObjectId[],
	to: Person,
	author: Author,
	session: ClientSession,
): Promise<void> {
	const came = await historyEvents
		.find({ subjectId: trusted({ $in: inquiryIds }), kind: "requested" }, null, { session })
		.lean<HistoryRecord[]>();
	for (const { subjectId, to: requestId = "" } of came)
		await change(requestId, { inquiryId: subjectId }, session, async () => givenTo(to, author));
}

/** Gives some of an owner's open requests to another, in the caller's transaction. @returns how many */
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
