import { expect, test } from "vitest";
import { inVietnam } from "#tests/support/in-vietnam.ts";
import { answerDeadline } from "./answer-deadline.ts";

test.each([
	["trial", "2026-11-21T22:15", "2026-11-22T22:15"],
	["contact", "2026-11-23T09:00", "2026-11-24T09:00"],
	["demo", "2026-11-21T22:15", "2026-11-23T12:00"],
] as const)("a %s request of %s is answered until %s", (kind, at, until) => {
	expect(answerDeadline(kind, inVietnam(at))).toEqual(inVietnam(until));
});
