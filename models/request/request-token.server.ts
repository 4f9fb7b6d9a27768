import { createHash, createHmac } from "node:crypto";
import { env } from "#models/env.server.ts";
import type { RequestKind } from "./answer-deadline.ts";

/**
 * The secret of the link to a visitor's own request, of 128 bits: the same for a form that is sent again.
 * @param tokenHash of a stored request, which may have been stored under an earlier SESSION_SECRET
 */
export function requestToken(kind: RequestKind, submissionId: string, tokenHash?: string): string {
	const tokenOf = (secret: string) =>
		createHmac("sha256", secret).update(`request ${kind} ${submissionId}`).digest("hex").slice(0, 32);
	const stored =
		tokenHash && env.SESSION_SECRET.map(tokenOf).find((token) => tokenHashOf(token) === tokenHash);
	return stored || tokenOf(env.SESSION_SECRET[0]);
}

/** What is stored of a token, so that reading the database gives no link. */
export const tokenHashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

/** Whether a text could be a token. */
export const isRequestToken = (text: string) => /^[0-9a-f]{32}$/.test(text);
