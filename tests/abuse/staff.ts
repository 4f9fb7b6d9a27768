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

/** Makes a one-time link as the product does, to an account or an invitation, and returns its token. */
export async function makeLink(db: Connection, purpose: string, email = adminEmail): Promise<string> {
	const owners = purpose === "accept-invitation" ? "invitations" : "accounts";
	const owner = await db.collection(owners).findOne({ email });
	const token = randomBytes(32).toString("base64url");
	await db.collection<{ _id: string; [path: string]: unknown }>("oneTimeLinks").insertOne({
		_id: createHash("sha256").update(token).digest("hex"),
		purpose,
		accountId: owner?._id,
		expiresAt: new Date(Date.now() + 3_600_000),
	});
	return token;
}

/** To be closed by the caller. */
export function openDatabaseOf({ uri }: Product): Promise<Connection> {
	return mongoose.createConnection(uri).asPromise();
}

/** As if who has shown who they are had done so just now: it holds for ten minutes, and attacks may last for longer. */
export async function proveAgain(db: Connection): Promise<void> {
	const now = { $set: { provenAt: new Date() } };
	await db.collection("sessions").updateMany({ provenAt: { $gt: new Date(0) } }, now);
}

/** Remembers what is stored. @returns what stores it again, so that a form can be sent as if for the first time */
export async function keep(db: Connection, names: string[]): Promise<() => Promise<void>> {
	const kept = await Promise.all(
		names.map(async (name) => ({ name, all: await db.collection(name).find().toArray() })),
	);
	const options = { writeConcern: { w: 1 } } as const;
	const restore = async ({ name, all }: (typeof kept)[number]) => {
		await db.collection(name).deleteMany({ _id: { $nin: all.map(({ _id }) => _id) } }, options);
		const writes = all.map((replacement) => ({
			replaceOne: { filter: { _id: replacement._id }, replacement, upsert: true },
		}));
		if (writes.length > 0) await db.collection(name).bulkWrite(writes, options);
	};
	return async () => {
		await Promise.all(kept.map(restore));
		await proveAgain(db);
	};
}

/** Another network for each index, where the product trusts a proxy. */
export const network = (index: number) => ({ "X-Forwarded-For": `2001:db8:${index.toString(16)}::1` });

/** What an inquiry cannot be without. */
export const inquiryFields = () => ({
	customerName: "Nguyễn Thị Thu Hà",
	companyName: "Công ty TNHH Gỗ Minh Phát",
	customerEmail: "ha@minhphat.example",
	projectType: "crm",
	industry: "Đồ gỗ",
	requirements: "Giá thành",
	urgency: "low",
	submissionId: crypto.randomUUID(),
});

/** Logs an inquiry, as somebody with cookies. @returns its id */
export async function storeInquiry(url: string, cookie: string): Promise<string> {
	const answer = await post(`${url}/portal/inquiry.data`, inquiryFields(), { Cookie: cookie });
	const [id] = /[0-9a-f]{24}/.exec(await answer.text()) ?? [];
	if (!id) throw new Error(`The inquiry was not stored: ${answer.status}`);
	return id;
}

/** Makes somebody wait to be let in. @returns the account's id */
export async function makeWait(db: Connection, email: string): Promise<string> {
	const since = new Date();
	await db.collection("users").updateOne({ email }, { $set: { waitingSince: since } });
	const waiting = { $set: { waiting: { since, language: "en" } } };
	const account = await db.collection("accounts").findOneAndUpdate({ email }, waiting);
	return String(account?._id);
}

/** Gives somebody a passkey that nobody has. */
export async function givePasskey(db: Connection, email: string, id: string): Promise<void> {
	const passkey = { id, publicKey: "x", counter: 0, name: "Máy ở nhà", addedAt: new Date(), transports: [] };
	await db.collection("accounts").updateOne({ email }, { $set: { passkeys: [passkey] } });
}
