import { type Person, Staff } from "#models/account/staff.server.ts";
import type { Viewer } from "#models/account/user.server.ts";
import { noRows, type Page, type PageAddress } from "#models/database/page.server.ts";
import { latestWeeks } from "#models/time/week.ts";
import {
	countInquiries,
	countsByOwner,
	countsByWeek,
	countsOfAll,
	type InquiryCounts,
	sumOf,
} from "./counts.server.ts";
import { countOverdueOf } from "./list.server.ts";
import { addUp, type OutcomeFigures, type Outcomes, readOutcomes } from "./outcome-counts.server.ts";

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
	if (!viewer.isAdmin) return { counts: await countInquiries(viewer), representatives: [] };
	const { counts, owners } = await countsOfAll();
	return { counts, representatives: owners };
}

/** The figures of all inquiries, or of the viewer's own unless they are admin. @param address of the representatives */
export async function readBoard(viewer: Viewer, address: PageAddress = {}): Promise<InquiryBoard> {
	const weeks = latestWeeks(new Date());
	const [counts, page, found] = await Promise.all([
		countInquiries(viewer),
		viewer.isAdmin ? countsByOwner(address) : noRows,
		countsByWeek(viewer, weeks[0] ?? ""),
	]);
	const ids = page.rows.map(({ ownerId }) => ownerId);
	const [{ owners, ...outcomes }, names, overdue] = await Promise.all([
		readOutcomes(viewer, ids),
		Staff.names(ids),
		Promise.all(ids.map(countOverdueOf)),
	]);
	const rows = page.rows.map(({ ownerId: id, counts }, index) => ({
		id,
		counts,
		name: names.get(id) ?? id,
		overdue: overdue[index] ?? 0,
		outcomes: owners.get(id) ?? addUp([]),
	}));
	const byWeek = new Map(found.map(({ week, counts }) => [week, counts]));
	return {
		counts,
		representatives: { ...page, rows: rows.sort((one, other) => one.name.localeCompare(other.name, "vi")) },
		weeks: weeks.map((week) => ({ week, counts: byWeek.get(week) ?? sumOf([]) })),
		outcomes,
	};
}
