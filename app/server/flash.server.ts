import type { Viewer } from "#models/account/user.server.ts";
import { lastEventOf } from "#models/history/history.server.ts";
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
	/** A page before has said it; it stands there again for its undo. */
	isTold?: true;
};

/** Longer than a page takes to come, in seconds; a browser that opens none keeps nothing to say much later. */
const kept = 60;

/** How long pages go on offering an undo, in seconds. */
const undoKept = 600;

const flashCookie = safeCookie<Flash>("flash", kept);

/** The Set-Cookie header of what the next page says. A browser keeps 4 KB: longer sentences are lost. */
export const flashed = (flash: Flash | string): Promise<string> =>
	flashCookie.keep(typeof flash === "string" ? { text: flash } : flash);

/**
 * What the page of a request is to say, if anything; once, as the `headers` of its answer forget it. An undo stays on the
 * pages after until its viewer has changed something else.
 */
export async function flashOf(
	request: Request,
	viewer: Viewer | null,
): Promise<{ flash: Flash | null; headers: HeadersInit }> {
	const flash = await flashCookie.read(request);
	if (!flash) return { flash, headers: {} };
	if (flash.undo && viewer && (await isLast(viewer, flash.undo.rows))) {
		const again = { ...flash, ticked: undefined, isTold: true as const };
		return { flash, headers: { "Set-Cookie": await flashCookie.keep(again, undoKept) } };
	}
	const headers = { "Set-Cookie": await flashCookie.forget() };
	return { flash: flash.isTold ? null : { ...flash, undo: undefined }, headers };
}

/** Whether moving one of the rows is the last thing that somebody did. */
async function isLast(viewer: Viewer, rows: string[]): Promise<boolean> {
	const last = await lastEventOf(viewer);
	return last?.kind === "moved" && rows.some((row) => row.startsWith(String(last.subjectId)));
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
