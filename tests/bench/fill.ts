import mongoose, { trusted } from "mongoose";
import { Account } from "#models/account/account.server.ts";
import type { Viewer } from "#models/account/user.server.ts";
import { connect, disconnect } from "#models/database/connection.server.ts";
import { listInquiries } from "#models/inquiry/list.server.ts";
import type { Role } from "#models/options.ts";
import { Inquiries } from "#models/records/records.server.ts";
import { requestKinds } from "#models/request/answer-deadline.ts";
import { openStates } from "#models/request/handling.server.ts";
import { requestsOf } from "#models/request/record.server.ts";
import { showProgress } from "#scripts/progress.ts";
import { makeRepresentatives, seedInquiries } from "#scripts/seed/inquiries.ts";
import { randomFrom } from "#scripts/seed/random.ts";
import { seedRequests } from "#scripts/seed/requests.ts";
import { type Known, password, people, type Size } from "./known.ts";

// A process for each database, as settings are read once: fills that of MONGODB_URI and tells the parent what the views need.

const { records, owners }: Size = JSON.parse(process.argv[2] ?? "");
const half = records / 2;

await connect();
const filled = mongoose.connection.collection<{ _id: string }>("benchFilled");
if (!(await filled.findOne({ _id: "all" }))) await fill();
process.send?.(await known());
await disconnect();

async function fill(): Promise<void> {
	// An earlier run may have broken off in the middle.
	await mongoose.connection.dropDatabase();
	await disconnect();
	await connect();
	await person("admin");
	await person("sales");
	await seedInquiries({ inquiries: half, representatives: owners }, showProgress("Inquiries", half));
	const representatives = await makeRepresentatives(owners, randomFrom(records));
	await seedRequests({ requests: half, days: 700, owners: representatives }, showProgress("Requests", half));
	// Or mails about requests that have become late since would go out meanwhile.
	const [state, toldLateAt] = [trusted({ $in: openStates }), new Date()];
	for (const kind of requestKinds)
		await requestsOf(kind).updateMany({ state, toldLateAt: null }, { $set: { toldLateAt } });
	await filled.insertOne({ _id: "all" });
}

async function person(role: Role): Promise<Viewer> {
	const [email, fullName] = [people[role], role];
	const id = (await Account.idOf(email)) ?? (await Account.create({ email, fullName, password }, role)).id;
	return { id, email, fullName, role, isAdmin: role === "admin" };
}

async function known(): Promise<Known> {
	const sales = await person("sales");
	const { rows } = await listInquiries(sales, {});
	const one = await Inquiries.find(sales, rows[7]?.id ?? "");
	return { inquiryId: one?.id ?? "", phone: one?.customerPhone ?? "" };
}
