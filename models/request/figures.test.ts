import mongoose from "mongoose";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { convertRequest } from "#models/customer/conversion.server.ts";
import { Inquiries } from "#models/records/records.server.ts";
import { latest } from "#models/time/week.ts";
import { stored, useDatabase } from "#tests/support/database.ts";
import { inquiryFields, viewerNamed } from "#tests/support/inquiries.ts";
import { storeDemo, storeMessage, storeTrial } from "#tests/support/requests.ts";
import { knownOrigins, type RequestFigures, readFigures, renewFigures } from "./figures.server.ts";
import { listRequests, type RequestQuery } from "./list.server.ts";
import { requestSearchFields } from "./request-keys.ts";
import { divisions } from "./sum-requests.server.ts";

useDatabase();

const collections = { trial: "leads", demo: "demoRequests", contact: "contactMessages" };
const stores = { trial: storeTrial, demo: storeDemo, contact: storeMessage };
const [khoi, admin] = [viewerNamed("khoi"), viewerNamed("admin", "admin")];
const minute = 60_000;
const hour = 60 * minute;
/** A Sunday: the week began on the 16th. */
const noon = new Date("2026-11-22T12:00:00+07:00");

const setTime = (time: Date) => vi.useFakeTimers({ toFake: ["Date"], now: time });

beforeEach(async () => {
	setTime(noon);
	for (const name of [...Object.values(collections), "requestFigures"]) await stored(name).deleteMany({});
});
afterEach(() => vi.useRealTimers());

type Case = {
	kind: keyof typeof stores;
	came: string;
	/** After so many hours. */
	answered?: number;
	promised?: number;
	isInquiry?: boolean;
	isMailRefused?: boolean;
	visit?: object;
	language?: "vi" | "en";
};

async function put({
	kind,
	came,
	answered,
	promised = 24,
	isInquiry,
	isMailRefused,
	...fields
}: Case): Promise<void> {
	const [, _id] = (await stores[kind](fields)).split("-");
	const createdAt = new Date(`${came}+07:00`);
	const record = await stored(collections[kind]).findOne({ _id: new mongoose.Types.ObjectId(_id) });
	const after = (hours: number) => new Date(createdAt.getTime() + hours * hour);
	const refused = isMailRefused && { mailRefusedAt: createdAt };
	const handling = {
		createdAt,
		answerBy: after(promised),
		dueAt: after(promised),
		...requestSearchFields({
			...(record as never as Parameters<typeof requestSearchFields>[0]),
			createdAt,
			...refused,
		}),
		...refused,
		...(answered !== undefined && { answeredAt: after(answered) }),
		...(isInquiry && { inquiryId: new mongoose.Types.ObjectId(), state: "ended" }),
	};
	await stored(collections[kind]).updateOne({ _id: new mongoose.Types.ObjectId(_id) }, { $set: handling });
}

async function counted(): Promise<RequestFigures> {
	expect(await renewFigures()).toBe(true);
	const figures = await readFigures(admin);
	if (!figures || figures === "none") throw new Error("they are counted");
	return figures;
}

const facebook = { utmSource: "Facebook", utmCampaign: "tet-2027", landingPage: "/pricing" };
const google = { referrer: "https://www.google.com/search", landingPage: "/" };

const cases: Case[] = [
	// The first and the last moment of a week in Vietnam: in UTC both are the same Sunday.
	{ kind: "trial", came: "2026-11-16T00:00:00", answered: 1, isInquiry: true, visit: facebook },
	{ kind: "trial", came: "2026-11-15T23:59:59", answered: 30, visit: facebook, language: "en" },
	{ kind: "demo", came: "2026-11-18T09:00:00", promised: 5, visit: google, isMailRefused: true },
	// Nobody has answered yet, and nobody had to.
	{ kind: "contact", came: "2026-11-22T11:00:00" },
	{ kind: "contact", came: "2026-11-20T08:00:00", answered: 3 },
	{ kind: "trial", came: "2026-08-31T00:00:00", answered: 2, visit: google },
	// Before the first of the twelve weeks.
	{ kind: "trial", came: "2026-08-30T23:59:59", answered: 2, visit: facebook },
];

test("requests are counted by week in Vietnam's time and by kind, with what was answered in time and became an inquiry", async () => {
	for (const one of cases) await put(one);
	const { asOf, all, week, kind } = await counted();
	expect(asOf).toBe("2026-11-22T05:00:00.000Z");
	expect(all).toMatchObject({ trial: 3, demo: 1, contact: 2, total: 6 });
	expect(all).toMatchObject({ due: 5, inTime: 3, inquiries: 1, mailRefused: 1 });
	// Of answers after 1, 2, 3 and 30 hours.
	expect(all).toMatchObject({ median: 2 * hour, p90: 30 * hour });

	expect(week).toHaveLength(12);
	expect(week[0]).toMatchObject({ value: "2026-08-31", total: 1, due: 1, inTime: 1, median: 2 * hour });
	expect(week[9]).toMatchObject({ value: "2026-11-02", total: 0, due: 0 });
	expect(week[10]).toMatchObject({
		value: "2026-11-09",
		trial: 1,
		total: 1,
		due: 1,
		inTime: 0,
		inquiries: 0,
	});
	expect(week[11]).toMatchObject({ value: "2026-11-16", trial: 1, demo: 1, contact: 2, total: 4 });
	expect(week[11]).toMatchObject({ due: 3, inTime: 2, inquiries: 1, median: 1 * hour, p90: 3 * hour });

	expect(kind).toMatchObject([
		{ value: "trial", total: 3, due: 3, inTime: 2, median: 2 * hour, p90: 30 * hour },
		{ value: "demo", total: 1, due: 1, inTime: 0 },
		{ value: "contact", total: 2, due: 1, inTime: 1, median: 3 * hour, p90: 3 * hour },
	]);
	expect(kind[1]).not.toHaveProperty("median");
});

test("they are counted by source, campaign, landing page and language; what has none stands in no such row", async () => {
	for (const one of cases) await put(one);
	const { source, campaign, landingPage, language } = await counted();
	const totals = (rows: typeof source) => rows.map(({ value, total, inTime }) => [value, total, inTime]);
	expect(totals(source)).toEqual([
		["direct", 2, 1],
		["facebook", 2, 1],
		["google.com", 2, 1],
	]);
	expect(totals(campaign)).toEqual([["tet-2027", 2, 1]]);
	expect(totals(landingPage)).toEqual([
		["/", 2, 1],
		["/pricing", 2, 1],
	]);
	expect(totals(language)).toEqual([
		["vi", 5, 3],
		["en", 1, 0],
	]);
});

test("each figure has a list of just the requests that it counts", async () => {
	for (const one of cases) await put(one);
	const figures = await counted();
	const listed = async (query: RequestQuery) =>
		(await listRequests(admin, { state: "all", week: latest, ...query })).rows.length;
	const rows = divisions.flatMap((by) => figures[by].map((row) => ({ row, asked: { [by]: row.value } })));
	for (const { row, asked } of [{ row: figures.all, asked: {} }, ...rows]) {
		const { total, due, inTime, inquiries, mailRefused, trial, demo, contact } = row;
		const name = JSON.stringify(asked);
		expect(await listed(asked), name).toBe(total);
		expect(await listed({ ...asked, outcome: "inTime" }), name).toBe(inTime);
		expect(await listed({ ...asked, outcome: "tooLate" }), name).toBe(due - inTime);
		expect(await listed({ ...asked, outcome: "inquiry" }), name).toBe(inquiries);
		expect(await listed({ ...asked, outcome: "mailRefused" }), name).toBe(mailRefused);
		expect((await listed({ ...asked, outcome: "answered" })) > 0, name).toBe(row.median !== undefined);
		if ("kind" in asked) continue;
		const kinds = { trial, demo, contact };
		for (const [kind, count] of Object.entries(kinds))
			expect(await listed({ ...asked, kind: kind as keyof typeof kinds }), `${name} ${kind}`).toBe(count);
	}
});

test("what became an inquiry counts as answered from the first contact with that, in time or too late", async () => {
	const inquiry = async (name: string) =>
		(await convertRequest(await storeTrial(), inquiryFields(), khoi, name)).id;
	const [early, late] = [await inquiry("early"), await inquiry("late")];
	await inquiry("never");
	const numbers = async () => {
		const { due, inTime, inquiries, median } = (await counted()).all;
		return { due, inTime, inquiries, isAnswered: median !== undefined };
	};
	expect(await numbers()).toEqual({ due: 0, inTime: 0, inquiries: 3, isAnswered: false });
	await Inquiries.log(khoi, early, { way: "reached" });
	setTime(new Date(noon.getTime() + hour));
	expect(await numbers()).toEqual({ due: 1, inTime: 1, inquiries: 3, isAnswered: true });
	setTime(new Date(noon.getTime() + 60 * hour));
	await Inquiries.log(khoi, late, { way: "reached" });
	expect(await numbers()).toEqual({ due: 3, inTime: 1, inquiries: 3, isAnswered: true });
	const tooLate = await listRequests(admin, { state: "all", outcome: "tooLate" });
	expect(tooLate.rows).toHaveLength(2);
});

test("of campaigns that anybody can make up the twenty largest are kept", async () => {
	for (let number = 1; number <= 22; number++) {
		const visit = { utmCampaign: `campaign ${String(number).padStart(2, "0")}` };
		for (let time = 0; time < (number > 20 ? 2 : 1); time++)
			await put({ kind: "contact", came: "2026-11-20T08:00:00", visit });
	}
	const { all, campaign } = await counted();
	expect(all.total).toBe(24);
	expect(campaign).toHaveLength(20);
	expect(campaign.slice(0, 3).map(({ value, total }) => [value, total])).toEqual([
		["campaign 21", 2],
		["campaign 22", 2],
		["campaign 01", 1],
	]);
});

test("of many processes at once one counts, and again only after a rest", async () => {
	await put({ kind: "demo", came: "2026-11-18T09:00:00" });
	const counting = await Promise.all(Array.from({ length: 20 }, () => renewFigures()));
	expect(counting.filter(Boolean)).toHaveLength(1);
	await put({ kind: "demo", came: "2026-11-18T09:00:00" });
	setTime(new Date(noon.getTime() + minute - 1));
	expect(await renewFigures()).toBe(false);
	expect(await readFigures(admin)).toMatchObject({ all: { total: 1 } });
	setTime(new Date(noon.getTime() + minute));
	expect(await renewFigures()).toBe(true);
	expect(await readFigures(admin)).toMatchObject({ all: { total: 2 } });
});

test("where a process ends while it counts another one takes over after five minutes", async () => {
	const aggregate = vi.spyOn(mongoose.Model, "aggregate").mockImplementationOnce(() => {
		throw new Error("ended");
	});
	await expect(renewFigures()).rejects.toThrow("ended");
	aggregate.mockRestore();
	expect(await readFigures(admin)).toBe("none");
	setTime(new Date(noon.getTime() + 5 * minute - 1));
	expect(await renewFigures()).toBe(false);
	setTime(new Date(noon.getTime() + 5 * minute));
	expect(await renewFigures()).toBe(true);
});

test("a process that is being stopped does not wait for the end of a count", async () => {
	const stopping = new AbortController();
	const counting = renewFigures(stopping.signal);
	stopping.abort();
	await expect(counting).rejects.toThrow(/abort/i);
	expect(await readFigures(admin)).toBe("none");
});

test("who comes back after the time for counting writes nothing", async () => {
	const later = new Date(noon.getTime() + hour);
	const takeOver = () => stored("requestFigures").updateOne({}, { $set: { dueAt: later } });
	const { aggregate } = mongoose.Model;
	const spy = vi.spyOn(mongoose.Model, "aggregate").mockImplementationOnce(function (this: unknown, ...args) {
		void takeOver();
		return Reflect.apply(aggregate, this, args);
	});
	await renewFigures();
	spy.mockRestore();
	expect(await stored("requestFigures").findOne()).toMatchObject({ dueAt: later, rows: [] });
	expect(await readFigures(admin)).toBe("none");
});

test("lists offer administrators from where most requests came", async () => {
	expect(await knownOrigins(admin)).toEqual({ source: [], campaign: [], landingPage: [] });
	const visit = { utmSource: "facebook", utmCampaign: "tet-2027", landingPage: "/pricing" };
	for (let times = 0; times < 2; times++) await put({ kind: "trial", came: "2026-11-19T10:00", visit });
	await put({ kind: "demo", came: "2026-11-19T10:00" });
	await counted();
	expect(await knownOrigins(admin)).toEqual({
		source: ["facebook", "direct"],
		campaign: ["tet-2027"],
		landingPage: ["/pricing"],
	});
	expect(await knownOrigins(khoi)).toEqual({ source: [], campaign: [], landingPage: [] });
});

test("they are for administrators, and there are none before they are counted", async () => {
	expect(await readFigures(admin)).toBe("none");
	await renewFigures();
	expect(await readFigures(khoi)).toBeNull();
	expect(await readFigures(admin)).toMatchObject({ all: { total: 0 }, source: [] });
});
