import { expect, test } from "vitest";
import { inVietnam } from "#tests/support/in-vietnam.ts";
import { promiseOf } from "./promise.ts";

test.each([
	["vi", "2026-11-26T17:00", "trước 17:00 thứ Năm, 26/11"],
	["vi", "2026-11-22T13:00", "trong 24 giờ, kể cả cuối tuần"],
	["vi", "2027-01-01T21:00", "trong 24 giờ, kể cả cuối tuần"],
	["en", "2026-11-22T13:00", "within 24 hours, weekends included"],
	["zh", "2026-11-22T13:00", "24 小时内（周末照常）"],
	["nl", "2026-11-22T13:00", "binnen 24 uur, ook in het weekend"],
	["es", "2026-11-22T13:00", "en 24 horas, también en fin de semana"],
] as const)("%s, %s: %s", (language, answerBy, told) =>
	expect(promiseOf(language, inVietnam(answerBy).toISOString()).replaceAll("\u00a0", " ")).toBe(told),
);
