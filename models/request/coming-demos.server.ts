import { Types, trusted } from "mongoose";
import { type Viewer, visibleTo } from "#models/account/user.server.ts";
import { withNumberState } from "#models/customer/number.server.ts";
import { subjectIdOf } from "#models/history/history.server.ts";
import { demoMinutes } from "./demo-hours.ts";
import { type DemoSlotRecord, demoSlots } from "./demo-slot.server.ts";
import { type RequestRecord, requestsOf } from "./record.server.ts";
import { type RequestView, viewOf } from "./view.ts";

const shownAtMost = 200;

type ComingDemo = RequestView & { demoAt: string; isWrongNumber: boolean };

/** Current and coming demos, soonest first: all for an admin, unassigned ones and their own for others. */
export async function comingDemos(viewer: Viewer, now = new Date()): Promise<ComingDemo[]> {
	const since = new Date(now.getTime() - demoMinutes * 60 * 1000);
	const hosts = viewer.isAdmin ? {} : { hostId: trusted({ $in: [null, new Types.ObjectId(viewer.id)] }) };
	const slots = await demoSlots
		.find({ startsAt: trusted({ $gt: since }), ...hosts })
		.sort({ startsAt: 1, place: 1 })
		.limit(shownAtMost)
		.lean<DemoSlotRecord[]>();
	const ids = slots.map(({ requestId }) => requestId);
	const records = await requestsOf("demo")
		.find({ _id: trusted({ $in: ids }), ...visibleTo(viewer) })
		.lean<RequestRecord[]>();
	const demos = slots.flatMap(({ requestId, startsAt }) => {
		const record = records.find(({ _id }) => _id.equals(requestId));
		return record ? [{ ...viewOf("demo", record, now), demoAt: startsAt.toISOString() }] : [];
	});
	return withNumberState(demos);
}

/** When the demo of a request begins or began; undefined if no hour is booked. */
export async function demoHourOf(requestId: string): Promise<Date | undefined> {
	const slot = await demoSlots.findOne({ requestId: subjectIdOf(requestId) }, { startsAt: 1 }).lean();
	return slot?.startsAt;
}
