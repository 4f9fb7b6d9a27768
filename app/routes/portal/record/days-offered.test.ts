import { expect, test } from "vitest";
import vi from "#app/locales/vi/portalRecord.ts";
import { daysOffered } from "./days-offered.ts";

const offered = (today: string) =>
	daysOffered(today, vi.log.days)
		.slice(0, -2)
		.map(({ value, label }) => `${label} ${value}`);

test.each([
	[
		"a Friday",
		"2026-11-27",
		["Hôm nay 2026-11-27", "Mai 2026-11-28", "Thứ Hai 2026-11-30", "Tuần sau 2026-12-04"],
	],
	[
		"a Sunday, whose tomorrow is Monday",
		"2026-11-29",
		["Hôm nay 2026-11-29", "Mai 2026-11-30", "Tuần sau 2026-12-06"],
	],
	[
		"a Monday, whose next is in a week",
		"2026-11-30",
		["Hôm nay 2026-11-30", "Mai 2026-12-01", "Thứ Hai 2026-12-07"],
	],
	["a page that brings no day", "", []],
])("on %s each day is offered once", (_, today, days) => expect(offered(today)).toEqual(days));
