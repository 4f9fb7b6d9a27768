import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { env } from "#models/settings/env.server.ts";

const cipher = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

/** One for each secret: the first seals, all open. */
const keys = env.SESSION_SECRET.map((secret) =>
	Buffer.from(hkdfSync("sha256", secret, "", "sealed text", 32)),
);

/** Encrypts a text with a key of SESSION_SECRET; only {@link openText} with the same purpose reads it. */
export function sealText(purpose: string, text: string): string {
	const nonce = randomBytes(nonceBytes);
	const sealing = createCipheriv(cipher, keys[0] ?? "", nonce).setAAD(Buffer.from(purpose));
	return Buffer.concat([nonce, sealing.update(text), sealing.final(), sealing.getAuthTag()]).toString(
		"base64url",
	);
}

/** Null for what was not sealed by us, or for another purpose. */
export function openText(purpose: string, sealed: string): string | null {
	const bytes = Buffer.from(sealed, "base64url");
	if (bytes.length < nonceBytes + tagBytes) return null;
	for (const key of keys) {
		try {
			const opening = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes));
			opening.setAAD(Buffer.from(purpose)).setAuthTag(bytes.subarray(-tagBytes));
			const text = [opening.update(bytes.subarray(nonceBytes, -tagBytes)), opening.final()];
			return Buffer.concat(text).toString("utf8");
		} catch {}
	}
	return null;
}

/** As {@link sealText}, of values that {@link unseal} opens for a while. */
export const seal = (purpose: string, values: object): string =>
	sealText(purpose, JSON.stringify({ at: Date.now(), values }));

/** The values that were sealed for a purpose; null for what is older, was sealed for another, or not by us. */
export function unseal<Values>(purpose: string, lifetimeMs: number, sealed: unknown): Values | null {
	const opened = typeof sealed === "string" ? openText(purpose, sealed) : null;
	if (opened === null) return null;
	const { at, values } = JSON.parse(opened);
	return Date.now() - at < lifetimeMs ? values : null;
}
