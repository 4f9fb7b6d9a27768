import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { env } from "./env.server.ts";

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
