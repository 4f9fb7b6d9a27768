import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { env } from "#models/env.server.ts";
import { redirect } from "./redirect.server.ts";

const place = "sent";
const cipher = "aes-256-gcm";
const key = createHash("sha256").update(`sealed ${env.SESSION_SECRET}`).digest();
const lifetimeMs = 60 * 60 * 1000;
const nonceBytes = 12;
const tagBytes = 16;

/** Redirects to the form's page with what was sent, so that reloading sends nothing again. */
export function sentPage(request: Request, done: Record<string, string>, headers?: HeadersInit): Response {
	const address = `${new URL(request.url).pathname}?${new URLSearchParams({ [place]: seal(done) })}`;
	return redirect(address, { status: 303, headers });
}

/** What was just sent, from the page's address; null if it does not say, or not by us. */
export function sentOf(request: Request): Record<string, string> | null {
	return unseal(new URL(request.url).searchParams.get(place));
}

/** Encrypts texts into a token that {@link unseal} opens for an hour. */
export function seal(values: Record<string, string>): string {
	const nonce = randomBytes(nonceBytes);
	const sealing = createCipheriv(cipher, key, nonce);
	const sealed = sealing.update(JSON.stringify({ at: Date.now(), values }));
	return Buffer.concat([nonce, sealed, sealing.final(), sealing.getAuthTag()]).toString("base64url");
}

/** Null for a token that is too old or not ours. */
export function unseal(token: string | null): Record<string, string> | null {
	const bytes = Buffer.from(token ?? "", "base64url");
	if (bytes.length <= nonceBytes + tagBytes) return null;
	try {
		const opening = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes));
		opening.setAuthTag(bytes.subarray(-tagBytes));
		const opened = Buffer.concat([opening.update(bytes.subarray(nonceBytes, -tagBytes)), opening.final()]);
		const { at, values } = JSON.parse(opened.toString("utf8"));
		return Date.now() - at < lifetimeMs ? values : null;
	} catch {
		return null;
	}
}
