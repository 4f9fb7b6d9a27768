import mongoose, { trusted } from "mongoose";
import { Account } from "#models/account/account.server.ts";
import type { Viewer } from "#models/account/user.server.ts";
import { connect, disconnect } from "#models/database/connection.server.ts";
import { historyEvents } from "#models/history/history.server.ts";
import { readOverview } from "#models/inquiry/board.server.ts";
import { findInquiry } from "#models/inquiry/inquiry.server.ts";
import { listInquiries } from "#models/inquiry/list.server.ts";
import type { Role } from "#models/options.ts";
import { requestKinds } from "#models/request/answer-deadline.ts";
import { openStates } from "#models/request/handling.server.ts";
import { listRequests } from "#models/request/list.server.ts";
import { requestsOf } from "#models/request/record.server.ts";
import { showProgress } from "#scripts/progress.ts";
import { makeRepresentatives, seedInquiries } from "#scripts/seed/inquiries.ts";
import { randomFrom } from "#scripts/seed/random.ts";
import { seedRequests } from "#scripts/seed/requests.ts";
import { step } from "#scripts/step.ts";
import {
	type Deep,
	type Place,
	type Prepared,
	password,
	people,
	requestLists,
	type Seeded,
	sorts,
} from "./prepared.ts";

// A process for each database, as settings are read once: fills that of MONGODB_URI and tells the parent what the views
// need.

const representatives = 200;
const deepest = 1_000;

const records = Number(process.argv[2]);
const isLarge = records >= representatives * 100;

type SeededRecord = { _id: Seeded; seconds: number; at: Date };

await connect();
const seeded = mongoose.connection.collection<SeededRecord>("benchSeeded");
await seedOnce("inquiries", () => mongoose.connection.dropDatabase(), fillInquiries);
await seedOnce("requests", dropRequests, fillRequests);
process.send?.(await lookUp());
await disconnect();

/** @param clear as an earlier run may have broken off in the middle */
async function seedOnce(
	what: Seeded,
	clear: () => Promise<unknown>,
	fill: (onProgress: (done: number) => void) => Promise<unknown>,
): Promise<void> {
	if (await seeded.findOne({ _id: what })) return;
	await clear();
	await disconnect();
	await connect();
	await person("admin");
	await person("sales");
	const start = Date.now();
	await step(`Seeding ${what}`, () => fill(showProgress(what, records)));
	await seeded.insertOne({ _id: what, seconds: Math.round((Date.now() - start) / 1000), at: new Date() });
}

async function fillInquiries(onProgress: (done: number) => void): Promise<void> {
	if (isLarge) {
		await seedInquiries({ inquiries: records, representatives }, onProgress);
	} else {
		// The measured representative has full pages in the small database, too.
		await seedInquiries({ inquiries: records * 0.8, representatives: 1 });
		await seedInquiries({ inquiries: records * 0.2, representatives });
	}
}

async function dropRequests(): Promise<void> {
	for (const kind of requestKinds) await requestsOf(kind).collection.drop();
	await historyEvents.deleteMany({ eraseAt: trusted({ $ne: null }) });
}

/** A small firm has as many open ones as fill a page. */
async function fillRequests(onProgress: (done: number) => void): Promise<void> {
	const owners = await makeRepresentatives(representatives, randomFrom(records));
	if (isLarge) {
		await seedRequests({ requests: records, days: 700, owners }, onProgress);
	} else {
		await seedRequests({ requests: records * 0.8, days: 45, owners: owners.slice(0, 1) });
		await seedRequests({ requests: records * 0.2, days: 45, owners });
	}
}

async function person(role: Role): Promise<Viewer> {
	const email = people[role];
	const fullName = role;
	const id = (await Account.idOf(email)) ?? (await Account.create({ email, fullName, password }, role)).id;
	return { id, email, fullName, role, isAdmin: role === "admin" };
}

async function lookUp(): Promise<Prepared> {
	const [admin, sales] = [await person("admin"), await person("sales")];
	await tellNobody();
	return {
		seeded: { inquiries: await seedingOf("inquiries"), requests: await seedingOf("requests") },
		places: { admin: await placeOf(admin), sales: await placeOf(sales) },
	};
}

/** Or mails about requests that have become late since the seeding would go out meanwhile. */
async function tellNobody(): Promise<void> {
	const [state, toldLateAt] = [trusted({ $in: openStates }), new Date()];
	for (const kind of requestKinds) {
		await requestsOf(kind).updateMany({ state, toldLateAt: null }, { $set: { toldLateAt } });
	}
}

async function seedingOf(what: Seeded) {
	const run = await seeded.findOne({ _id: what });
	return { seconds: run?.seconds ?? 0, at: run?.at.toISOString() ?? "" };
}

async function placeOf(viewer: Viewer): Promise<Place> {
	const { rows } = await listInquiries(viewer, {});
	const one = await findInquiry(viewer, rows[7]?.id ?? "");
	const deep = await deepPages(sorts, (sort, after) => listInquiries(viewer, { sort, after }));
	const [owner] = (await readOverview(viewer)).representatives;
	return {
		id: one?.id ?? "",
		phone: one?.customerPhone ?? "",
		company: one?.companyName ?? "",
		ownerId: owner?.id ?? "",
		deep,
		request: await requestPlaceOf(viewer),
	};
}

async function requestPlaceOf(viewer: Viewer): Promise<Place["request"]> {
	const { rows } = await listRequests(viewer, { state: "ended" });
	const deep = await deepPages(requestLists, (list, after) =>
		listRequests(viewer, { state: list === "open" ? undefined : list, after }),
	);
	const [one] = rows.slice(7);
	return { id: one?.id ?? "", phone: one?.phone ?? "", email: one?.email ?? "", deep };
}

type Read = (after: string | undefined) => Promise<{ rows: unknown[]; next: string | null }>;

/** A thousand pages down, or the last full one. */
async function deepPage(read: Read): Promise<Deep> {
	let page = await read(undefined);
	let [number, after] = [1, ""];
	while (number < deepest && page.next) {
		const next = await read(page.next);
		if (next.rows.length < page.rows.length) break;
		[number, after, page] = [number + 1, page.next, next];
	}
	return { number, after };
}

async function deepPages<List extends string>(
	lists: readonly List[],
	read: (list: List, after: string | undefined) => ReturnType<Read>,
): Promise<Record<List, Deep>> {
	const found = lists.map(async (list) => [list, await deepPage((after) => read(list, after))] as const);
	return Object.fromEntries(await Promise.all(found)) as Record<List, Deep>;
}
