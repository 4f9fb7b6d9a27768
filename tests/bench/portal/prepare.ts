import mongoose from "mongoose";
import { Account } from "#models/account/account.server.ts";
import type { Viewer } from "#models/account/user.server.ts";
import { connect, disconnect } from "#models/connection.server.ts";
import { readOverview } from "#models/inquiry/board.server.ts";
import { findInquiry } from "#models/inquiry/inquiry.server.ts";
import { listInquiries } from "#models/inquiry/list.server.ts";
import { recount } from "#models/inquiry/recount.server.ts";
import type { InquirySort, Role } from "#models/options.ts";
import { showProgress } from "#scripts/progress.ts";
import { seedInquiries } from "#scripts/seed/inquiries.ts";
import { step } from "#scripts/step.ts";
import { type Place, type Prepared, password, people, sorts } from "./prepared.ts";

// A process for each database, as settings are read once: fills that of MONGODB_URI and tells the parent what the views
// need.

const representatives = 200;
const deepest = 1_000;

const inquiries = Number(process.argv[2]);

await connect();
const seeded = mongoose.connection.collection<{ seconds: number; at: Date }>("benchSeeded");
if (!(await seeded.findOne())) await fill();
process.send?.(await lookUp());
await disconnect();

/** An earlier run may have broken off in the middle. */
async function fill(): Promise<void> {
	await mongoose.connection.dropDatabase();
	await disconnect();
	await connect();
	await person("admin");
	await person("sales");
	const start = Date.now();
	const show = showProgress("Inquiries", inquiries);
	if (inquiries >= representatives * 100) {
		await step("Seeding", () => seedInquiries({ inquiries, representatives }, show));
	} else {
		// The measured representative has full pages in the small database, too.
		await seedInquiries({ inquiries: inquiries * 0.8, representatives: 1 });
		await seedInquiries({ inquiries: inquiries * 0.2, representatives });
	}
	await seeded.insertOne({ seconds: Math.round((Date.now() - start) / 1000), at: new Date() });
}

async function person(role: Role): Promise<Viewer> {
	const email = people[role];
	const fullName = role;
	const id = (await Account.idOf(email)) ?? (await Account.create({ email, fullName, password }, role)).id;
	return { id, email, fullName, role, isAdmin: role === "admin" };
}

async function lookUp(): Promise<Prepared> {
	const [admin, sales] = [await person("admin"), await person("sales")];
	const run = await seeded.findOne();
	const { corrections } = await recount();
	return {
		seeded: { seconds: run?.seconds ?? 0, at: run?.at.toISOString() ?? "" },
		miscounts: corrections.length,
		places: { admin: await placeOf(admin), sales: await placeOf(sales) },
	};
}

async function placeOf(viewer: Viewer): Promise<Place> {
	const { rows } = await listInquiries(viewer, {});
	const one = await findInquiry(viewer, rows[7]?.id ?? "");
	const deep = Object.fromEntries(
		await Promise.all(sorts.map(async (sort) => [sort, await deepPage(viewer, sort)])),
	);
	const [owner] = (await readOverview(viewer)).representatives;
	return {
		id: one?.id ?? "",
		phone: one?.customerPhone ?? "",
		company: one?.companyName ?? "",
		ownerId: owner?.id ?? "",
		deep,
	};
}

/** A thousand pages down, or the last full one. */
async function deepPage(viewer: Viewer, sort: InquirySort): Promise<Place["deep"][InquirySort]> {
	let page = await listInquiries(viewer, { sort });
	let [number, after] = [1, ""];
	while (number < deepest && page.next) {
		const next = await listInquiries(viewer, { sort, after: page.next });
		if (next.rows.length < page.rows.length) break;
		[number, after, page] = [number + 1, page.next, next];
	}
	return { number, after };
}
