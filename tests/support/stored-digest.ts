import { createHash } from "node:crypto";
import type { Connection } from "mongoose";

/** Written even by whoever only looks, or in the background. */
const counters = ["attempts", "networkCounts", "requestFigures", "sessions"];

/** Mails that leave by the clock, and what tells that they have. */
const reminders = ["digest", "quarantine", "unanswered", "contactDue"];
/** Lines of the audit log about what was refused. */
const refusals = ["passwordWrong", "codeWrong", "passkeyWrong", "triesBlocked", "networkBlocked"];

const marks = {
	...{ lastSeenAt: 0, morningMailOn: 0, quarantineToldAt: 0, toldLateAt: 0, lateMailAt: 0 },
	// Of a demo, by the worker: who was reminded, and whose calendar it stands in.
	...{ remindedAt: 0, hostId: 0 },
};

/** A digest of all collections but counters. */
export async function digestOf(db: Connection): Promise<Record<string, string>> {
	const collections = (await db.listCollections()).map(({ name }) => name);
	const digests = collections
		.filter((name) => !counters.includes(name))
		.map(async (name) => {
			const all = await db
				.collection(name)
				.find({ kind: { $nin: reminders }, action: { $nin: refusals } }, { projection: marks })
				.sort({ _id: 1 })
				.toArray();
			const hash = createHash("sha256").update(JSON.stringify(all)).digest("base64url");
			return [name, `${all.length} ${hash}`] as const;
		});
	return Object.fromEntries(await Promise.all(digests));
}

/** The collections that differ. */
export function changesBetween(before: Record<string, string>, after: Record<string, string>): string[] {
	const names = new Set([...Object.keys(before), ...Object.keys(after)]);
	return [...names].filter((name) => before[name] !== after[name]);
}
