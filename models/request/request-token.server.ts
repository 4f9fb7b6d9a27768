import { createHash, createHmac } from "node:crypto";
import { env } from "#models/env.server.ts";
import type { RequestKind } from "./answer-deadline.ts";

/** The secret of the link to a visitor's own request, of 128 bits: the same for a form that is sent again. */
export const requestToken = (kind: RequestKind, submissionId: string): string =>
	tokenBy(env.SESSION_SECRET[0], kind, submissionId);

/** The same of a stored request, by its hash; null once the SESSION_SECRET that it was stored under is gone. */
export const storedToken = (kind: RequestKind, submissionId: string, tokenHash?: string): string | null =>
	env.SESSION_SECRET.map((secret) => tokenBy(secret, kind, submissionId)).find(
		(token) => tokenHashOf(token) === tokenHash,
	) ?? null;

const tokenBy = (secret: string, kind: RequestKind, submissionId: string) =>
	createHmac("sha256", secret).update(`request ${kind} ${submissionId}`).digest("hex").slice(0, 32);

/** What is stored of a token, so that reading the database gives no link. */
export const tokenHashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

/** Whether a text could be a token. */
export const isRequestToken = (text: string) => /^[0-9a-f]{32}$/.test(text);
