import type { Connection } from "mongoose";
import type { Line } from "#scripts/report.ts";
import { changesBetween, digestOf } from "#tests/support/stored-digest.ts";

/** "400 ×20, 413 ×3". */
export function told(statuses: Iterable<number>): string {
	const counts = new Map<number, number>();
	for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
	return [...counts]
		.sort(([one], [other]) => one - other)
		.map(([status, count]) => `${status || "closed"} ×${count}`)
		.join(", ");
}

export function same(what: string, must: string, seen: string): Line {
	return { what, must, seen, reached: seen === must };
}

/** All answers must be right. */
export function answered(
	what: string,
	must: string,
	statuses: number[],
	isRight: (status: number) => boolean,
): Line {
	return { what, must, seen: told(statuses), reached: statuses.length > 0 && statuses.every(isRight) };
}

/** Of what must not be, the first few are named. */
export function none(what: string, wrong: string[], more = ""): Line {
	const [seen, named] = [`${wrong.length}${more}`, [...new Set(wrong)].slice(0, 4).join(" | ")];
	return { what, must: "0", seen: `${seen} ${named}`.trim(), reached: wrong.length === 0 };
}

export function nothing(what: string, changed: string[]): Line {
	return same(what, "nothing", changed.join(", ") || "nothing");
}

/** Runs an attack. @returns the collections that it has changed, sessions among them if it has opened or ended one */
export async function writtenBy(db: Connection, attack: () => Promise<unknown>): Promise<string[]> {
	const look = async () => ({
		...(await digestOf(db)),
		sessions: String(await db.collection("sessions").countDocuments()),
	});
	const before = await look();
	await attack();
	return changesBetween(before, await look());
}
