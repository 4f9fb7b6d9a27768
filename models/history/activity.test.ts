import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Viewer } from "#models/account/user.server.ts";
import { setStage, stageFingerprint } from "#models/inquiry/inquiry.server.ts";
import { submitInquiry } from "#models/inquiry/submit.server.ts";
import { handOverRecord } from "#models/records/hand-over.server.ts";
import { Inquiries, Requests } from "#models/records/records.server.ts";
import { endOfDay, startOfDay } from "#models/time/calendar.ts";
import { useDatabase } from "#tests/support/database.ts";
import { inVietnam } from "#tests/support/in-vietnam.ts";
import { inquiryFields } from "#tests/support/inquiries.ts";
import { memberNamed } from "#tests/support/members.ts";
import { storeDemo, storeMessage } from "#tests/support/requests.ts";
import { readActivity } from "./activity.server.ts";

useDatabase();
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => vi.useRealTimers());

const at = (time: string) => vi.setSystemTime(inVietnam(time));
const on = (day: string) => ({ from: startOfDay(day), until: endOfDay(startOfDay(day)) });
const none = { reached: 0, notReached: 0, demos: 0, demosGiven: 0, noShows: 0 };
const nothing = { ...none, inquiries: 0, quotations: 0, won: 0, lost: 0 };

const activityOf = async (viewer: Viewer, person: string, day: string) => {
	const { page, counts } = await readActivity(viewer, { person, ...on(day) }, {});
	return { counts, lines: page.rows.map(({ kind, record }) => [kind, record?.name ?? null]) };
};

test("what a person did on a day is told with its customers and counted, to them and to administrators alone", async () => {
	const [khoi, huong, admin] = [
		await memberNamed("khoi"),
		await memberNamed("huong"),
		await memberNamed("mai", "admin"),
	];
	at("2026-11-23 23:50");
	const id = (await submitInquiry(inquiryFields({ customerName: "Bà Lan" }), khoi, crypto.randomUUID())).id;
	at("2026-11-24 00:10");
	const lead = await storeMessage({ name: "Ông Tư" });
	await Requests.log(khoi, lead, { way: "noAnswer" });
	at("2026-11-24 09:00");
	await Inquiries.log(khoi, id, { way: "reached", note: "Chốt tuần này" });
	at("2026-11-24 17:00");
	const won = { status: "completed", outcome: "won", dealValue: 100_000_000 } as const;
	await setStage(khoi, id, won, stageFingerprint({ status: "pending" }));
	await Requests.log(admin, lead, { way: "note", note: "Của người khác" });

	const told = {
		lines: [
			["outcome", "Bà Lan"],
			["contact", "Bà Lan"],
			["contact", "Ông Tư"],
		],
		counts: { ...nothing, reached: 1, notReached: 1, won: 1 },
	};
	expect(await activityOf(khoi, khoi.id, "2026-11-24")).toEqual(told);
	expect(await activityOf(admin, khoi.id, "2026-11-24")).toEqual(told);
	expect(await activityOf(khoi, khoi.id, "2026-11-23")).toEqual({
		lines: [["created", "Bà Lan"]],
		counts: { ...nothing, inquiries: 1 },
	});
	expect(await activityOf(huong, khoi.id, "2026-11-24"), "somebody else's").toEqual({
		lines: [],
		counts: nothing,
	});

	await handOverRecord(khoi, lead, huong.id, null);
	const [, , given] = (await activityOf(khoi, khoi.id, "2026-11-24")).lines.slice(-3);
	expect(given, "what is another's by now has no name").toEqual(["contact", null]);
});

test("demos that were given, and those to which the customer did not come, are counted", async () => {
	at("2026-11-26 09:00");
	const lan = await memberNamed("lan");
	const [one, other] = [await storeDemo(), await storeDemo()];
	await Requests.log(lan, one, { way: "demoGiven" });
	await Requests.log(lan, other, { way: "noShow" });
	const { counts } = await activityOf(lan, lan.id, "2026-11-26");
	expect(counts).toEqual({ ...nothing, reached: 1, demosGiven: 1, noShows: 1 });
});
