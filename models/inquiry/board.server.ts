import { type Person, Staff } from "#models/account/staff.server.ts";
import type { Viewer } from "#models/account/user.server.ts";
import type { Page, PageAddress } from "#models/page.server.ts";
import { latestWeeks } from "#models/week.ts";
import {
	countInquiries,
	countsByOwner,
	countsByWeek,
	countsOfAll,
	type InquiryCounts,
	sumOf,
} from "./counts.server.ts";

export type Representative = { id: string; name: string; counts: InquiryCounts };

export type InquiryBoard = {
	counts: InquiryCounts;
	representatives: Page<Representative>;
	/** The latest twelve, oldest first, each by its Monday in Vietnam (YYYY-MM-DD). */
	weeks: { week: string; counts: InquiryCounts }[];
};

/** What stands above a list: counts and, for an admin, some representatives. */
export async function readOverview(
	viewer: Viewer,
): Promise<{ counts: InquiryCounts; representatives: Person[] }> {
	if (!viewer.isAdmin) return { counts: await countInquiries(viewer), representatives: [] };
	const { counts, owners } = await countsOfAll();
	return { counts, representatives: owners };
}

async function readCounts(address: PageAddress): Promise<Page<Representative>> {
	const page = await countsByOwner(address);
	const people = await Staff.people(page.rows.map(({ ownerId }) => ownerId));
	const names = new Map(people.map(({ id, name }) => [id, name]));
	const rows = page.rows.map(({ ownerId, counts }) => ({
		id: ownerId,
		name: names.get(ownerId) ?? ownerId,
		counts,
	}));
	return { ...page, rows: rows.sort((one, other) => one.name.localeCompare(other.name, "vi")) };
}

/** The status board; null unless the viewer is admin. @param address the page of representatives */
export async function readBoard(viewer: Viewer, address: PageAddress = {}): Promise<InquiryBoard | null> {
	if (!viewer.isAdmin) return null;
	const weeks = latestWeeks(new Date());
	const [{ counts }, representatives, found] = await Promise.all([
		countsOfAll(),
		readCounts(address),
		countsByWeek(weeks[0] ?? ""),
	]);
	const byWeek = new Map(found.map(({ week, counts }) => [week, counts]));
	return {
		counts,
		representatives,
		weeks: weeks.map((week) => ({ week, counts: byWeek.get(week) ?? sumOf([]) })),
	};
}
