import { createHash, createHmac } from "node:crypto";
import { env } from "#models/settings/env.server.ts";
import type { RequestKind } from "./answer-deadline.ts";

/**
 * The secret of the link to a visitor's own request, of 128 bits: the same for a form that is sent again.
 * @param version grows with each corrected address
 */
export const requestToken = (kind: RequestKind, submissionId: string, version = 0): string =>
	tokenBy(env.SESSION_SECRET[0], kind, submissionId, version);

type Stored = { submissionId: string; tokenHash?: string; tokenVersion?: number };

/** The same of a stored request, by its hash; null once the SESSION_SECRET that it was stored under is gone. */
export const storedToken = (kind: RequestKind, { submissionId, tokenHash, tokenVersion }: Stored) =>
	env.SESSION_SECRET.map((secret) => tokenBy(secret, kind, submissionId, tokenVersion)).find(
		(token) => tokenHashOf(token) === tokenHash,
	) ?? null;

function tokenBy(secret: string, kind: RequestKind, submissionId: string, version = 0): string {
	const said = `request ${kind} ${submissionId}${version ? ` ${version}` : ""}`;
	return createHmac("sha256", secret).update(said).digest("hex").slice(0, 32);
}

/** What the link in a mail has beyond its token: only who gets the visitor's mail can know it. */
export const mailMark = (token: string) => markBy(env.SESSION_SECRET[0], token);

/** Whether a link to the request of a token was mailed. @param mark null where the address has none */
export const isMailMark = (mark: string | null, token: string) =>
	env.SESSION_SECRET.some((secret) => markBy(secret, token) === mark);

const markBy = (secret: string, token: string) =>
	createHmac("sha256", secret).update(`mailed ${token}`).digest("hex").slice(0, 16);

/** What is stored of a token, so that reading the database gives no link. */
export const tokenHashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

/** Whether a text could be a token. */
export const isRequestToken = (text: string) => /^[0-9a-f]{32}$/.test(text);
