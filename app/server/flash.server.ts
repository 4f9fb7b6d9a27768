import { safeCookie } from "./cookie.server.ts";
import { redirect } from "./redirect.server.ts";

/** What the next page says of a change: a sentence, of which a part may be a link, or an undo beside it. */
export type Flash = {
	text: string;
	link?: { words: string; to: string; rest?: string };
	/** The rows that a list's own form puts back. */
	undo?: { words: string; action: string; rows: string[] };
	/** Ids of the rows that stay ticked. */
	ticked?: string[];
};

/** Longer than a page takes to come, in seconds; a browser that opens none keeps nothing to say much later. */
const kept = 60;

const flashCookie = safeCookie<Flash>("flash", kept);

/** The Set-Cookie header of what the next page says. A browser keeps 4 KB: longer sentences are lost. */
export const flashed = (flash: Flash | string): Promise<string> =>
	flashCookie.keep(typeof flash === "string" ? { text: flash } : flash);

/** What the page of a request is to say, if anything; once, as the `headers` of its answer forget it. */
export async function flashOf(request: Request): Promise<{ flash: Flash | null; headers: HeadersInit }> {
	const flash = await flashCookie.read(request);
	return { flash, headers: flash ? { "Set-Cookie": await flashCookie.forget() } : {} };
}

/** Redirects to a page of this site, which says `flash`, if anything. */
export async function leadTo(
	address = "/",
	flash: Flash | string | null = null,
	headers?: HeadersInit,
): Promise<Response> {
	const answer = redirect(address, { status: 303, headers });
	if (flash) answer.headers.append("Set-Cookie", await flashed(flash));
	return answer;
}
