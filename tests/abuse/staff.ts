import { createHash, randomBytes } from "node:crypto";
import mongoose, { type Connection } from "mongoose";
import type { Product } from "#tests/support/product.ts";
import { adminEmail, password } from "#tests/support/staff-accounts.ts";

export function cookiesOf(answer: Response): string {
	return answer.headers
		.getSetCookie()
		.map((cookie) => cookie.split(";")[0])
		.join("; ");
}

/** As a browser without JavaScript; follows no redirect. */
export function post(url: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
	return fetch(url, { method: "POST", body: new URLSearchParams(fields), headers, redirect: "manual" });
}

/** Returns the cookies of the session. */
export async function signUp(url: string, email = adminEmail, fullName = "Trần Văn Bình"): Promise<string> {
	const answer = await post(`${url}/portal/signup`, { fullName, email, password, confirmPassword: password });
	if (answer.status !== 302) throw new Error(`${email} cannot sign up: ${answer.status}`);
	return cookiesOf(answer);
}

/** Makes a one-time link as the product does, and returns its token. */
export async function makeLink(db: Connection, purpose: string, email = adminEmail): Promise<string> {
	const account = await db.collection("accounts").findOne({ email });
	const token = randomBytes(32).toString("base64url");
	await db.collection<{ _id: string; [path: string]: unknown }>("oneTimeLinks").insertOne({
		_id: createHash("sha256").update(token).digest("hex"),
		purpose,
		accountId: account?._id,
		expiresAt: new Date(Date.now() + 3_600_000),
	});
	return token;
}

/** To be closed by the caller. */
export function openDatabaseOf({ mongod }: Product): Promise<Connection> {
	return mongoose.createConnection(mongod.uri).asPromise();
}

/** Written even by whoever only looks, or in the background. */
const counters = ["attempts", "networkCounts", "requestFigures", "sessions"];

/** Mails that leave by the clock, and what tells that they have. */
const reminders = ["digest", "quarantine", "unanswered", "contactDue"];
const marks = { lastSeenAt: 0, morningMailOn: 0, quarantineToldAt: 0, toldLateAt: 0 };

/** Lines of the audit log about what was refused. */
const refusals = ["passwordWrong", "triesBlocked", "networkBlocked"];

/** A digest of all collections but counters. */
export async function digestOf(db: Connection): Promise<Record<string, string>> {
	const collections = (await db.listCollections()).map(({ name }) => name);
	const digests: Record<string, string> = {};
	for (const name of collections.filter((name) => !counters.includes(name)).sort()) {
		const all = await db
			.collection(name)
			.find({ kind: { $nin: reminders }, action: { $nin: refusals } }, { projection: marks })
			.sort({ _id: 1 })
			.toArray();
		digests[name] = `${all.length} ${createHash("sha256").update(JSON.stringify(all)).digest("base64url")}`;
	}
	return digests;
}

/** The collections that differ. */
export function changesBetween(before: Record<string, string>, after: Record<string, string>): string[] {
	const names = new Set([...Object.keys(before), ...Object.keys(after)]);
	return [...names].filter((name) => before[name] !== after[name]);
}
