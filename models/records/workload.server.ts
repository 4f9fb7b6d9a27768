import { Staff } from "#models/account/staff.server.ts";
import type { Viewer } from "#models/account/user.server.ts";
import { countInquiries } from "#models/inquiry/counts.server.ts";
import { countOverdueOf } from "#models/inquiry/list.server.ts";
import { rowsPerPage } from "#models/limits.ts";
import { countLateOf } from "#models/request/counts.server.ts";
import { openOfOwner, Records, Requests } from "./records.server.ts";

/** What somebody has in hand, and how much of it is late. */
export type Workload = {
	id: string;
	name: string;
	requests: number;
	pending: number;
	inProgress: number;
	/** Counted up to `mostCounted`, as `overdue`. */
	lateRequests: number;
	/** Inquiries whose day has passed. */
	overdue: number;
};

/**
 * Of all who have work or once had some, most of it first, and how many requests are late that nobody has; for others than
 * administrators their own alone. Of more people than stand on a page of a list it is the earliest accounts.
 */
export async function readWorkload(viewer: Viewer): Promise<{ people: Workload[]; nobodyLate: number }> {
	const ids = viewer.isAdmin ? (await Records.owners()).slice(0, rowsPerPage) : [viewer.id];
	const [names, nobodyLate, people] = await Promise.all([
		Staff.names(ids),
		viewer.isAdmin ? countLateOf(null) : 0,
		Promise.all(ids.map(workOf)),
	]);
	const sizeOf = ({ requests, pending, inProgress }: Omit<Workload, "name">) =>
		requests + pending + inProgress;
	return {
		nobodyLate,
		people: people
			.map((work) => ({ ...work, name: names.get(work.id) ?? work.id }))
			.sort((one, other) => sizeOf(other) - sizeOf(one)),
	};
}

async function workOf(id: string): Promise<Omit<Workload, "name">> {
	const [requests, counts, lateRequests, overdue] = await Promise.all([
		Requests.count((kind) => openOfOwner(kind, id)),
		countInquiries({ id, isAdmin: false }),
		countLateOf(id),
		countOverdueOf(id),
	]);
	const { pending, "in-progress": inProgress } = counts;
	return { id, requests, pending, inProgress, lateRequests, overdue };
}
