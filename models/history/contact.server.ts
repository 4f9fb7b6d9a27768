import { type ClientSession, type Types, trusted } from "mongoose";
import { type ContactWay, contactWays } from "#models/options.ts";
import { type HistoryEvent, historyEvents, latestEvent } from "./history.server.ts";

/** What staff log about a contact with a customer. */
export type Contact = {
	way: ContactWay;
	note?: string;
	/** The day of the next contact, YYYY-MM-DD in Vietnam. */
	nextOn?: string;
	/** The day that the form showed: left unchanged, it does not undo what somebody else has set meanwhile. */
	nextOnBefore?: string;
	/** What a quotation comes to in its first year, in VND. */
	quoted?: number;
};

const withoutCustomer: ContactWay[] = ["noAnswer", "wrongNumber", "note", "noShow", "quotation"];

/** Whether the customer was reached or written to. */
export const isContact = (way: ContactWay): boolean => !withoutCustomer.includes(way);

const repeatedWithinMs = 60_000;

/** Whether the same person logged the same line within the last minute, as happens when a form is sent twice. */
export async function isRepeated(
	subjectId: Types.ObjectId,
	{ kind, at, byId, way, note, nextOn }: HistoryEvent,
	session: ClientSession,
): Promise<boolean> {
	const last = await latestEvent(subjectId, { session });
	if (!last || at.getTime() - last.at.getTime() > repeatedWithinMs) return false;
	const said = [kind, String(byId), way, note, nextOn];
	return said.every(
		(one, index) => one === [last.kind, String(last.byId), last.way, last.note, last.nextOn][index],
	);
}

/** When a customer was reached or written to last; undefined if never. */
export async function lastContactAt(
	subjectId: Types.ObjectId,
	session?: ClientSession,
): Promise<Date | undefined> {
	const ways = contactWays.filter(isContact);
	const last = await historyEvents
		.findOne({ subjectId, kind: "contact", way: trusted({ $in: ways }) }, { at: 1 })
		.sort({ at: -1 })
		.session(session ?? null)
		.lean();
	return last?.at;
}
