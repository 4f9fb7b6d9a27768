import { type ClientSession, Types } from "mongoose";
import type { StaffActor, Subject } from "#models/audit/record.server.ts";
import { normaliseEmail } from "#models/email.server.ts";
import { type AccountRecord, accounts } from "./record.server.ts";
import { lookUpProfile, profileOf, type UserRecord } from "./user.server.ts";

type Named = { id: string; fullName: string };

/** Somebody with an account as who does something. @param network shortened, where the request came from */
export async function memberOf(
	accountId: string,
	network?: string,
	session?: ClientSession,
): Promise<StaffActor> {
	const named = await nameIn({ _id: new Types.ObjectId(accountId) }, session);
	return { ...(named ?? { id: accountId, fullName: "" }), network };
}

/** The account with an address as what something is done to; one query where there is none, too, as time could tell. */
export async function accountAt(email: string): Promise<Subject | undefined> {
	const named = await nameIn({ email: normaliseEmail(email) ?? "" });
	return named && accountSubject(named);
}

export const accountSubject = ({ id, fullName }: Named): Subject => ({ kind: "account", id, name: fullName });

async function nameIn(filter: object, session?: ClientSession): Promise<Named | undefined> {
	const [found] = await accounts
		.aggregate<AccountRecord & { profile: UserRecord[] }>([{ $match: filter }, lookUpProfile("_id")])
		.session(session ?? null);
	if (!found) return undefined;
	const { fullName } = found.profile[0] ?? profileOf(found);
	return { id: String(found._id), fullName };
}
