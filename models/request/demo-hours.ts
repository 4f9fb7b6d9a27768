import { officePieces, workingDaysAfter } from "#models/working-hours.ts";

export const demoMinutes = 45;
const daysOffered = 5;

/** When demos may begin: in the office hours of the next five working days. */
export const demoHours = (now: Date): Date[] =>
	workingDaysAfter(now, daysOffered).flatMap((day) => officePieces(day, demoMinutes));
