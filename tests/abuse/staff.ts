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
export function openDatabaseOf({ mongod }: Product): Promise<Connection> {
	return mongoose.createConnection(mongod.uri).asPromise();
}
