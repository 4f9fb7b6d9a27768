import { type ClientSession, type PipelineStage, Types } from "mongoose";
import type { StaffActor, Subject } from "#models/audit/record.server.ts";
import { normaliseEmail, shownEmail } from "#models/contact/email.server.ts";
import type { Order } from "#models/database/page.server.ts";
import { mailedAdmins } from "#models/limits.ts";
import type { Role } from "#models/options.ts";
import { fold } from "#models/search/fold.ts";
import { type AccountRecord, accounts } from "./record.server.ts";
import { mayBeAdmin, needsFactor, type UserRecord, users, type Viewer } from "./user.server.ts";

/** An account with its profile, which may be missing. */
export type PersonRecord = AccountRecord & { profile?: UserRecord };

const withProfile = [
	{ $lookup: { from: users.collection.name, localField: "_id", foreignField: "_id", as: "profile" } },
	{ $set: { profile: { $first: "$profile" } } },
];

/** The people whose accounts the first stages of an aggregation find. */
export const findPeople = (stages: PipelineStage[], session?: ClientSession) =>
	accounts.aggregate<PersonRecord>([...stages, ...withProfile]).session(session ?? null);

/** Aggregation stage that adds the people whose ids are at a path. */
export const lookUpPeople = (localField: string) => ({
	$lookup: {
		from: accounts.collection.name,
		localField,
		foreignField: "_id",
		pipeline: withProfile,
		as: "people",
	},
});

type Profile = { fullName: string; role: Role };

/** Falls back to the address as the name, and to the given role or the admin list. */
export function profileOf({ profile, email, emailConfirmedAt, givenRole }: PersonRecord): Profile {
	const listed = mayBeAdmin(email, emailConfirmedAt !== undefined) ? "admin" : "sales";
	return profile ?? { fullName: shownEmail(email), role: givenRole ?? listed };
}

/** Returns null if the account is missing, disabled or waits for approval. */
export function viewerFrom(person: PersonRecord | undefined): Viewer | null {
	if (!person || person.disabledAt || person.waiting) return null;
	const { fullName, role } = profileOf(person);
	const { email, language } = person;
	const viewer = { id: String(person._id), email, fullName, role, isAdmin: role === "admin", language };
	return needsFactor(role) && !person.factor ? { ...viewer, lacksFactor: true } : viewer;
}

/** Streams everybody with an active account. @param filter narrows the accounts further */
export async function* activeStaff(
	filter: object = {},
): AsyncGenerator<{ account: AccountRecord; viewer: Viewer }> {
	const found = findPeople([{ $match: filter }, { $sort: { _id: 1 } }]);
	for await (const account of found.cursor({ batchSize: 100 })) {
		const viewer = viewerFrom(account);
		if (viewer) yield { account, viewer };
	}
}

/** An account's owner, as the audit log's actor. @param network the prefix of their network */
export async function memberOf(
	accountId: string,
	network?: string,
	session?: ClientSession,
): Promise<StaffActor> {
	const [found] = await findPeople([{ $match: { _id: new Types.ObjectId(accountId) } }], session);
	return { id: accountId, fullName: found ? profileOf(found).fullName : "", network };
}

/** The account with an address, as the audit log's subject. It takes one query whether there is one or not, so that its
 * duration tells nothing. */
export async function accountAt(email: string): Promise<Subject | undefined> {
	const [found] = await findPeople([{ $match: { email: normaliseEmail(email) ?? "" } }]);
	return found && accountSubject({ id: String(found._id), fullName: profileOf(found).fullName });
}

/** An account, as the audit log's subject. */
export const accountSubject = ({ id, fullName }: { id: string; fullName: string }): Subject => ({
	kind: "account",
	id,
	name: fullName,
});

/**
 * Ids of the accounts that match a filter and, if there is a text, have each of its words in their name or address. A text
 * is looked for in all accounts that match the filter.
 * @param filter as an aggregation takes it: with operators that are trusted, and ids and dates as such
 */
export async function idsNamed(
	text: string | undefined,
	filter: object,
	order: Order,
	limit: number,
): Promise<string[]> {
	const words = fold(text ?? "").split(/\s+/);
	const found: string[] = [];
	const all = findPeople([{ $match: filter }, { $sort: { ...order } }, { $project: { email: 1 } }]);
	for await (const { _id, email, profile } of all.cursor({ batchSize: 1_000 })) {
		const named = fold(`${profile?.fullName ?? ""} ${email} ${shownEmail(email)}`);
		if (words.every((word) => named.includes(word))) found.push(String(_id));
		if (found.length === limit) break;
	}
	return found;
}

/** Administrators with an active account; the first of them, if there are many. */
export async function activeAdmins(): Promise<Viewer[]> {
	const found: Viewer[] = [];
	for await (const { viewer } of activeStaff()) {
		if (viewer.isAdmin) found.push(viewer);
		if (found.length === mailedAdmins) break;
	}
	return found;
}
