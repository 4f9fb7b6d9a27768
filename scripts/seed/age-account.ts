import { Types } from "mongoose";
import { accounts } from "#models/account/record.server.ts";
import { users } from "#models/account/user.server.ts";
import { auditLines } from "#models/audit/record.server.ts";
import { dayMs } from "#models/time/calendar.ts";

/** Makes an account as old as the work that demo data tell of its owner. */
export async function ageAccount(id: string, ageInDays: number, lastSeenAt: Date): Promise<void> {
	const createdAt = new Date(Date.now() - ageInDays * dayMs);
	const _id = new Types.ObjectId(id);
	// Past the models, which refuse to change when something was made or told.
	await accounts.collection.updateOne({ _id }, { $set: { createdAt, lastSeenAt } });
	await users.collection.updateOne({ _id }, { $set: { createdAt } });
	const made = { people: _id, action: "accountCreated" };
	await auditLines.collection.updateMany(made, { $set: { at: createdAt } });
}
