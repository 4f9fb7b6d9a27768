import mongoose from "mongoose";
import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "#models/account/user.server.ts";
import { languages } from "#models/language.ts";
import { mostLookedAt } from "#models/search/bounded.server.ts";
import { latest, latestWeeks } from "#models/time/week.ts";
import { makeRepresentatives } from "#scripts/seed/inquiries.ts";
import { randomFrom } from "#scripts/seed/random.ts";
import { seedRequests } from "#scripts/seed/requests.ts";
import { type StoredDocument, stored, useDatabase } from "#tests/support/database.ts";
import { viewerNamed } from "#tests/support/inquiries.ts";
import { countRequests } from "./counts.server.ts";
import { listRequests, type RequestQuery } from "./list.server.ts";

// Lists of thirty thousand requests, watched by MongoDB's profiler: what was really read of which index.

useDatabase();

const total = 30_000;
const representatives = 10;
/** A page of each kind and what filters leave out of them; of one person's at most all. */
const mostRead = ({ isAdmin }: Viewer) => (isAdmin ? 1_000 : total / representatives);
const admin = viewerNamed("admin", "admin");
let rep: Viewer;

beforeAll(async () => {
	const owners = await makeRepresentatives(representatives, randomFrom(1));
	await seedRequests({ requests: total, days: 300, owners });
	const [owner] = owners;
	if (!owner) throw new Error("nobody owns anything");
	rep = { ...owner, role: "sales", isAdmin: false };
}, 300_000);

async function watch(work: () => Promise<unknown>) {
	const { db } = mongoose.connection;
	await db?.command({ profile: 2 });
	await work();
	await db?.command({ profile: 0 });
	const profile = stored("system.profile");
	const commands = await profile.find({ ns: /\.(leads|demoRequests|contactMessages)$/ }).toArray();
	await profile.drop();
	expect(commands.length).toBeGreaterThan(0);
	const sum = (path: string) =>
		commands.reduce((all, command: StoredDocument) => all + (command[path] ?? 0), 0);
	return {
		plans: commands.map(({ planSummary }) => String(planSummary)),
		docs: sum("docsExamined"),
		keys: sum("keysExamined"),
		sortedInMemory: commands.some((command) => command.hasSortStage || command.usedDisk),
	};
}

const counted = { state: "all", week: latest } as const;
const [oldest] = latestWeeks(new Date());

const queries: RequestQuery[] = [
	{},
	{ state: "ended" },
	{ state: "all" },
	{ kind: "demo", state: "all" },
	{ ownerId: null },
	{ due: "late" },
	{ due: "today" },
	{ ...counted },
	{ ...counted, outcome: "tooLate" },
	{ ...counted, outcome: "inquiry" },
];

/** Those that look at a bounded number of what an index gives. */
const searches: RequestQuery[] = [
	{ source: "facebook" },
	{ source: "bao-7", state: "all" },
	{ ...counted, source: "facebook" },
	{ ...counted, campaign: "cuoi-nam" },
	{ ...counted, campaign: "bao-7" },
	{ ...counted, landingPage: "/pricing" },
	{ ...counted, language: languages.at(-2) },
	{ ...counted, language: "vi", outcome: "inTime" },
	{ ...counted, outcome: "mailRefused" },
	{ state: "all", week: oldest },
	{ state: "all", week: oldest, source: "facebook", outcome: "inTime" },
	{ text: "nguyễn" },
	{ text: "nguyễn", state: "ended" },
	{ text: "nguyễn minhphat777", state: "ended" },
	{ text: "minh phát gỗ", state: "ended" },
	{ text: "minh phát gỗ", state: "all" },
	{ text: "quỳnh cà phê", state: "all" },
	{ text: "khong ai co ten nay", state: "all" },
];

describe.each([
	["an admin", () => admin],
	["a representative", () => rep],
])("%s", (_, viewer) => {
	test.each([...queries, ...searches])(
		"reads the page of %j from an index, already sorted",
		async (query) => {
			const most = searches.includes(query) ? 2 * 3 * mostLookedAt : mostRead(viewer());
			await listRequests(viewer(), query);
			const { plans, docs, keys, sortedInMemory } = await watch(() => listRequests(viewer(), query));
			for (const plan of plans) expect(plan).not.toMatch(/COLLSCAN/);
			expect(sortedInMemory).toBe(false);
			expect(docs).toBeLessThanOrEqual(most);
			expect(keys).toBeLessThanOrEqual(most);
		},
	);

	test("a page far down costs no more than the first", async () => {
		let after: string | undefined;
		for (let page = 0; page < 50; page++) {
			const { next } = await listRequests(viewer(), { state: "all", after });
			after = next ?? after;
		}
		expect(after).toBeDefined();
		for (const address of [{ after }, { before: after }]) {
			const { keys } = await watch(() => listRequests(viewer(), { state: "all", ...address }));
			expect(keys).toBeLessThanOrEqual(mostRead(viewer()));
		}
	});

	test("the counts of the navigation read indexes alone", async () => {
		const { plans, keys } = await watch(() => countRequests(viewer()));
		for (const plan of plans) expect(plan).not.toMatch(/COLLSCAN/);
		expect(keys).toBeLessThanOrEqual(4 * 3 * 200);
	});
});
