import { type AccountRecord, accounts } from "./record.server.ts";
import { lookUpProfile, type UserRecord, type Viewer, viewerFrom } from "./user.server.ts";

type ActiveMember = { account: AccountRecord; viewer: Viewer };

/** Everybody with an active account, in constant memory. @param filter what else must hold of the account */
export async function* activeStaff(filter: object = {}): AsyncGenerator<ActiveMember> {
	const found = accounts.aggregate<AccountRecord & { profile: UserRecord[] }>([
		{ $match: filter },
		{ $sort: { _id: 1 } },
		lookUpProfile("_id"),
	]);
	for await (const { profile, ...account } of found.cursor({ batchSize: 100 })) {
		const viewer = viewerFrom(account, profile[0]);
		if (viewer) yield { account, viewer };
	}
}
