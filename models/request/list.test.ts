import mongoose from "mongoose";
import { beforeEach, expect, test } from "vitest";
import { renewRequestKeys } from "#models/customer/renew-keys.server.ts";
import { mostCounted } from "#models/limits.ts";
import { stored, useDatabase } from "#tests/support/database.ts";
import { viewerNamed } from "#tests/support/inquiries.ts";
import { storeDemo, storeMessage, storeTrial } from "#tests/support/requests.ts";
import { countRequests } from "./counts.server.ts";
import { listRequests, type RequestQuery, streamRequests } from "./list.server.ts";
import { endRequest, takeRequest } from "./request.server.ts";
import { SpamQuarantine } from "./spam-quarantine.server.ts";

useDatabase();

const collections = { trial: "leads", demo: "demoRequests", contact: "contactMessages" };
const minute = 60_000;

beforeEach(async () => {
	for (const name of [...Object.values(collections), "historyEvents"]) await stored(name).deleteMany({});
});

const [khoi, huong, admin] = [viewerNamed("khoi"), viewerNamed("huong"), viewerNamed("admin", "admin")];

/** Moves the time by which a request must be acted on, in minutes from now. */
async function due(id: string, minutes: number): Promise<string> {
	const [kind, _id] = id.split("-") as [keyof typeof collections, string];
	const dueAt = new Date(Date.now() + minutes * minute);
	await stored(collections[kind]).updateOne({ _id: new mongoose.Types.ObjectId(_id) }, { $set: { dueAt } });
	return id;
}

const idsOf = async (viewer: typeof khoi, query: RequestQuery = {}) =>
	(await listRequests(viewer, query)).rows.map(({ id }) => id);

test("all kinds stand in one list, soonest due first; ended ones apart, the last first", async () => {
	const third = await due(await storeTrial(), 300);
	const first = await due(await storeMessage(), -40);
	const second = await due(await storeDemo(), 20);
	expect(await idsOf(khoi)).toEqual([first, second, third]);
	expect((await listRequests(khoi, {})).rows.map(({ isLate }) => isLate)).toEqual([true, false, false]);
	await endRequest(khoi, first, { ending: "answered" }, null);
	await endRequest(khoi, third, { ending: "notCustomer" }, null);
	expect(await idsOf(khoi)).toEqual([second]);
	expect(await idsOf(khoi, { state: "ended" })).toEqual([third, first]);
});

test("an export has the order of the list, and of chosen ones those that the viewer may see", async () => {
	const ids: string[] = [];
	for (const [number, store] of [storeDemo, storeTrial, storeMessage, storeTrial].entries())
		ids.push(await due(await store(), 10 * number));
	const taken = ids[1] ?? "";
	await takeRequest(huong, taken);
	const exported = async (viewer: typeof khoi, query: RequestQuery) => {
		const rows: string[] = [];
		for await (const { id } of streamRequests(viewer, query)) rows.push(id);
		return rows;
	};
	expect(await exported(admin, {})).toEqual(ids);
	expect(await exported(admin, { state: "all" })).toEqual(ids.toReversed());
	expect(await exported(khoi, {})).toEqual(ids.filter((id) => id !== taken));
	expect(await exported(huong, { ids: [taken, ids[3] ?? "", "none", "contact-1"] })).toEqual([taken, ids[3]]);
	expect(await exported(khoi, { ids: [taken] })).toEqual([]);
});

test("pages of all kinds go through the list once, in both directions", async () => {
	const ids: string[] = [];
	for (let number = 0; number < 120; number++) {
		const store = [storeTrial, storeDemo, storeMessage][number % 3] ?? storeTrial;
		// Every four have the same time: the id decides.
		ids.push(await due(await store(), 10 * Math.floor(number / 4)));
	}
	const at = Date.now() + 1000 * minute;
	for (const name of Object.values(collections)) {
		const moved = await stored(name)
			.find({ dueAt: { $gt: new Date(at) } })
			.toArray();
		await stored(name).updateMany(
			{ _id: { $in: moved.map(({ _id }) => _id) } },
			{ $set: { dueAt: new Date(at) } },
		);
	}
	const seen: string[] = [];
	let page = await listRequests(khoi, {});
	for (;;) {
		seen.push(...page.rows.map(({ id }) => id));
		if (!page.next) break;
		page = await listRequests(khoi, { after: page.next });
	}
	expect(new Set(seen)).toEqual(new Set(ids));
	expect(seen).toHaveLength(ids.length);
	const back = await listRequests(khoi, { before: page.previous ?? "" });
	expect(back.rows.map(({ id }) => id)).toEqual(seen.slice(50, 100));
});

test("filters by kind, owner, time, source and words hold together, and never show somebody else's", async () => {
	const visit = { utmSource: "Facebook" };
	const mine = await due(await storeTrial({ visit }), 30);
	const hers = await due(await storeTrial({ visit }), -30);
	const free = await due(
		await storeDemo({ contactName: "Lê Minh Tâm", email: "tam@duoc.example", phone: "0900000844" }),
		-10,
	);
	await takeRequest(khoi, mine);
	await takeRequest(huong, hers);
	expect(await idsOf(khoi)).toEqual([free, mine]);
	expect(await idsOf(khoi, { ownerId: khoi.id })).toEqual([mine]);
	expect(await idsOf(khoi, { ownerId: huong.id })).toEqual([]);
	expect(await idsOf(khoi, { ownerId: null })).toEqual([free]);
	expect(await idsOf(khoi, { ownerId: "malformed" })).toEqual([]);
	expect(await idsOf(khoi, { kind: "demo" })).toEqual([free]);
	expect(await idsOf(khoi, { due: "late" })).toEqual([free]);
	expect(await idsOf(khoi, { source: "facebook" })).toEqual([mine]);
	expect(await idsOf(khoi, { source: "direct", text: "tam le" })).toEqual([free]);
	expect(await idsOf(khoi, { text: "0844" })).toEqual([free]);
	expect(await idsOf(khoi, { text: "hoa" })).toEqual([mine]);
	expect(await idsOf(admin, { text: "hoa" })).toEqual([hers, mine]);
	expect(await idsOf(admin, { ownerId: huong.id, due: "late", source: "FACEBOOK" })).toEqual([hers]);
	expect(await idsOf(khoi, { state: "answered" })).toEqual([]);
});

test("counts are of what the viewer sees, and end at a hundred", async () => {
	const mine = await due(await storeTrial(), -30);
	const hers = await due(await storeMessage(), -30);
	await due(await storeDemo(), -10);
	await takeRequest(khoi, mine);
	await takeRequest(huong, hers);
	await endRequest(huong, await storeDemo(), { ending: "answered" }, null);
	expect(await countRequests(khoi)).toEqual({
		nobody: 1,
		mine: 1,
		today: 0,
		late: 2,
		myLate: 1,
		overdue: 0,
		suspected: 0,
	});
	const robot = { submissionId: "robot", language: "vi", email: "x@xau.example" } as const;
	await SpamQuarantine.keep("contact", ["trap", "links"], robot);
	expect(await countRequests(admin)).toEqual({
		nobody: 1,
		mine: 0,
		today: 0,
		late: 3,
		myLate: 0,
		overdue: 0,
		suspected: 1,
	});
	expect(await countRequests(khoi)).toMatchObject({ suspected: 0 });
	const noon = new Date("2031-03-05T05:00:00Z");
	for (const hours of [2, 20]) {
		const id = await storeTrial();
		await due(id, (noon.getTime() - Date.now()) / minute + hours * 60);
	}
	expect(await countRequests(admin, noon)).toMatchObject({ today: 1 });
	const many = await stored("leads").find({ ownerId: null }).limit(1).toArray();
	const [one] = many;
	await stored("leads").insertMany(
		Array.from({ length: mostCounted + 5 }, (_, index) => ({
			...one,
			_id: new mongoose.Types.ObjectId(),
			submissionId: `many ${index}`,
		})),
	);
	expect((await countRequests(khoi)).nobody).toBe(mostCounted);
});

test("renewing gives requests the keys that this version makes, once", async () => {
	const visit = { utmSource: "Zalo", utmCampaign: "khach-cu" };
	const id = await storeTrial({ visit });
	await storeMessage();
	await stored("leads").updateMany({}, { $set: { searchKeys: ["source:zalo"] }, $unset: { cameFrom: 1 } });
	expect(await idsOf(khoi, { campaign: "khach-cu" })).toEqual([]);
	expect(await renewRequestKeys()).toBe(1);
	expect(await renewRequestKeys()).toBe(0);
	expect(await idsOf(khoi, { campaign: "khach-cu", source: "zalo", text: "hoa" })).toEqual([id]);
});
