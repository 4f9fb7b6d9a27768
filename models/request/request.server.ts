import type { ClientSession, Types } from "mongoose";
import { Staff } from "#models/account/staff.server.ts";
import { ownedBy, type Viewer, visibleTo } from "#models/account/user.server.ts";
import { eventOf } from "#models/history/history.server.ts";
import type { Ending } from "#models/options.ts";
import { Records, Requests } from "#models/records/records.server.ts";
import { cancelDemo } from "./demo-appointment.server.ts";
import { assertOpen, type Handling } from "./handling.server.ts";
import { newOwnerOf } from "./history.server.ts";
import type { RequestRecord } from "./record.server.ts";

export class AlreadyTaken extends Error {
	override readonly name = "AlreadyTaken";
	readonly by: string;

	constructor(by: string) {
		super("Somebody else has taken the request");
		this.by = by;
	}
}

/**
 * False if there is no such request, or it has been another's for a while.
 * @throws AlreadyTaken if another was faster, RequestEnded
 */
export async function takeRequest(viewer: Viewer, id: string): Promise<boolean> {
	const isThere = await Requests.change(id, visibleTo(viewer), async ({ ownerId, state }) => {
		if (ownerId && !ownerId.equals(viewer.id)) throw new AlreadyTaken(await nameOf(ownerId));
		assertOpen(state);
		if (ownerId) return null;
		return { set: ownedBy(viewer), event: eventOf("taken", viewer) };
	});
	if (isThere) return true;
	const by = await newOwnerOf(id);
	if (by !== null) throw new AlreadyTaken(by);
	return false;
}

/** Makes it nobody's again. False if there is no such request. @throws RequestEnded */
export function giveBackRequest(viewer: Viewer, id: string): Promise<boolean> {
	return Requests.change(id, visibleTo(viewer), async ({ ownerId, state }) => {
		if (!ownerId) return null;
		assertOpen(state);
		return { set: { ownerId: null }, event: eventOf("givenBack", viewer) };
	});
}

/**
 * Ends a request that becomes no inquiry. A demo to come is cancelled, with mails, unless the visitor was answered.
 * @param duplicateOf the id of another request or an inquiry; ignored if the viewer may not see it
 * @returns false if there is no such request @throws RequestEnded
 */
export function endRequest(
	viewer: Viewer,
	id: string,
	{ ending, note, duplicateOf = "" }: { ending: Ending; note?: string; duplicateOf?: string },
	origin: string | null,
): Promise<boolean> {
	return Requests.change(id, visibleTo(viewer), async (record, session) => {
		assertOpen(record.state);
		const event = { ...eventOf("ended", viewer), ending, note };
		const isAnswered = ending === "answered" || ending === "notInterested";
		const isGiven = ending === "answered";
		const unset = isGiven ? [] : await cancelDemo(record, { kind: "demoCancelled" }, origin, session);
		const original =
			duplicateOf !== id && (await Records.named(viewer, duplicateOf)) ? duplicateOf : undefined;
		const end = { ...endOf(record, viewer, event.at, isAnswered), ending, duplicateOf: original };
		return { set: end, unset, event };
	});
}

/**
 * Ends a request with the inquiry that it becomes, in the transaction that stores the inquiry; from now on it is whose the
 * inquiry is. That is no answer to the visitor: the first contact is, with either. @throws RequestEnded
 */
export async function endWithInquiry(
	viewer: Viewer,
	id: string,
	{ _id: inquiryId, ownerId }: { _id: Types.ObjectId; ownerId: Types.ObjectId },
	session: ClientSession,
): Promise<RequestRecord | null> {
	return Requests.changeWithin(session, id, visibleTo(viewer), async (record) => {
		assertOpen(record.state);
		const event = eventOf("inquiry", viewer);
		const end = endOf(record, viewer, event.at, false);
		return { set: { ...end, ownerId, ending: "inquiry", inquiryId }, event };
	});
}

function endOf({ ownerId, answeredAt }: Handling, viewer: Viewer, at: Date, isAnswered: boolean) {
	return {
		...(ownerId ? {} : ownedBy(viewer)),
		...(isAnswered && { answeredAt: answeredAt ?? at }),
		state: "ended" as const,
		dueAt: at,
	};
}

async function nameOf(ownerId: Types.ObjectId): Promise<string> {
	const [person] = await Staff.people([String(ownerId)]);
	return person?.name ?? "";
}
