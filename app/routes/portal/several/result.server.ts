import {
	deletedInquiries,
	listOf,
	type SeveralAct,
	type SeveralResult,
	severalAddress,
} from "#app/addresses/records.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { type Flash, leadTo } from "#app/server/flash.server.ts";
import { text } from "#app/server/i18n.server.ts";
import type { SignedIn } from "#app/server/staff.server.ts";
import type { Language } from "#models/language.ts";
import { Records } from "#models/records/records.server.ts";
import { severalListOf } from "./rows.server.ts";

type Args = SignedIn & { request: Request };

const reasonsToGoOn = ["unfinished", "tooManyWrites", "failed"];

/** So that the whole fits into a cookie: so many names of a reason, each of so many characters. */
const mostNamed = 5;
const longestName = 40;

/** Redirects to the list, which says what was done to the rows, and to which not and why. */
export async function toldInList(
	args: Args,
	act: SeveralAct,
	result: SeveralResult,
	to = "",
): Promise<Response> {
	const { search } = new URL(args.request.url);
	return leadTo(listOf(severalListOf(args.request), search), await resultFlash(args, act, result, to));
}

/** @param to the name of who received the rows */
export async function resultFlash(
	{ request, viewer, language }: Args,
	act: SeveralAct,
	{ done, undo = [], left }: SeveralResult,
	to = "",
): Promise<Flash> {
	const { done: doneTexts, remove, undo: words } = text(language, "portalSeveral");
	const names = await Records.names(viewer, Object.values(left).flat());
	const said = interpolate(doneTexts[act], { count: done, to });
	const reasons = Object.entries(left).flatMap(([why, ids]) => reasonsIn(language, names, why, ids));
	const { search } = new URL(request.url);
	const isDeleted = act === "delete" && done > 0;
	const rest = reasons.map((reason) => `\n${reason}`).join("");
	return {
		text: isDeleted ? `${said} ` : said + rest,
		link: isDeleted ? { words: remove.restore, to: deletedInquiries, rest } : undefined,
		undo:
			undo.length > 0
				? { words, action: severalAddress(severalListOf(request), search), rows: undo }
				: undefined,
		ticked: reasonsToGoOn.flatMap((why) => left[why] ?? []),
	};
}

/** Why rows were left, with the names of those that the reader may see, and the number of the others. */
function reasonsIn(language: Language, names: Map<string, string>, why: string, ids: string[]): string[] {
	const texts = text(language, "portalSeveral").left;
	const seen = ids.flatMap((id) => names.get(id) ?? []);
	const named = seen.slice(0, mostNamed).map((name) => [...name].slice(0, longestName).join(""));
	const line = (reason: string, names: string[], others: number) => {
		const all = others > 0 ? [...names, String(others)] : names;
		return all.length > 0 ? [`${reason}: ${all.join(", ")}.`] : [];
	};
	if (why !== "missing") {
		const reason = new Map(Object.entries(texts)).get(why) ?? texts.failed;
		return line(reason, named, ids.length - named.length);
	}
	return [
		...line(texts.notYours, named, seen.length - named.length),
		...line(texts.missing, [], ids.length - seen.length),
	];
}
