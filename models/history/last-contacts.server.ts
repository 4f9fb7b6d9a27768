import { trusted } from "mongoose";
import type { ContactWay } from "#models/options.ts";
import { historyEvents, subjectIdOf } from "./history.server.ts";

/** Times are ISO 8601 in UTC. */
export type LastContacts = {
	/** The latest line that says more than "no answer". */
	last?: { way: ContactWay; note?: string; at: string };
	/** How often nobody has answered since the customer was reached. */
	tries: number;
	triedAt?: string;
};

type Subject = {
	id: string;
	/** The request whose history comes before its own. */
	begunWith?: string;
};

/** The contacts logged last with each subject. @returns them by id; a subject without any is missing */
export async function lastContactsOf(subjects: readonly Subject[]): Promise<Map<string, LastContacts>> {
	const idOf = new Map<string, string>();
	for (const { id, begunWith } of subjects) {
		for (const one of begunWith ? [id, begunWith] : [id]) idOf.set(String(subjectIdOf(one)), id);
	}
	const lines = await historyEvents
		.find(
			{ subjectId: trusted({ $in: [...idOf.keys()].map(subjectIdOf) }), kind: "contact" },
			{ subjectId: 1, way: 1, note: 1, at: 1 },
		)
		.sort({ at: -1 })
		.lean();
	const contacts = new Map<string, LastContacts>();
	const reached = new Set<string>();
	for (const { subjectId, way = "note", note, at: time } of lines) {
		const id = idOf.get(String(subjectId)) ?? "";
		const at = time.toISOString();
		const one = contacts.get(id) ?? { tries: 0 };
		contacts.set(id, one);
		if (way !== "noAnswer" || note) one.last ??= { way, note, at };
		if (way !== "noAnswer") reached.add(id);
		if (reached.has(id)) continue;
		one.tries += 1;
		one.triedAt ??= at;
	}
	return contacts;
}
