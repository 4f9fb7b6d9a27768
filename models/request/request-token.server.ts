import { createHash, createHmac } from "node:crypto";
import { env } from "#models/env.server.ts";
import type { RequestKind } from "./answer-deadline.ts";

/** The secret of the link to a visitor's own request, of 128 bits: the same for a form that is sent again. */
export function requestToken(kind: RequestKind, submissionId: string): string {
	return createHmac("sha256", env.SESSION_SECRET)
		.update(`request ${kind} ${submissionId}`)
		.digest("hex")
		.slice(0, 32);
}

/** What is stored of a token, so that reading the database gives no link. */
export const tokenHashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

/** Whether a text could be a token. */
export const isRequestToken = (text: string) => /^[0-9a-f]{32}$/.test(text);
