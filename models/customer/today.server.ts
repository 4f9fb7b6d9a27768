import { type QueryFilter, trusted } from "mongoose";
import type { Viewer } from "#models/account/user.server.ts";
import { withNumberState } from "#models/customer/number.server.ts";
import { havingId } from "#models/database/model.server.ts";
import { streamInquiries } from "#models/inquiry/list.server.ts";
import { type InquiryRecord, inquiries, openStatuses } from "#models/inquiry/record.server.ts";
import { type InquiryView, inquiryViewOf, reachedAt } from "#models/inquiry/view.ts";
import type { FollowUp, InquiryStatus } from "#models/options.ts";
import { comingDemos } from "#models/request/coming-demos.server.ts";
import { listRequests, type RequestQuery } from "#models/request/list.server.ts";
import { trialsToCall } from "#models/request/trial.server.ts";
import type { RequestRow } from "#models/request/view.ts";
import { calendarDay, dayAfter, endOfDay, startOfDay } from "#models/time/calendar.ts";
import type { Related } from "./related.server.ts";

/** Something that somebody has to do, with a request or an inquiry. */
export type Task = {
	what: Related["what"];
	id: string;
	name: string;
	companyName: string;
	phone?: string;
	isWrongNumber: boolean;
	/** Its deadline has passed, or its day is before today. */
	isLate: boolean;
	/** When a request is due or its demo begins, ISO 8601 in UTC. */
	dueAt?: string;
	/** Only of an inquiry. */
	status?: InquiryStatus;
	/** YYYY-MM-DD in Vietnam. */
	followUpOn?: string;
	/** When the customer of an inquiry was reached last, ISO 8601 in UTC; missing if never. */
	contactedAt?: string;
	createdAt: string;
	/** Set for a trial whose visitor is to be called. */
	trialDay?: "eighth" | "last";
};

export const taskGroups = [
	"lateRequests",
	"overdueInquiries",
	"demos",
	"trials",
	"requestsToday",
	"inquiriesToday",
	"unassigned",
	"quiet",
] as const;

export type Tasks = Record<(typeof taskGroups)[number], Task[]>;

/** After this many days without a contact, an open inquiry without a day for the next one is a task. */
const quietAfterDays = 14;

/**
 * What somebody has to do today, each thing once: theirs that is late or of today, what nobody has, and what of theirs has
 * been forgotten for a while.
 * @param most of each group
 */
export async function tasksOf(viewer: Viewer, most: number, now = new Date()): Promise<Tasks> {
	const isMine = ({ ownerId }: RequestRow) => ownerId === viewer.id;
	const asked = (query: RequestQuery) => listRequests(viewer, query).then(({ rows }) => rows);
	const [coming, calls, late, ofToday, nobodys, overdue, followUps, quiet] = await Promise.all([
		comingDemos(viewer, now),
		trialsToCall(viewer, now),
		asked({ ownerId: viewer.id, due: "late" }),
		asked({ ownerId: viewer.id, due: "today" }),
		asked({ ownerId: null }),
		dueInquiries(viewer, "overdue", most),
		dueInquiries(viewer, "today", most),
		quietInquiries(viewer, most, now),
	]);
	const demos = coming
		.filter((demo) => isMine(demo) && new Date(demo.demoAt) < endOfDay(now))
		.map((demo) => ({ ...requestTask(demo), dueAt: demo.demoAt, isLate: false }));
	const mine = calls.filter(isMine);
	const become = await inquiries.distinct("_id", {
		_id: trusted({ $in: mine.flatMap(({ inquiryId }) => inquiryId ?? []) }),
	});
	const there = new Set(become.map(String));
	const trials = mine.map((call) => ({
		...requestTask(call),
		...(call.inquiryId && there.has(call.inquiryId) && { what: "inquiry" as const, id: call.inquiryId }),
		dueAt: undefined,
		trialDay: call.day,
		isLate: false,
	}));
	const told = new Set([...demos, ...trials].map(({ id }) => id));
	const others = (tasks: Task[]) => tasks.filter(({ id }) => !told.has(id)).slice(0, most);
	return {
		lateRequests: others(late.map(requestTask)),
		overdueInquiries: others(overdue),
		demos: demos.slice(0, most),
		trials: trials.slice(0, most),
		requestsToday: others(ofToday.map(requestTask)),
		inquiriesToday: others(followUps),
		unassigned: others(nobodys.map(requestTask)),
		quiet: others(quiet),
	};
}

function requestTask({
	kind,
	id,
	name,
	companyName = "",
	phone,
	isWrongNumber,
	isLate,
	dueAt,
	createdAt,
}: RequestRow & { isWrongNumber: boolean }): Task {
	return { what: kind, id, name, companyName, phone, isWrongNumber, isLate, dueAt, createdAt };
}

async function inquiryTasks(found: InquiryView[]): Promise<Task[]> {
	const tasks = found.map((inquiry) => {
		const {
			id,
			customerId,
			customerName: name,
			companyName,
			status,
			followUpOn,
			contactedAt,
			createdAt,
		} = inquiry;
		const { customerPhone: phone } = reachedAt(inquiry);
		return {
			what: "inquiry" as const,
			id,
			customerId,
			name,
			companyName,
			phone,
			status,
			followUpOn,
			contactedAt,
			createdAt,
			isLate: inquiry.due === "overdue",
		};
	});
	return withNumberState(tasks);
}

async function dueInquiries(viewer: Viewer, followUp: FollowUp, most: number): Promise<Task[]> {
	const found: InquiryView[] = [];
	for await (const inquiry of streamInquiries(viewer, { ownerId: viewer.id, followUp })) {
		if (found.push(inquiry) === most) break;
	}
	return inquiryTasks(found);
}

/** Inquiries without a day for the next contact; never reached first, then the longest ago. */
async function quietInquiries(viewer: Viewer, most: number, now: Date): Promise<Task[]> {
	const today = calendarDay(now);
	const since = startOfDay(dayAfter(today, -quietAfterDays));
	const filter = {
		...havingId("ownerId", viewer.id),
		status: trusted({ $in: openStatuses }),
		// A customer who was never reached has been quiet since the inquiry was made; null sorts before every date.
		contactedAt: trusted({ $not: { $gte: since } }),
		createdAt: trusted({ $lt: since }),
		followUpOn: null,
	};
	const records = await inquiries
		.find(filter as QueryFilter<InquiryRecord>)
		.sort({ contactedAt: 1, _id: 1 })
		.limit(most)
		.hint("own-quiet")
		.lean<InquiryRecord[]>();
	return inquiryTasks(records.map((record) => inquiryViewOf(record, today)));
}
