import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cancelWords, statusText } from "#app/routes/site/own-request/describe.server.ts";
import { text } from "#app/server/i18n.server.ts";
import { convertRequest } from "#models/customer/conversion.server.ts";
import { historyOf, subjectIdOf } from "#models/history/history.server.ts";
import { type Language, languages } from "#models/language.ts";
import type { RequestId } from "#models/records/record-id.ts";
import { Requests } from "#models/records/records.server.ts";
import {
	findOwnRequest,
	ownTokenOf,
	requestForMail,
	withdrawRequest,
} from "#models/request/own-request.server.ts";
import {
	cancelOwnTrial,
	changeTrial,
	openTrial,
	TrialChanged,
	trialsToCall,
} from "#models/request/trial.server.ts";
import { stored, useDatabase } from "#tests/support/database.ts";
import { inVietnam } from "#tests/support/in-vietnam.ts";
import { inquiryFields } from "#tests/support/inquiries.ts";
import { letters } from "#tests/support/letters.ts";
import { memberNamed } from "#tests/support/members.ts";
import { forgetAll, goingOn, storedRequest } from "#tests/support/reminders.ts";
import { storeMessage, storeTrial } from "#tests/support/requests.ts";
import { followTrials } from "./reminders.server.ts";

useDatabase();

const origin = "http://localhost:3000";
const to = "hoa@gom.example";
/** A Friday; the trial's first day is the next, its eighth Saturday 5 December, its last Monday 7 December. */
const opened = inVietnam("2026-11-27T16:30");

beforeEach(async () => {
	vi.useFakeTimers({ toFake: ["Date"], now: opened });
	await forgetAll();
});
afterEach(() => vi.useRealTimers());

const at = (time: string) => vi.setSystemTime(inVietnam(time));

/** Lets the worker work at a time in Vietnam. @returns the mails that are new since it last did */
async function workAt(time: string) {
	at(time);
	await Promise.all([followTrials(goingOn), followTrials(goingOn)]);
	const mails = await letters();
	await stored("outbox").deleteMany({});
	return mails;
}

const kindsAt = async (time: string) => (await workAt(time)).map(({ kind, to }) => `${kind} ${to}`);

async function status(id: RequestId, language: Language = "vi") {
	const own = await findOwnRequest((await ownTokenOf(id)) ?? "");
	if (!own) throw new Error("gone");
	return statusText(language, { ...own, isInHand: false });
}

test("a trial from its first day to its last: each day tells its state, and each mail comes once", async () => {
	const khoi = await memberNamed("khoi");
	const id = await storeTrial();
	expect(await openTrial(khoi, id, origin)).toBe(true);
	expect(await openTrial(khoi, id, origin), "pressed twice").toBe(true);
	const [mail, ...others] = await workAt("2026-11-27T16:31");
	expect(others).toEqual([]);
	expect(mail).toMatchObject({
		kind: "trialOpened",
		to,
		subject: "Tài khoản dùng thử đã mở, đến hết 07/12/2026",
	});
	expect(mail?.text).toMatch(/\nhttp:\/\/localhost:3000\/yeu-cau\/\w+\?mailed=/);
	expect(await storedRequest(id)).toMatchObject({
		status: "contacted",
		state: "answered",
		answeredAt: opened,
		// The eighth day is a Saturday.
		dueAt: inVietnam("2026-12-04T17:00"),
	});
	const running = "Tài khoản dùng thử mở ngày 27/11/2026, dùng được đến hết ngày 07/12/2026.";
	expect(await status(id)).toContain(running);

	for (const time of ["2026-12-04T23:00", "2026-12-05T07:59"]) expect(await kindsAt(time)).toEqual([]);
	const [reminder] = await workAt("2026-12-05T08:00");
	expect(reminder).toMatchObject({ kind: "trialReminder", to });
	expect(reminder?.text).toContain("đến hết ngày 07/12/2026, còn hai ngày nữa");
	for (const time of ["2026-12-05T08:01", "2026-12-07T20:00"]) expect(await kindsAt(time)).toEqual([]);
	at("2026-12-07T23:59");
	expect(await status(id), "the last minute of the last day").toContain(running);

	at("2026-12-08T00:01");
	const over = "Thời gian dùng thử kết thúc ngày 07/12/2026, không phát sinh phí.";
	expect(await status(id), "before the worker has noted it").toContain(over);
	expect(await kindsAt("2026-12-08T00:01"), "people sleep").toEqual([]);
	expect(await kindsAt("2026-12-08T08:00")).toEqual([`trialOver ${to}`]);
	expect(await status(id)).toContain("được giữ đến hết ngày 06/01/2027");

	expect(await kindsAt("2027-01-02T09:00")).toEqual([]);
	const [last] = await workAt("2027-01-03T09:00");
	expect(last).toMatchObject({
		kind: "trialDataReminder",
		subject: "Số liệu dùng thử sẽ xóa sau 06/01/2027",
	});
	expect(await kindsAt("2027-01-06T20:59")).toEqual([]);
	expect(await kindsAt("2027-01-07T08:00")).toEqual([`trialDataDueNote ${khoi.email}`]);
	expect(await changeTrial(khoi, id, { change: "dataDeleted" })).toBe(true);
	expect(await kindsAt("2027-03-01T09:00")).toEqual([]);
	expect(await status(id)).toMatch(/kết thúc ngày 07\/12\/2026.*đã xóa ngày 07\/01\/2027/);
	const { rows } = await historyOf({ _id: subjectIdOf(id) });
	expect(rows.map(({ kind }) => kind).reverse()).toEqual([
		...["trialOpened", "trialReminded", "trialOver", "trialDataReminded", "trialDataDue", "trialDataDeleted"],
	]);
});

test.each([
	["2026-11-27T16:32", "27/12/2026", "while the mail of its opening waits"],
	["2026-12-03T10:00", "02/01/2027", "in the middle"],
	["2026-12-08T07:00", "06/01/2027", "when it is over, and nobody has said so yet"],
	["2026-12-20T10:00", "06/01/2027", "when it is over"],
])(
	"its visitor cancels it at %s, data are kept until %s, and nothing more is sent: %s",
	async (time, until) => {
		const khoi = await memberNamed("khoi");
		const id = await storeTrial();
		await openTrial(khoi, id, origin);
		if (time > "2026-11-28") await workAt(time);
		at(time);
		await cancelOwnTrial(id, origin);
		await cancelOwnTrial(id, origin);
		expect(await kindsAt(time)).toEqual([`trialCancelledNote ${khoi.email}`]);
		expect(await status(id)).toMatch(`được giữ đến hết ngày ${until} rồi xóa`);
		const told: string[] = [];
		for (const day of ["2026-12-05", "2026-12-08", "2027-01-03", "2027-02-20"]) {
			if (day > time) told.push(...(await kindsAt(`${day}T09:00`)));
		}
		expect(told).toEqual([`trialDataDueNote ${khoi.email}`]);
	},
);

test("a day set before the trial's call stays when its account is opened, a later one does not", async () => {
	const khoi = await memberNamed("khoi");
	for (const [way, nextOn, dueAt] of [
		["reached", "2026-11-30", "2026-11-30T17:00"],
		["reached", "2026-12-15", "2026-12-04T17:00"],
		["noAnswer", "2026-12-01", "2026-12-01T17:00"],
	] as const) {
		const id = await storeTrial();
		await Requests.log(khoi, id, { way, nextOn });
		await openTrial(khoi, id, origin);
		expect(await storedRequest(id)).toMatchObject({ dueAt: inVietnam(dueAt) });
	}
});

test("staff cancel it, make it a plan, and an administrator extends it, which the audit log tells", async () => {
	const [khoi, huong] = [await memberNamed("khoi"), await memberNamed("huong")];
	const boss = await memberNamed("boss", "admin");
	const id = await storeTrial();
	const message = await storeMessage();
	for (const one of [id, message])
		await expect(changeTrial(khoi, one, { change: "plan" }), "not open").rejects.toThrow(TrialChanged);
	await openTrial(khoi, id, origin);
	expect(await changeTrial(huong, id, { change: "cancelled" }), "somebody else's").toBe(false);
	const lastOn = "2026-12-20";
	await expect(changeTrial(khoi, id, { change: "extended", lastOn })).rejects.toThrow(TrialChanged);
	await stored("outbox").deleteMany({});

	at("2026-12-07T10:00");
	for (const day of ["2026-12-06", "2026-12-07", "2027-03-08"])
		await expect(changeTrial(boss, id, { change: "extended", lastOn: day })).rejects.toThrow(TrialChanged);
	await changeTrial(boss, id, { change: "extended", lastOn });
	expect(await stored("auditLines").findOne({ action: "trialExtended" })).toMatchObject({ subject: { id } });
	expect(await kindsAt("2026-12-08T09:00"), "it goes on").toEqual([]);
	expect(await kindsAt("2026-12-18T09:00"), "two days are left again").toEqual([`trialReminder ${to}`]);

	await changeTrial(khoi, id, { change: "cancelled" });
	await expect(changeTrial(khoi, id, { change: "cancelled" })).rejects.toThrow(TrialChanged);
	expect(await kindsAt("2026-12-21T09:00")).toEqual([]);
	await changeTrial(khoi, id, { change: "plan" });
	expect(await status(id)).toContain("Anh chị dùng gói chính thức từ ngày 21/12/2026.");
	expect(await kindsAt("2027-03-01T09:00"), "of a plan nothing is deleted").toEqual([]);
	await expect(changeTrial(khoi, id, { change: "dataDeleted" })).rejects.toThrow(TrialChanged);
});

test("a plan that was noted by mistake is taken back: the trial goes on to its last day, with its mails", async () => {
	const khoi = await memberNamed("khoi");
	const id = await storeTrial();
	await openTrial(khoi, id, origin);
	await expect(changeTrial(khoi, id, { change: "resumed" }), "it runs").rejects.toThrow(TrialChanged);
	await workAt("2026-11-28T10:00");
	await changeTrial(khoi, id, { change: "plan" });
	expect(await kindsAt("2026-12-05T09:00")).toEqual([]);
	await changeTrial(khoi, id, { change: "resumed" });
	expect(await status(id)).toContain("dùng được đến hết ngày 07/12/2026");
	expect(await kindsAt("2026-12-08T09:00")).toEqual([`trialOver ${to}`]);
});

test("its own page never says that it is finished before it is: not once it is an inquiry, or closed", async () => {
	const khoi = await memberNamed("khoi");
	const [id, closed] = [await storeTrial(), await storeTrial({ email: "khac@gom.example" })];
	await convertRequest(id, inquiryFields(), khoi, "trial-of-an-inquiry");
	await stored("salesInquiries").updateMany({}, { $set: { status: "completed" } });
	expect(await status(id)).toContain("không thấy ghi đã mở tài khoản dùng thử");
	expect(await openTrial(khoi, id, origin)).toBe(true);
	expect(await status(id)).toContain("dùng được đến hết ngày 07/12/2026");
	expect(await storedRequest(id)).toMatchObject({ state: "ended", status: "converted" });
	expect(await kindsAt("2026-12-05T09:00")).toEqual([`trialOpened ${to}`, `trialReminder ${to}`]);

	await openTrial(khoi, closed, origin);
	await withdrawRequest(closed, origin);
	expect(await status(closed)).toContain("Anh chị đã rút yêu cầu này");
	await expect(openTrial(khoi, closed, origin)).resolves.toBe(true);
	expect((await storedRequest(closed))?.trial.end).toEqual({ how: "cancelled", on: "2026-12-05" });
});

test("a trial is a call on its eighth day and its last, before days off, until its visitor was in contact", async () => {
	const [khoi, huong] = [await memberNamed("khoi"), await memberNamed("huong")];
	const boss = await memberNamed("boss", "admin");
	const id = await storeTrial();
	await openTrial(khoi, id, origin);
	const calls = async (time: string, viewer = khoi) => {
		at(time);
		return (await trialsToCall(viewer)).map((call) => `${call.day} ${call.id}`);
	};
	expect(await calls("2026-12-03T09:00"), "Thursday").toEqual([]);
	expect(await calls("2026-12-04T09:00"), "Friday, for Saturday").toEqual([`eighth ${id}`]);
	expect(await calls("2026-12-04T09:00", huong)).toEqual([]);
	expect(await calls("2026-12-04T09:00", boss)).toEqual([`eighth ${id}`]);
	await Requests.log(khoi, id, { way: "noAnswer" });
	expect(await calls("2026-12-04T10:00")).toEqual([`eighth ${id}`]);
	await Requests.log(khoi, id, { way: "reached" });
	expect(await calls("2026-12-04T11:00")).toEqual([]);
	expect((await Requests.findWithHistory(khoi, id))?.dueAt, "the last day is next").toBe(
		"2026-12-07T10:00:00.000Z",
	);
	expect(await calls("2026-12-07T09:00")).toEqual([`last ${id}`]);
	await cancelOwnTrial(id, origin);
	expect(await calls("2026-12-07T09:01")).toEqual([]);
});

test.each(languages)(
	"in %s each mail says its day and how to stop, and nothing is left to be filled in",
	async (language) => {
		const khoi = await memberNamed("khoi");
		const id = await storeTrial({ language });
		await openTrial(khoi, id, origin);
		const { cancel } = text(language, "ownTrial");
		const stop = async () => cancelWords(language, (await requestForMail(id))?.request.trial);
		expect(await stop()).toEqual(cancel.running);
		const mails = [];
		for (const day of ["2026-11-27", "2026-12-05", "2026-12-08", "2027-01-03"])
			mails.push(...(await workAt(`${day}T17:00`)));
		expect(mails.map(({ kind }) => kind)).toEqual([
			...["trialOpened", "trialReminder", "trialOver", "trialDataReminder"],
		]);
		const link = `${origin}${language === "vi" ? "" : `/${language}`}/yeu-cau/`;
		for (const { subject, text: body } of mails) {
			expect(subject).toMatch(/2026|2027/);
			expect(body).toContain(link);
			expect(body).toContain("1900\u00a00000");
			expect(subject + body).not.toMatch(/[{}]|undefined|null|Gốm|Hòa/);
		}
		expect(new Set(mails.map(({ subject }) => subject)).size).toBe(4);
		expect(await stop(), "what is over can no longer be stopped, but its mails can").toEqual(cancel.over);
		expect((await requestForMail(id))?.request.trial).toMatchObject({
			state: "over",
			dataUntil: "2027-01-06",
		});
	},
);
