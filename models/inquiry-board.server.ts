import { countsByOwner, countsByWeek, type InquiryCounts, sumOf, weekOf } from "./inquiry-counts.server.ts";
import { Staff } from "./staff.server.ts";

/** A representative who has logged inquiries. */
export type Representative = { id: string; name: string; counts: InquiryCounts };

/** The figures of the status board. */
export type InquiryBoard = {
	counts: InquiryCounts;
	/** By name. */
	representatives: Representative[];
	/** The latest twelve weeks, oldest first, each by its Monday in Vietnam (YYYY-MM-DD). */
	weeks: { week: string; counts: InquiryCounts }[];
};

const weeksShown = 12;
const day = 24 * 60 * 60 * 1000;

/** Everybody who has logged inquiries, by name, with what they have now. */
export async function readRepresentatives(): Promise<Representative[]> {
	const rows = await countsByOwner();
	const names = await Staff.namesOf(rows.map(({ ownerId }) => ownerId));
	return rows
		.map(({ ownerId, counts }) => ({ id: ownerId, name: names.get(ownerId) ?? ownerId, counts }))
		.sort((one, other) => one.name.localeCompare(other.name, "vi"));
}

/** @param now which week is the latest */
export async function readBoard(now: Date): Promise<InquiryBoard> {
	const weeks = Array.from({ length: weeksShown }, (_, index) =>
		weekOf(new Date(now.getTime() - (weeksShown - 1 - index) * 7 * day)),
	);
	const [representatives, found] = await Promise.all([readRepresentatives(), countsByWeek(weeks[0] ?? "")]);
	const byWeek = new Map(found.map(({ week, counts }) => [week, counts]));
	return {
		counts: sumOf(representatives.map(({ counts }) => counts)),
		representatives,
		weeks: weeks.map((week) => ({ week, counts: byWeek.get(week) ?? sumOf([]) })),
	};
}
