import { type QueryFilter, trusted } from "mongoose";
import type { Viewer } from "#models/account/user.server.ts";
import { withNumberState } from "#models/customer/number.server.ts";
import { havingId } from "#models/database/model.server.ts";
import { subjectIdOf } from "#models/history/history.server.ts";
import { type LastContacts, lastContactsOf } from "#models/history/last-contacts.server.ts";
import { streamInquiries } from "#models/inquiry/list.server.ts";
import { type InquiryRecord, inquiries, openStatuses } from "#models/inquiry/record.server.ts";
import { type InquiryView, inquiryViewOf, reachedAt } from "#models/inquiry/view.ts";
import type { FollowUp } from "#models/options.ts";
import { type RequestId, requestIdOf } from "#models/records/record-id.ts";
import { requestKinds } from "#models/request/answer-deadline.ts";
import { comingDemos } from "#models/request/coming-demos.server.ts";
import { listRequests, type RequestQuery } from "#models/request/list.server.ts";
import { type RequestRecord, requestsOf } from "#models/request/record.server.ts";
import { trialsToCall, trialsToOpen } from "#models/request/trial.server.ts";
import type { RequestRow } from "#models/request/view.ts";
import { calendarDay, dayAfter, endOfDay, startOfDay } from "#models/time/calendar.ts";
import type { Related } from "./related.server.ts";

/** Something that somebody has to do, with a request or an inquiry. */
export type Task = Partial<LastContacts> & {
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
	/** Set for a demo of today. */
	demoAt?: string;
	/** YYYY-MM-DD in Vietnam. */
	followUpOn?: string;
	/** When the customer of an inquiry was reached last, ISO 8601 in UTC; missing if never. */
	contactedAt?: string;
	createdAt: string;
	/** Set for a trial whose visitor is to be called, or whose account is to be opened. */
	trialDay?: "eighth" | "last" | "unopened";
	/** Its id, of a request that nobody has. */
	freeId?: RequestId;
	/** The request whose history comes before that of an inquiry. */
	begunWith?: string;
	/** What the customer asks for, in their own words or, of an inquiry, as noted. */
	wrote?: string;
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

/** How many inquiries of a group are read, so that others move up when some were called in vain today. Leads are read by the page. */
const lookedAt = 100;

/**
 * What somebody has to do today, each thing once: theirs that is late or of today, what nobody has, and what of theirs has
 * been forgotten for a while. Whoever was called in vain today comes after the others of the group; demos keep to their hours.
 * @param most of each group
 */
export async function tasksOf(viewer: Viewer, most: number, now = new Date()): Promise<Tasks> {
	const isMine = ({ ownerId }: RequestRow) => ownerId === viewer.id;
	const asked = (query: RequestQuery) => listRequests(viewer, query).then(({ rows }) => rows);
	const [coming, calls, unopened, late, ofToday, nobodys, overdue, followUps, quiet] = await Promise.all([
		comingDemos(viewer, now),
		trialsToCall(viewer, now),
		unopenedTrials(viewer, now),
		asked({ ownerId: viewer.id, due: "late" }),
		asked({ ownerId: viewer.id, due: "today" }),
		asked({ ownerId: null }),
		dueInquiries(viewer, "overdue"),
		dueInquiries(viewer, "today"),
		quietInquiries(viewer, now),
	]);
	const demos = coming
		.filter((demo) => isMine(demo) && new Date(demo.demoAt) < endOfDay(now))
		.map((demo) => ({ ...requestTask(demo), demoAt: demo.demoAt, dueAt: demo.demoAt, isLate: false }));
	const mine = calls.filter(isMine);
	const become = await inquiries.distinct("_id", {
		_id: trusted({ $in: mine.flatMap(({ inquiryId }) => inquiryId ?? []) }),
	});
	const there = new Set(become.map(String));
	const toCall = mine.map((call) => ({
		...requestTask(call),
		...(call.inquiryId &&
			there.has(call.inquiryId) && { what: "inquiry" as const, id: call.inquiryId, begunWith: call.id }),
		dueAt: undefined,
		trialDay: call.day,
		isLate: false,
	}));
	const called = new Set(toCall.map(({ id }) => id));
	const trials = [...toCall, ...unopened.filter(({ id }) => !called.has(id))];
	const told = new Set([...demos, ...trials].map(({ id }) => id));
	const others = (tasks: Task[]) => tasks.filter(({ id }) => !told.has(id));
	return withLastWords(
		{
			lateRequests: others(late.map(requestTask)),
			overdueInquiries: others(overdue),
			demos,
			trials,
			requestsToday: others(ofToday.map(requestTask)),
			inquiriesToday: others(followUps),
			unassigned: others(nobodys.map(requestTask)),
			quiet: others(quiet),
		},
		most,
		now,
	);
}

async function withLastWords(tasks: Tasks, most: number, now: Date): Promise<Tasks> {
	const all = Object.values(tasks).flat();
	const [contacts, written] = await Promise.all([lastContactsOf(all), writtenIn(all)]);
	const isTried = ({ triedAt }: Task) =>
		triedAt !== undefined && new Date(triedAt) >= startOfDay(calendarDay(now));
	const worded = (group: Task[]) =>
		group.map(
			(task): Task => ({ ...task, wrote: task.wrote ?? written.get(task.id), ...contacts.get(task.id) }),
		);
	const sunk = (group: Task[]) => [...group.filter((task) => !isTried(task)), ...group.filter(isTried)];
	return Object.fromEntries(
		taskGroups.map((name) => {
			const group = worded(tasks[name]);
			return [name, (name === "demos" ? group : sunk(group)).slice(0, most)];
		}),
	) as Tasks;
}

/** What visitors wrote into their forms, by the id of the request. */
async function writtenIn(tasks: Task[]): Promise<Map<string, string>> {
	const found = await Promise.all(
		requestKinds.map(async (kind) => {
			const ids = tasks.filter(({ what }) => what === kind).map(({ id }) => subjectIdOf(id));
			const records = await requestsOf(kind)
				.find({ _id: trusted({ $in: ids }) }, { notes: 1, message: 1 })
				.lean<Pick<RequestRecord, "_id" | "notes" | "message">[]>();
			return records.map(
				({ _id, notes, message = notes }) => [requestIdOf(kind, _id), message ?? ""] as const,
			);
		}),
	);
	return new Map(found.flat());
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
	ownerId,
}: RequestRow & { isWrongNumber: boolean }): Task {
	const freeId = ownerId === null ? id : undefined;
	return { what: kind, id, name, companyName, phone, isWrongNumber, isLate, dueAt, createdAt, freeId };
}

async function inquiryTasks(found: InquiryView[]): Promise<Task[]> {
	const tasks = found.map((inquiry) => {
		const {
			id,
			customerId,
			customerName: name,
			companyName,
			followUpOn,
			contactedAt,
			createdAt,
			requestId: begunWith,
			requirements: wrote,
		} = inquiry;
		const { customerPhone: phone } = reachedAt(inquiry);
		return {
			what: "inquiry" as const,
			id,
			customerId,
			name,
			companyName,
			phone,
			followUpOn,
			contactedAt,
			createdAt,
			begunWith,
			wrote,
			isLate: inquiry.due === "overdue",
		};
	});
	return withNumberState(tasks);
}

async function dueInquiries(viewer: Viewer, followUp: FollowUp): Promise<Task[]> {
	const found: InquiryView[] = [];
	for await (const inquiry of streamInquiries(viewer, { ownerId: viewer.id, followUp })) {
		if (found.push(inquiry) === lookedAt) break;
	}
	return inquiryTasks(found);
}

/** Inquiries whose customer waits for the account of a trial, the longest first. */
async function unopenedTrials(viewer: Viewer, now: Date): Promise<Task[]> {
	const filter = {
		...havingId("ownerId", viewer.id),
		_id: trusted({ $in: await trialsToOpen(viewer) }),
		status: trusted({ $in: openStatuses }),
	};
	const records = await inquiries
		.find(filter as QueryFilter<InquiryRecord>)
		.sort({ _id: 1 })
		.lean<InquiryRecord[]>();
	const tasks = await inquiryTasks(records.map((record) => inquiryViewOf(record, calendarDay(now))));
	return tasks.map((task) => ({ ...task, trialDay: "unopened" }));
}

/** Inquiries without a day for the next contact; never reached first, then the longest ago. */
async function quietInquiries(viewer: Viewer, now: Date): Promise<Task[]> {
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
		.limit(lookedAt)
		.hint("own-quiet")
		.lean<InquiryRecord[]>();
	return inquiryTasks(records.map((record) => inquiryViewOf(record, today)));
}
