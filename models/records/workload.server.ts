import { Staff } from "#models/account/staff.server.ts";
import type { Viewer } from "#models/account/user.server.ts";
import { countInquiries } from "#models/inquiry/counts.server.ts";
import { countOverdueOf } from "#models/inquiry/list.server.ts";
import { rowsPerPage } from "#models/limits.ts";
import { lateByOwner } from "#models/request/counts.server.ts";
import { openOfOwner, Records, Requests } from "./records.server.ts";

/** What somebody has in hand, and how much of it is late. */
export type Workload = {
	id: string;
	name: string;
	requests: number;
	pending: number;
	inProgress: number;
	lateRequests: number;
	/** Inquiries whose day has passed, counted up to `mostCounted`. */
	overdue: number;
};

/**
 * Reads what each person has in hand, the busiest first, and how many late requests nobody has. Representatives get their
 * own figures only; administrators get those of everybody who owns or has owned something, up to a page of people (the
 * earliest accounts).
 */
export async function readWorkload(viewer: Viewer): Promise<{ people: Workload[]; nobodyLate: number }> {
	const ids = viewer.isAdmin ? (await Records.owners()).slice(0, rowsPerPage) : [viewer.id];
	const [names, late, people] = await Promise.all([
		Staff.names(ids),
		lateByOwner(),
		Promise.all(ids.map(workOf)),
	]);
	const sizeOf = ({ requests, pending, inProgress }: Pick<Workload, "requests" | "pending" | "inProgress">) =>
		requests + pending + inProgress;
	return {
		nobodyLate: viewer.isAdmin ? (late.get(null) ?? 0) : 0,
		people: people
			.map((work) => ({
				...work,
				name: names.get(work.id) ?? work.id,
				lateRequests: late.get(work.id) ?? 0,
			}))
			.sort((one, other) => sizeOf(other) - sizeOf(one)),
	};
}

async function workOf(id: string): Promise<Omit<Workload, "name" | "lateRequests">> {
	const [requests, counts, overdue] = await Promise.all([
		Requests.count((kind) => openOfOwner(kind, id)),
		countInquiries({ id, isAdmin: false }),
		countOverdueOf(id),
	]);
	const { pending, "in-progress": inProgress } = counts;
	return { id, requests, pending, inProgress, overdue };
}

/** How many late requests colleagues have, by name, most first: nobody's customer waits unseen because a colleague is ill. */
export async function lateOfColleagues(viewer: Viewer): Promise<{ name: string; count: number }[]> {
	const late = await lateByOwner();
	const ids = [...late.keys()].flatMap((id) => (id && id !== viewer.id ? [id] : []));
	const names = await Staff.names(ids);
	return ids
		.flatMap((id) => {
			const name = names.get(id);
			return name === undefined ? [] : [{ name, count: late.get(id) ?? 0 }];
		})
		.sort((one, other) => other.count - one.count);
}
