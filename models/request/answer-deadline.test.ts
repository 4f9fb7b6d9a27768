import { expect, test } from "vitest";
import { inVietnam } from "#tests/support/in-vietnam.ts";
import { answerDeadline, answerHours, isOfficeDeadline } from "./answer-deadline.ts";

test.each([
	["trial", "2026-11-25T17:40", "2026-11-26T17:00", "after hours: by the next closing"],
	["contact", "2026-11-25T09:07", "2026-11-26T09:00", "on the hour"],
	["trial", "2026-11-25T09:00", "2026-11-26T09:00", "on the hour to the minute"],
	["trial", "2026-11-25T08:20", "2026-11-25T17:00", "nobody calls at opening time"],
	["trial", "2026-11-25T12:30", "2026-11-26T12:00", "nor at lunch"],
	["trial", "2026-11-25T23:50", "2026-11-26T17:00", "in the night"],
	["trial", "2026-11-23T10:15", "2026-11-23T17:00", "before a public holiday"],
	["trial", "2026-11-24T10:15", "2026-11-25T10:00", "on it"],
	["contact", "2026-11-20T15:30", "2026-11-20T17:00", "on a Friday with an hour left"],
	["contact", "2026-11-20T16:30", "2026-11-21T16:30", "on a Friday without one"],
	["trial", "2026-11-21T22:15", "2026-11-22T22:15", "in a weekend"],
	["trial", "2026-11-21T03:00", "2026-11-22T03:00", "in the night of a Saturday"],
	["trial", "2026-11-22T08:10", "2026-11-23T08:10", "on a Sunday, in a day without a whole office hour"],
	["trial", "2027-02-07T12:00", "2027-02-08T12:00", "over Tết"],
	["demo", "2026-11-25T11:37", "2026-11-25T16:00", "within four office hours"],
	["demo", "2026-11-25T08:20", "2026-11-25T12:00", "before lunch, as nobody calls then"],
	["demo", "2026-11-21T22:15", "2026-11-23T12:00", "of the next working day"],
	["demo", "2026-11-20T16:10", "2026-11-23T11:00", "over a weekend"],
] as const)("a %s request of %s is answered until %s: %s", (kind, at, until, _when) => {
	expect(answerDeadline(kind, inVietnam(at))).toEqual(inVietnam(until));
});

test("whenever a request comes, it is answered as promised: at an office hour's end if there is a whole one", () => {
	const hour = 60 * 60 * 1000;
	const start = inVietnam("2026-12-28T00:00").getTime();
	for (let at = start; at < start + 50 * 24 * hour; at += 37 * 60 * 1000) {
		for (const kind of ["trial", "contact"] as const) {
			const deadline = answerDeadline(kind, new Date(at));
			const left = deadline.getTime() - at;
			expect(left).toBeGreaterThanOrEqual(hour);
			if (isOfficeDeadline(deadline)) expect(left).toBeLessThanOrEqual(answerHours[kind] * hour);
			else expect(left).toBe(answerHours[kind] * hour);
		}
	}
});

test.each([
	["2026-11-26T17:00", true],
	["2026-11-25T09:00", true],
	["2026-11-25T13:00", false],
	["2026-11-25T08:00", false],
	["2026-11-25T21:00", false],
	["2026-11-22T13:00", false],
	["2027-01-01T16:00", false],
	["2026-11-23T08:10", false],
] as const)("%s ends an office hour: %s", (at, ends) => expect(isOfficeDeadline(inVietnam(at))).toBe(ends));
