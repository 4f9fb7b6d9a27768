import {
	calendarDay,
	calendarMinute,
	dayAfter,
	dayMs,
	hourMs,
	minuteMs,
	startOfDay,
	vietnamOffset,
} from "./calendar.ts";

export const shifts = {
	morning: { start: 8, end: 12 },
	afternoon: { start: 13, end: 17 },
} as const;

/**
 * Public holidays (Labour Code 2019, article 112) with substitute and swapped days of 2026, days in doubt included. To
 * be extended when the Ministry of Home Affairs announces a year.
 */
export const daysOff: readonly string[] = [
	"2026-01-01", // New Year
	"2026-01-02", // swapped with Saturday 10 January
	"2026-02-16", // Tết Bính Ngọ, 29 Chạp to mùng 4
	"2026-02-17",
	"2026-02-18",
	"2026-02-19",
	"2026-02-20",
	"2026-04-27", // for Hùng Kings' Day, Sunday 26 April
	"2026-04-30", // Reunification Day
	"2026-05-01", // Labour Day
	"2026-08-31", // swapped with Saturday 22 August
	"2026-09-01", // National Day and the day before
	"2026-09-02",
	"2026-11-24", // Vietnam Culture Day (Politburo Resolution 80 of 2026)

	"2027-01-01", // New Year
	"2027-02-05", // Tết Đinh Mùi, 29 Chạp to mùng 4 (5 to 9 February)
	"2027-02-08",
	"2027-02-09",
	"2027-02-10", // for Saturday 6 and Sunday 7 February
	"2027-02-11",
	"2027-04-16", // Hùng Kings' Day
	"2027-04-30", // Reunification Day
	"2027-05-03", // for Labour Day, Saturday 1 May
	"2027-09-02", // National Day; the second day may become 1 September
	"2027-09-03",
	"2027-11-24", // Vietnam Culture Day
];

function isWorkingDay(day: string): boolean {
	const weekday = new Date(day).getUTCDay();
	return weekday !== 0 && weekday !== 6 && !daysOff.includes(day);
}

const callTimes = { start: 8, end: 21 };

/** Whether people in Vietnam may be called at a moment: from 8 to 21. */
export function isTimeToCall(date: Date): boolean {
	const hours = new Date(date.getTime() + vietnamOffset).getUTCHours();
	return hours >= callTimes.start && hours < callTimes.end;
}

const morning = { start: "07:30", end: "12:00" };

/** The working day whose morning it is, YYYY-MM-DD in Vietnam; null at other times. */
export function morningOf(date: Date): string | null {
	const [day = "", time = ""] = calendarMinute(date).split(" ");
	return isWorkingDay(day) && time >= morning.start && time < morning.end ? day : null;
}

/** Whether a working day has begun, but not its morning. */
export function isBeforeMorning(date: Date): boolean {
	const [day = "", time = ""] = calendarMinute(date).split(" ");
	return isWorkingDay(day) && time < morning.start;
}

/** The working days after the day of `date`, YYYY-MM-DD in Vietnam. */
export function workingDaysAfter(date: Date, count: number): string[] {
	const days: string[] = [];
	for (let next = date.getTime() + dayMs; days.length < count; next += dayMs) {
		const day = calendarDay(new Date(next));
		if (isWorkingDay(day)) days.push(day);
	}
	return days;
}

/** The last working day until a day, itself included, both YYYY-MM-DD. */
export function workingDayUntil(day: string): string {
	let last = day;
	while (!isWorkingDay(last)) last = dayAfter(last, -1);
	return last;
}

/** When each whole piece of so many minutes begins in the office hours of a day. */
export function officePieces(day: string, minutes: number): Date[] {
	const midnight = Date.parse(day) - vietnamOffset;
	const piece = minutes * minuteMs;
	return [shifts.morning, shifts.afternoon].flatMap(({ start, end }) =>
		Array.from(
			{ length: Math.floor(((end - start) * hourMs) / piece) },
			(_, index) => new Date(midnight + start * hourMs + index * piece),
		),
	);
}

/** When the office closes on a day, YYYY-MM-DD in Vietnam. */
export function closingTime(day: string): Date {
	return new Date(Date.parse(day) - vietnamOffset + shifts.afternoon.end * hourMs);
}

/** When each hour of a span ends on the day that begins at `midnight`, the last first. */
const endsOfHours = (midnight: number, { start, end }: { start: number; end: number }) =>
	Array.from({ length: end - start }, (_, index) => midnight + (end - index) * hourMs);

/** The end of the last office hour until a moment, an hour after `from` at least; undefined where there is none. */
export function lastOfficeHour(from: Date, until: Date): Date | undefined {
	const first = startOfDay(calendarDay(from)).getTime();
	for (let midnight = startOfDay(calendarDay(until)).getTime(); midnight >= first; midnight -= dayMs) {
		if (!isWorkingDay(calendarDay(new Date(midnight)))) continue;
		const ends = [shifts.afternoon, shifts.morning].flatMap((shift) => endsOfHours(midnight, shift));
		const end = ends.find((end) => end <= until.getTime() && end >= from.getTime() + hourMs);
		if (end !== undefined) return new Date(end);
	}
	return undefined;
}

/** The moment that lies so many office hours after `from`. */
export function workingDeadline(from: Date, workingHours: number): Date {
	let left = workingHours * hourMs;
	for (let midnight = Date.parse(calendarDay(from)) - vietnamOffset; ; midnight += dayMs) {
		if (!isWorkingDay(calendarDay(new Date(midnight)))) continue;
		for (const shift of [shifts.morning, shifts.afternoon]) {
			const start = Math.max(from.getTime(), midnight + shift.start * hourMs);
			const open = Math.max(0, midnight + shift.end * hourMs - start);
			if (left <= open) return new Date(start + left);
			left -= open;
		}
	}
}
