import { createHmac, timingSafeEqual } from "node:crypto";
import { otherAccountPage } from "#app/addresses/portal.ts";
import { changedAddress, changedSearch } from "#app/addresses/search.ts";
import { isPortal } from "#app/addresses/site.ts";
import { formId, openedBy } from "#app/ui/form/opened-form.tsx";
import { FormDraft, type TypedValues } from "#models/account/form-draft.server.ts";
import { countWrite } from "#models/account/write-limit.server.ts";
import { log, requestFields } from "#models/log.server.ts";
import { env } from "#models/settings/env.server.ts";
import { sentFields } from "./form.server.ts";
import { pageBefore } from "./place.server.ts";
import { replace } from "./redirect.server.ts";
import { secretFields } from "./secret-fields.ts";
import { orTooManyWrites } from "./tries.server.ts";

/** Short, as it stands in each row of a list. */
const signatureBytes = 16;
const keptName = /^[a-z]\w{0,59}$/i;

/** What a form carries to say who opened it; signed, as nobody may be signed in when it is sent. */
export function ticketOf(accountId: string): string {
	return `${accountId}.${signatureOf(env.SESSION_SECRET[0], accountId)}`;
}

/** The account that a ticket names; null if it is not ours. */
export function authorOf(ticket: string): string | null {
	const [accountId = "", signature = ""] = ticket.split(".");
	const given = Buffer.from(signature);
	const isOurs = env.SESSION_SECRET.some((secret) => {
		const right = Buffer.from(signatureOf(secret, accountId));
		return given.length === right.length && timingSafeEqual(given, right);
	});
	return isOurs ? accountId : null;
}

function signatureOf(secret: string, accountId: string): string {
	const digest = createHmac("sha256", secret).update(`form of ${accountId}`).digest();
	return digest.subarray(0, signatureBytes).toString("base64url");
}

/**
 * Where to lead who sends a form that somebody else has opened: null if it is the sender's own, or says nothing. What
 * was typed is kept for its author.
 * @param senderId null for who is not signed in
 */
export async function refuseOthersForm(request: Request, senderId: string | null): Promise<Response | null> {
	const fields = await sentFields(request);
	const author = authorOf(fields.get(openedBy) ?? "");
	if (!author || author === senderId) return null;
	const { pathname, search } = new URL(request.url);
	const draft = await keep(request, author, pathname);
	const kept = draft && pathname + changedSearch(search, { draft });
	if (senderId) {
		const before = pageBefore(request);
		const page = kept ?? (before && isPortal(before) ? before : "/portal/dashboard");
		const query = new URLSearchParams({ returnTo: page, ...(kept && { kept: "1" }) });
		return replace(`${otherAccountPage}?${query}`);
	}
	return kept === null
		? null
		: replace(`/portal/login?${new URLSearchParams({ returnTo: kept, kept: "1" })}`);
}

/**
 * Keeps what was typed into a form whose page has this path.
 * @returns the id for its address; null if it is a form of buttons, or nothing was typed
 * @throws Response 429 after too many
 */
export async function keep(request: Request, author: string, path: string): Promise<string | null> {
	const fields = await sentFields(request);
	const form = fields.get(formId);
	const values = typedIn(fields);
	if (!form || !Object.values(values).some(Boolean)) return null;
	await countWrite(author, "draft").catch(orTooManyWrites);
	const draft = await FormDraft.keep(author, { path, form, values });
	const before = draftOf(request);
	if (before && before !== draft) await FormDraft.forget(before, author);
	return draft;
}

function typedIn(fields: URLSearchParams): TypedValues {
	const kept = [...fields].filter(
		([name]) => keptName.test(name) && !secretFields.has(name) && name !== openedBy && name !== formId,
	);
	return Object.fromEntries(kept.reverse());
}

/** The kept form that the address asks for. */
export function draftOf({ url }: Request): string | null {
	return new URL(url).searchParams.get("draft");
}

/** A page's address with the kept form that stands in one of its forms, which a button beside that leaves there. */
export const withDraft = (request: Request, address: string): string =>
	changedAddress(address, { draft: draftOf(request) });

/** Forgets the kept form that was sent again, once it is stored: then its action leads on. */
export async function forgetOnceStored<Result>(
	request: Request,
	authorId: string,
	store: () => Promise<Result>,
): Promise<Result> {
	try {
		return await store();
	} catch (thrown) {
		const draft = draftOf(request);
		if (draft && thrown instanceof Response && thrown.status < 400) {
			await FormDraft.forget(draft, authorId).catch((error: unknown) => {
				log.warn({ err: error, ...requestFields(request) }, "kept form not forgotten");
			});
		}
		throw thrown;
	}
}
