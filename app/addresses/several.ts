import type { InquiryStatus } from "#models/options.ts";
import { dashboard } from "./inquiries.ts";
import { requests } from "./requests.ts";
import { changedSearch, listSearch } from "./search.ts";

/** The lists on whose rows something can be done at once. */
export type SeveralList = "inquiries" | "requests";

/** What asks for more before it is done, or to be sure. */
export const severalSteps = ["day", "hand-over", "delete"] as const;
export type SeveralStep = (typeof severalSteps)[number];
export type SeveralAct = "status" | "take" | SeveralStep;

/** What can be pressed for the rows that are ticked. */
export type SeveralButton = InquiryStatus | "take" | SeveralStep | "export";

const lists: Record<SeveralList, string> = { inquiries: dashboard, requests };

/** The list from whose rows some were chosen, as it was narrowed. */
export const listOf = (list: SeveralList, search: string) =>
	lists[list] + changedSearch(listSearch(search), { chosen: null });

/** Where the ticks of a list are sent. */
export const severalAddress = (list: SeveralList, search: string) =>
	`/portal/${list}/several${listSearch(search)}`;

/** Where is filled in what a step asks for, of the `chosen` rows. */
export const stepAddress = (list: SeveralList, step: SeveralStep, chosen: string[], search: string) =>
	`/portal/${list}/several/${step}${changedSearch(search, { chosen: chosen.join(".") })}`;

/** A file of the `chosen` rows. */
export const severalFile = (list: SeveralList, chosen: string[]) =>
	`/portal/${list}.csv${changedSearch("", { chosen: chosen.join(".") })}`;

/** The ids of the rows that an address is about. */
export const chosenIn = (search: string): string[] =>
	new URLSearchParams(search).get("chosen")?.split(".").filter(Boolean) ?? [];

/** How many rows it was done to, and the ids of the others by the code of the reason why not. */
export type Outcome = { done: number; left: Record<string, string[]> };

export const severalNotice = (act: SeveralAct, { done, left }: Outcome): string =>
	[`several.${act}`, String(done), ...Object.entries(left).map(([why, ids]) => [why, ...ids].join("."))].join(
		"_",
	);

const acts: readonly string[] = ["status", "take", ...severalSteps];
const isAct = (word: string): word is SeveralAct => acts.includes(word);

/** What {@link severalNotice} has written into an address; null if that is not there. */
export function severalIn(search: string): (Outcome & { notice: string; act: SeveralAct }) | null {
	const notice = new URLSearchParams(search).get("notice") ?? "";
	const [, words] = notice.split(/^several\./);
	const [act = "", done, ...left] = words?.split("_") ?? [];
	const byReason = left.map((group): [string, string[]] => {
		const [why = "", ...ids] = group.split(".");
		return [why, ids];
	});
	return isAct(act) ? { notice, act, done: Number(done) || 0, left: Object.fromEntries(byReason) } : null;
}
