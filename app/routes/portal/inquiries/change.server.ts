import type { z } from "zod/mini";
import type { $ZodObject } from "zod/v4/core";
import { readForm } from "#app/server/form.server.ts";
import { fileAnswer } from "#app/server/headers.server.ts";
import { redirect } from "#app/server/redirect.server.ts";
import { returnTo } from "#app/server/return-to.server.ts";
import { InquiryChanged, PastDay } from "#models/sales-inquiry.server.ts";
import { changedSearch, dashboard } from "./addresses.ts";
import type { ChangeReply } from "./change-reply.ts";

/** @throws Response 404, for an inquiry that is missing or another's */
export function orNotFound<Found>(found: Found | null | undefined | false): Found {
	if (!found) throw new Response("Not Found", { status: 404, statusText: "Not Found" });
	return found;
}

/**
 * Reads a form that offers no wrong choices.
 * @throws Response 400 for anything else than it offers, and what the form door refuses
 */
export async function readChange<Schema extends $ZodObject>(
	request: Request,
	schema: Schema,
): Promise<z.output<Schema>> {
	const submission = await readForm(request, schema);
	if (submission.status !== "success") throw new Response("Bad Request", { status: 400 });
	return submission.value;
}

/**
 * Makes a change and answers it: with the outcome, or for a browser without JavaScript with the page to go back to.
 * @param change answers false where there is no such inquiry
 * @param back the page to go back to, not trusted; a script sends none
 * @param notice what that page says then
 */
export async function answerChange(change: () => Promise<boolean>, back: string | undefined, notice: string) {
	const status = await outcomeOf(change);
	if (back === undefined) {
		// No `data()`, whose status Remix forgets where no script has asked.
		const reply = JSON.stringify({ status } satisfies ChangeReply);
		return fileAnswer(reply, "application/json", { status: codes[status] });
	}
	const { pathname, search } = new URL(returnTo(back, dashboard), "http://here.invalid");
	return redirect(pathname + changedSearch(search, { notice: status === "done" ? notice : status }), 303);
}

const codes = { done: 200, changed: 409, past: 400 };

async function outcomeOf(change: () => Promise<boolean>): Promise<keyof typeof codes> {
	try {
		orNotFound(await change());
		return "done";
	} catch (error) {
		if (error instanceof InquiryChanged) return "changed";
		if (error instanceof PastDay) return "past";
		throw error;
	}
}
