import { calendarDay, dayAfter } from "#models/time/calendar.ts";

/** How long a trial lasts, and how long its data are kept after it has ended (product specification, section 4). */
export const trialDays = 10;
export const trialDataKeptDays = 30;

/** Its eighth day, and the third before the data are deleted: early enough to decide something. */
export const remindDaysBefore = 2;
const remindOfDataDaysBefore = 3;

/** The longest that an administrator can extend a trial to, from the day of it. */
export const longestExtensionDays = 90;

export const trialEnds = ["cancelled", "over", "plan"] as const;
type TrialEnd = (typeof trialEnds)[number];

/** What the worker does on a trial's days. */
export const trialSteps = ["reminder", "over", "dataReminder", "dataDue"] as const;
export type TrialStep = (typeof trialSteps)[number];

/** What staff note about a trial whose account is open. */
export const trialChanges = ["plan", "cancelled", "extended", "resumed", "dataDeleted"] as const;
export type TrialChangeKind = (typeof trialChanges)[number];

/** All days are YYYY-MM-DD in Vietnam. */
export interface Trial {
	/** The day before its first. */
	openedOn: string;
	lastOn: string;
	/** Missing until somebody or the worker has ended it. */
	end?: { how: TrialEnd; on: string };
	dataDeletedOn?: string;
	/** Missing once nothing is left to be done. */
	next?: { step: TrialStep; on: string };
}

export type TrialView = {
	state: "running" | TrialEnd;
	openedOn: string;
	lastOn: string;
	/** The last day on which its data are kept; of a plan they stay. */
	dataUntil?: string;
	endedOn?: string;
	dataDeletedOn?: string;
};

/** The state by the days alone: a trial is over at midnight, before the worker has noted it. */
export function trialViewOf({ openedOn, lastOn, end, dataDeletedOn }: Trial, now: Date): TrialView {
	const over = calendarDay(now) > lastOn ? { how: "over" as const, on: lastOn } : undefined;
	const ended = end ?? over;
	if (!ended) return { state: "running", openedOn, lastOn };
	const dataUntil = ended.how === "plan" ? undefined : dayAfter(ended.on, trialDataKeptDays);
	return { state: ended.how, openedOn, lastOn, endedOn: ended.on, dataUntil, dataDeletedOn };
}

/** Whether something is left that can be cancelled: the trial, or the mails after it. */
export const isCancellable = (trial: TrialView | undefined): boolean =>
	trial !== undefined && !trial.dataDeletedOn && (trial.state === "running" || trial.state === "over");

/** What staff can note of a trial as it stands; only administrators extend it. */
export function possibleChanges({ state, dataDeletedOn }: TrialView, isAdmin: boolean): TrialChangeKind[] {
	if (dataDeletedOn) return [];
	const possible: Record<TrialView["state"], TrialChangeKind[]> = {
		running: ["plan", "cancelled"],
		over: ["plan", "cancelled", "dataDeleted"],
		cancelled: ["plan", "dataDeleted"],
		plan: ["resumed"],
	};
	return [...possible[state], ...(isAdmin ? (["extended"] as const) : [])];
}

/** A trial that is opened on a day. Its first day is the next, as the Civil Code (2015, article 147) counts. */
export function openedTrial(openedOn: string): Trial {
	return extendedTrial({ openedOn, lastOn: openedOn }, dayAfter(openedOn, trialDays), openedOn);
}

/** A trial that runs until another day; who has two days left is reminded of it again. */
export function extendedTrial({ openedOn }: Trial, lastOn: string, today: string): Trial {
	const reminder = { step: "reminder" as const, on: dayAfter(lastOn, -remindDaysBefore) };
	const over = { step: "over" as const, on: dayAfter(lastOn, 1) };
	return { openedOn, lastOn, next: reminder.on > today ? reminder : over };
}

/** A trial that has ended. Who has cancelled it hears of it no more. */
export function endedTrial({ openedOn, lastOn }: Trial, end: NonNullable<Trial["end"]>): Trial {
	const ended = { openedOn, lastOn, end };
	if (end.how === "plan") return ended;
	const dataUntil = dayAfter(end.on, trialDataKeptDays);
	const next =
		end.how === "over"
			? { step: "dataReminder" as const, on: dayAfter(dataUntil, -remindOfDataDaysBefore) }
			: { step: "dataDue" as const, on: dayAfter(dataUntil, 1) };
	return { ...ended, next };
}

/** The trial once its next step is done. */
export function steppedTrial(trial: Trial): Trial {
	const { next, ...same } = trial;
	const { openedOn, lastOn, end } = same;
	if (next?.step === "reminder") return { ...same, next: { step: "over", on: dayAfter(lastOn, 1) } };
	if (next?.step === "over") return endedTrial({ openedOn, lastOn }, { how: "over", on: lastOn });
	if (next?.step !== "dataReminder" || !end) return same;
	return { ...same, next: { step: "dataDue", on: dayAfter(end.on, trialDataKeptDays + 1) } };
}

/** The days on which somebody should call: the eighth, then the last. */
export const trialCallDays = ({ lastOn }: Trial): string[] => [dayAfter(lastOn, -remindDaysBefore), lastOn];
