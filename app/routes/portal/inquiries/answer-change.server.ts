import { dashboard } from "#app/addresses/inquiries.ts";
import { changedSearch } from "#app/addresses/search.ts";
import { fileAnswer } from "#app/server/headers.server.ts";
import { returnTo } from "#app/server/place.server.ts";
import { redirect } from "#app/server/redirect.server.ts";
import { TooManyWrites } from "#models/account/write-limit.server.ts";
import { InquiryChanged, PastDay } from "#models/inquiry/inquiry.server.ts";
import { orNotFound } from "../change.server.ts";
import type { ChangeReply } from "../change-reply.ts";

/** The version of an inquiry that a change was made on, see `changeAddress`. @throws Response 400 without one */
export function readVersion(request: Request): number {
	const version = Number(new URL(request.url).searchParams.get("version") ?? Number.NaN);
	if (!Number.isSafeInteger(version)) throw new Response("Bad Request", { status: 400 });
	return version;
}

/** The page to go back to: the one named, which is not trusted, or the address's list; a script needs none. */
export function pageToShow(request: Request, named: string | undefined): string | undefined {
	if (named !== undefined || !request.headers.get("Accept")?.includes("text/html")) return named;
	return dashboard + changedSearch(new URL(request.url).search, { version: null });
}

/** Makes a change (false: no such inquiry); answers its outcome or, without JavaScript, leads `back`, not trusted. */
export async function answerChange(change: () => Promise<boolean>, back: string | undefined, notice: string) {
	const status = await outcomeOf(change);
	if (back === undefined) {
		// Not `data()`, whose status Remix forgets for a plain form post.
		const reply = JSON.stringify({ status } satisfies ChangeReply);
		return fileAnswer(reply, "application/json", { status: statusCodes[status] });
	}
	const { pathname, search } = new URL(returnTo(back, dashboard), "http://here.invalid");
	return redirect(pathname + changedSearch(search, { notice: status === "done" ? notice : status }), 303);
}

const statusCodes = { done: 200, changed: 409, past: 400, tooMany: 429 };

async function outcomeOf(change: () => Promise<boolean>): Promise<keyof typeof statusCodes> {
	try {
		orNotFound(await change());
		return "done";
	} catch (error) {
		if (error instanceof InquiryChanged) return "changed";
		if (error instanceof PastDay) return "past";
		if (error instanceof TooManyWrites) return "tooMany";
		throw error;
	}
}
