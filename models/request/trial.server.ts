import { type QueryFilter, type Types, trusted } from "mongoose";
import { ownedBy, type Viewer, visibleTo } from "#models/account/user.server.ts";
import { Audit } from "#models/audit/audit.server.ts";
import { withNumberState } from "#models/customer/number.server.ts";
import { havingId } from "#models/database/model.server.ts";
import { isContact } from "#models/history/contact.server.ts";
import { eventOf, type HistoryEvent, historyEvents } from "#models/history/history.server.ts";
import type { InquiryView } from "#models/inquiry/view.ts";
import { OutboxMail } from "#models/mail/outbox.server.ts";
import { contactWays } from "#models/options.ts";
import { type RequestId, requestIdOf } from "#models/records/record-id.ts";
import { Requests } from "#models/records/records.server.ts";
import { Refusal } from "#models/refusal.ts";
import { assertOpen } from "#models/request/handling.server.ts";
import { byVisitor } from "#models/request/history.server.ts";
import { trialDeadline } from "#models/request/trial-deadline.ts";
import { env } from "#models/settings/env.server.ts";
import { calendarDay, dayAfter, earlierOf, startOfDay } from "#models/time/calendar.ts";
import { workingDaysAfter } from "#models/time/working-hours.ts";
import { reviewDeadline } from "./answer-deadline.ts";
import { addressOf } from "./demo-appointment.server.ts";
import { toOpen } from "./lead.server.ts";
import { type RequestRecord, requestsOf } from "./record.server.ts";
import {
	endedTrial,
	extendedTrial,
	isCancellable,
	longestExtensionDays,
	openedTrial,
	possibleChanges,
	remindDaysBefore,
	steppedTrial,
	type Trial,
	type TrialChangeKind,
	type TrialStep,
	trialViewOf,
} from "./trial-days.ts";
import { type RequestView, viewOf } from "./view.ts";

export class TrialChanged extends Refusal {
	constructor() {
		super("trialChanged", 400, "The trial has been changed meanwhile");
	}
}

/**
 * Opens a trial's account as of today and mails the visitor; an unassigned request becomes the viewer's. A contact that
 * somebody has set for a day before the trial's own call keeps its day. The second time nothing happens. What was called off
 * is opened all the same.
 * @returns false if there is no such request @throws RequestEnded if it came to nothing
 */
export function openTrial(viewer: Viewer, id: string, origin: string | null): Promise<boolean> {
	return Requests.change(id, visibleTo(viewer), async (record, session, kind) => {
		if (kind !== "trial" || record.trial) return null;
		const { _id, ownerId, state, ending, answerBy, answeredAt, dueAt, email: to, language } = record;
		if (ending !== "inquiry" && ending !== "answered") assertOpen(state);
		const event = eventOf("trialOpened", viewer);
		const trial = openedTrial(calendarDay(event.at));
		const requestId = requestIdOf(kind, _id);
		await OutboxMail.queue([{ kind: "trialOpened", to, language, origin, requestId }], session);
		const owner = ownerId ? {} : ownedBy(viewer);
		const callBy = trialDeadline(trial, event.at) ?? reviewDeadline(event.at);
		const isDaySet = dueAt > event.at && dueAt.getTime() !== answerBy.getTime();
		const due = { state: "answered" as const, dueAt: isDaySet ? earlierOf(dueAt, callBy) : callBy };
		return {
			set: { ...owner, ...(state !== "ended" && due), answeredAt: answeredAt ?? event.at, trial },
			unset: ["trialOffAt"],
			event: { ...event, to: trial.lastOn },
		};
	});
}

/**
 * Notes that the visitor of a trial that became an inquiry wants no account.
 * @returns false if there is no such request @throws TrialChanged if the account is open
 */
export function callOffTrial(viewer: Viewer, id: string): Promise<boolean> {
	return Requests.change(id, visibleTo(viewer), async ({ ending, trial, trialOffAt }, _session, kind) => {
		if (kind !== "trial" || ending !== "inquiry" || trial) throw new TrialChanged();
		if (trialOffAt) return null;
		const event = eventOf("trialCalledOff", viewer);
		return { set: { trialOffAt: event.at }, event };
	});
}

type TrialChange = {
	change: TrialChangeKind;
	/** The new last day of an extension, YYYY-MM-DD in Vietnam. */
	lastOn?: string;
};

/**
 * Ends or extends a trial, takes back a plan noted by mistake, or notes that its data have been deleted. Only administrators
 * extend.
 * @returns false if there is no such request @throws TrialChanged if it is no open trial, or stands otherwise by now
 */
export function changeTrial(viewer: Viewer, id: string, change: TrialChange): Promise<boolean> {
	return Requests.change(id, visibleTo(viewer), async ({ trial }, session) => {
		const changed = trial && changedTrial(trial, change, viewer);
		if (!changed) throw new TrialChanged();
		if (change.change === "extended") {
			const subject = { kind: "request" as const, id };
			await Audit.write({ by: viewer, action: "trialExtended", subject }, session);
		}
		const event = { ...eventOf(changed.event, viewer), ...(changed.to && { to: changed.to }) };
		return { set: { trial: changed.trial }, event };
	});
}

type Changed = { trial: Trial; event: HistoryEvent["kind"]; to?: string };

function changedTrial(trial: Trial, { change, lastOn }: TrialChange, viewer: Viewer): Changed | null {
	const now = new Date();
	const today = calendarDay(now);
	const view = trialViewOf(trial, now);
	const { endedOn = today } = view;
	if (!possibleChanges(view, viewer.isAdmin).includes(change)) return null;
	switch (change) {
		case "plan":
			return { trial: endedTrial(trial, { how: "plan", on: today }), event: "trialPlan" };
		case "cancelled":
			return { trial: endedTrial(trial, { how: "cancelled", on: endedOn }), event: "trialCancelled" };
		case "resumed":
			return { trial: extendedTrial(trial, trial.lastOn, today), event: "trialResumed", to: trial.lastOn };
		case "dataDeleted": {
			const { next, ...ended } = trial;
			const end = trial.end ?? { how: "over", on: endedOn };
			return { trial: { ...ended, end, dataDeletedOn: today }, event: "trialDataDeleted" };
		}
		case "extended": {
			const isPossible = lastOn && lastOn >= today && lastOn !== trial.lastOn;
			if (!isPossible || lastOn > dayAfter(today, longestExtensionDays)) return null;
			return { trial: extendedTrial(trial, lastOn, today), event: "trialExtended", to: lastOn };
		}
	}
}

/** A trial as it stands once somebody has cancelled it; null if nothing is left to be cancelled. */
export function cancelledTrial(trial: Trial | undefined, now: Date): Trial | null {
	if (!trial) return null;
	const view = trialViewOf(trial, now);
	const { endedOn = calendarDay(now) } = view;
	return isCancellable(view) ? endedTrial(trial, { how: "cancelled", on: endedOn }) : null;
}

/** The visitor cancels their trial, and whoever has it is told. False if the request is gone. */
export function cancelOwnTrial(id: RequestId, origin: string | null): Promise<boolean> {
	return Requests.change(id, {}, async (record, session) => {
		const event = byVisitor("trialCancelled", record);
		const trial = cancelledTrial(record.trial, event.at);
		if (!trial) return null;
		const to = await addressOf(record.ownerId);
		const note = { kind: "trialCancelledNote" as const, to, language: "vi" as const };
		await OutboxMail.queue([{ ...note, requestId: id, origin }], session);
		return { set: { trial }, event };
	});
}

type DueStep = { id: RequestId; step: TrialStep; on: string };

const stepsAtOnce = 200;

/** What is to be done on a trial's days, the longest due first. */
export async function dueTrialSteps(): Promise<DueStep[]> {
	const found = await requestsOf("trial")
		.find({ "trial.next.on": trusted({ $lte: calendarDay(new Date()) }) }, { trial: 1 })
		.sort({ "trial.next.on": 1 })
		.limit(stepsAtOnce)
		.lean<Pick<RequestRecord, "_id" | "trial">[]>();
	return found.flatMap(({ _id, trial }) =>
		trial?.next ? [{ id: requestIdOf("trial", _id), ...trial.next }] : [],
	);
}

const stepEvents = {
	reminder: "trialReminded",
	over: "trialOver",
	dataReminder: "trialDataReminded",
	dataDue: "trialDataDue",
} as const;

/**
 * Does one step of a trial, once, however many processes do it at the same time: mails its visitor, or reminds whoever has
 * it that the data are to be deleted. What came too late to be true still is not mailed.
 */
export async function takeTrialStep({ id, step, on }: DueStep, origin: string | null): Promise<void> {
	const still = { "trial.next.step": step, "trial.next.on": on };
	await Requests.change(id, still, async (record, session) => {
		if (!record.trial) return null;
		const at = new Date();
		const trial = steppedTrial(record.trial);
		const before = trialViewOf(record.trial, at);
		const { email, language } = record;
		const toVisitor = { to: email, language, requestId: id, origin };
		const isKept = before.dataUntil !== undefined && calendarDay(at) <= before.dataUntil;
		if (step === "reminder" && before.state === "running")
			await OutboxMail.queue([{ ...toVisitor, kind: "trialReminder" }], session);
		if (step === "over" && isKept) await OutboxMail.queue([{ ...toVisitor, kind: "trialOver" }], session);
		if (step === "dataReminder" && isKept)
			await OutboxMail.queue([{ ...toVisitor, kind: "trialDataReminder" }], session);
		if (step === "dataDue") {
			const to = await addressOf(record.ownerId);
			const note = { kind: "trialDataDueNote" as const, to, language: "vi" as const };
			await OutboxMail.queue([{ ...note, requestId: id, origin }], session);
		}
		const event = { kind: stepEvents[step], at, by: env.BRAND_NAME };
		return { set: { trial }, event };
	});
}

/** Whoever was reminded before a backup was made is not again once it is restored. @returns how many trials that is */
export async function countAsStepped(now: Date): Promise<number> {
	const still = { "trial.next.on": trusted({ $lte: calendarDay(now) }) };
	let count = 0;
	for await (const record of requestsOf("trial").find(still).lean<RequestRecord>().cursor()) {
		if (!record.trial) continue;
		let { trial } = record;
		// Data that are to be deleted are told of twice rather than never.
		while (trial.next && trial.next.step !== "dataDue" && trial.next.on <= calendarDay(now))
			trial = steppedTrial(trial);
		const { _id, submissionId } = record;
		const { modifiedCount } = await requestsOf("trial").updateOne({ _id, submissionId }, { $set: { trial } });
		count += modifiedCount;
	}
	return count;
}

/** A running trial on its eighth day or its last. */
type TrialCall = RequestView & { day: "eighth" | "last"; isWrongNumber: boolean };

const callsShown = 200;

/** The inquiries, latest first, that somebody's trials became whose account is still to be opened. */
export async function trialsToOpen(viewer: Viewer): Promise<Types.ObjectId[]> {
	const found = await requestsOf("trial")
		.find({ ...havingId("ownerId", viewer.id), ...toOpen }, { inquiryId: 1 })
		.sort({ inquiryId: -1 })
		.limit(callsShown)
		.lean<Pick<RequestRecord, "inquiryId">[]>();
	return found.flatMap(({ inquiryId }) => inquiryId ?? []);
}

/** The trial that became an open inquiry and whose account is still to be opened; undefined if there is none. */
export async function trialToOpen({
	id,
	ownerId,
	status,
}: Pick<InquiryView, "id" | "ownerId" | "status">): Promise<RequestId | undefined> {
	if (status === "completed") return undefined;
	const found = await requestsOf("trial")
		.findOne({ ...havingId("ownerId", ownerId), ...havingId("inquiryId", id), ...toOpen }, { _id: 1 })
		.lean<Pick<RequestRecord, "_id">>();
	return found ? requestIdOf("trial", found._id) : undefined;
}

/**
 * Running trials whose visitor should be called today: on the eighth day and the last, or on the working day before if that
 * is a day off; not if there was a contact today. An administrator sees all, others their own and nobody's.
 */
export async function trialsToCall(viewer: Viewer, now = new Date()): Promise<TrialCall[]> {
	const today = calendarDay(now);
	const [nextWorkingDay = today] = workingDaysAfter(now, 1);
	const covered: string[] = [];
	for (let day = today; day < nextWorkingDay; day = dayAfter(day, 1)) covered.push(day);
	const eighths = covered.map((day) => dayAfter(day, remindDaysBefore));
	const lastOn = trusted({ $in: [...new Set([...covered, ...eighths])] });
	const filter = { ...visibleTo(viewer), "trial.lastOn": lastOn, "trial.end": null };
	const records = await requestsOf("trial")
		.find(filter as QueryFilter<RequestRecord>)
		.sort({ "trial.lastOn": 1, _id: 1 })
		.limit(callsShown)
		.lean<RequestRecord[]>();
	const reached = await reachedSince(records, startOfDay(today));
	const calls = records
		.filter(({ _id, inquiryId }) => !reached.has(String(_id)) && !reached.has(String(inquiryId)))
		.map((record) => ({
			...viewOf("trial", record, now),
			day: covered.includes(record.trial?.lastOn ?? "") ? ("last" as const) : ("eighth" as const),
		}));
	return withNumberState(calls);
}

async function reachedSince(records: RequestRecord[], since: Date): Promise<Set<string>> {
	if (records.length === 0) return new Set();
	const ids = records.flatMap(({ _id, inquiryId }) => (inquiryId ? [_id, inquiryId] : [_id]));
	const told = await historyEvents
		.find(
			{
				subjectId: trusted({ $in: ids }),
				at: trusted({ $gte: since }),
				kind: "contact",
				way: trusted({ $in: contactWays.filter(isContact) }),
			},
			{ subjectId: 1 },
		)
		.lean();
	return new Set(told.map(({ subjectId }) => String(subjectId)));
}
