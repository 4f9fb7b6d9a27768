import { expect, test } from "vitest";
import { inVietnam } from "#tests/support/in-vietnam.ts";
import { calendarMinute } from "./calendar.ts";
import { daysOff, isTimeToCall, officePieces, workingDaysAfter, workingDeadline } from "./working-hours.ts";

test.each([
	["across lunch", "2026-11-18T10:30", "2026-11-18T15:30"],
	["in one morning", "2026-11-18T08:00", "2026-11-18T12:00"],
	["from within lunch", "2026-11-18T12:20", "2026-11-18T17:00"],
	["before the office opens", "2026-11-18T06:00", "2026-11-18T12:00"],
	["over the evening", "2026-11-18T15:00", "2026-11-19T10:00"],
	["late at night", "2026-11-18T23:50", "2026-11-19T12:00"],
	["over the weekend", "2026-11-20T16:00", "2026-11-23T11:00"],
	["on a Saturday", "2026-11-21T09:00", "2026-11-23T12:00"],
	["over one holiday", "2026-11-23T16:30", "2026-11-25T11:30"],
	["over Tết and two weekends", "2026-02-13T16:00", "2026-02-23T11:00"],
	["on mùng 1 Tết", "2027-02-06T09:00", "2027-02-12T12:00"],
])("four working hours %s: from %s until %s", (_, from, until) => {
	expect(workingDeadline(inVietnam(from), 4)).toEqual(inVietnam(until));
});

test("a day off falls on a weekday and stands once", () => {
	expect(new Set(daysOff).size).toBe(daysOff.length);
	for (const day of daysOff) expect([1, 2, 3, 4, 5]).toContain(new Date(day).getUTCDay());
});

test("the five working days to come leave out weekends and days off", () => {
	expect(workingDaysAfter(inVietnam("2026-11-23T23:30"), 5)).toEqual([
		"2026-11-25",
		"2026-11-26",
		"2026-11-27",
		"2026-11-30",
		"2026-12-01",
	]);
});

test("pieces of 45 minutes end before lunch and before the office closes", () => {
	const begun = officePieces("2026-11-25", 45).map((date) => calendarMinute(date).slice(11));
	expect(begun).toEqual("08:00 08:45 09:30 10:15 11:00 13:00 13:45 14:30 15:15 16:00".split(" "));
});

test.each([
	["07:59", false],
	["08:00", true],
	["20:59", true],
	["21:00", false],
])("whether people may be called at %s in Vietnam: %s", (time, isTime) => {
	expect(isTimeToCall(inVietnam(`2026-11-23T${time}`))).toBe(isTime);
});
