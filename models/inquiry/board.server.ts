import { type Person, Staff } from "#models/account/staff.server.ts";
import type { Viewer } from "#models/account/user.server.ts";
import { noRows, type Page, type PageAddress } from "#models/database/page.server.ts";
import { latestWeeks } from "#models/time/week.ts";
import {
	countInquiries,
	countsByOwner,
	countsByWeek,
	earliestOwners,
	type InquiryCounts,
	sumOf,
} from "./counts.server.ts";
import { countOverdueOf } from "./list.server.ts";
import { addUp, type OutcomeFigures, type Outcomes, readOutcomes } from "./outcomes.server.ts";

type Representative = {
	id: string;
	name: string;
	counts: InquiryCounts;
	/** Open inquiries with an overdue follow-up, counted up to `mostCounted`. */
	overdue: number;
	/** The figures of the latest twelve months. */
	outcomes: OutcomeFigures;
};

type InquiryBoard = {
	counts: InquiryCounts;
	/** None unless the viewer is admin. */
	representatives: Page<Representative>;
	/** The latest twelve, oldest first, each by its Monday in Vietnam (YYYY-MM-DD). */
	weeks: { week: string; counts: InquiryCounts }[];
	outcomes: Omit<Outcomes, "owners">;
};

/** What stands above a list: counts and, for an admin, some representatives. */
export async function readOverview(
	viewer: Viewer,
): Promise<{ counts: InquiryCounts; representatives: Person[] }> {
	const [counts, representatives] = await Promise.all([
		countInquiries(viewer),
		viewer.isAdmin ? earliestOwners() : [],
	]);
	return { counts, representatives };
}

/** The figures of all inquiries, or of the viewer's own unless they are admin. @param address of the representatives */
export async function readBoard(viewer: Viewer, address: PageAddress = {}): Promise<InquiryBoard> {
	const weeks = latestWeeks(new Date());
	const [counts, page, byWeek, { owners, ...outcomes }] = await Promise.all([
		countInquiries(viewer),
		viewer.isAdmin ? countsByOwner(address) : noRows,
		countsByWeek(viewer, weeks[0] ?? ""),
		readOutcomes(viewer),
	]);
	const ids = page.rows.map(({ ownerId }) => ownerId);
	const [names, overdue] = await Promise.all([Staff.names(ids), Promise.all(ids.map(countOverdueOf))]);
	const rows = page.rows.map(({ ownerId: id, counts }, index) => ({
		id,
		counts,
		name: names.get(id) ?? id,
		overdue: overdue[index] ?? 0,
		outcomes: owners.get(id) ?? addUp([]),
	}));
	return {
		counts,
		representatives: { ...page, rows: rows.sort((one, other) => one.name.localeCompare(other.name, "vi")) },
		weeks: weeks.map((week) => ({ week, counts: byWeek.get(week) ?? sumOf([]) })),
		outcomes,
	};
}
