import { type InquiryStatus, inquiryStatuses } from "#models/options.ts";
import { dashboard } from "./inquiries.ts";
import { requests } from "./requests.ts";
import { changedSearch, listSearch } from "./search.ts";

/** The lists that offer bulk actions. */
export type SeveralList = "inquiries" | "requests";

/** Actions that first ask to whom, or for a confirmation. */
export const severalSteps = ["hand-over", "delete"] as const;
export type SeveralStep = (typeof severalSteps)[number];
export type SeveralAct = InquiryStatus | "undo" | "take" | SeveralStep;

/** The buttons for the ticked rows. */
export type SeveralButton = SeveralAct | "export";

const lists: Record<SeveralList, string> = { inquiries: dashboard, requests };

/** The list that the rows were chosen from, with its filters. */
export const listOf = (list: SeveralList, search: string) =>
	lists[list] + changedSearch(listSearch(search), { chosen: null });

/** Where the form of a list's ticks posts to. */
export const severalAddress = (list: SeveralList, search: string) =>
	`/portal/${list}/several${listSearch(search)}`;

/** The page that asks for a step's details, for the `chosen` rows. */
export const stepAddress = (list: SeveralList, step: SeveralStep, chosen: string[], search: string) =>
	`/portal/${list}/several/${step}${changedSearch(search, { chosen: chosen.join(".") })}`;

/** The CSV file of the `chosen` rows. */
export const severalFile = (list: SeveralList, chosen: string[]) =>
	`/portal/${list}.csv${changedSearch("", { chosen: chosen.join(".") })}`;

/** The ids of the rows that an address is about. */
export const chosenIn = (search: string): string[] =>
	new URLSearchParams(search).get("chosen")?.split(".").filter(Boolean) ?? [];

/**
 * How many rows were changed, who received them, and the ids of the rest by the code of the reason. Rows that can be put
 * back have the version that was changed: `6741f0c2a9e4b35d7c8f1a20-3`.
 */
export type SeveralResult = { done: number; toId?: string; undo?: string[]; left: Record<string, string[]> };

const reasonsToGoOn = ["unfinished", "tooManyWrites", "failed"];

/** The ids of the rows at which pressing again goes on; null if an address tells of no bulk action. */
export function toGoOnWith(search: string): string[] | null {
	const told = severalIn(search);
	return told && reasonsToGoOn.flatMap((why) => told.left[why] ?? []);
}

export function severalNotice(act: SeveralAct, { done, toId, undo = [], left }: SeveralResult): string {
	const groups = Object.entries({ ...left, ...(undo.length > 0 && { undo }) });
	const reasons = groups.map(([why, ids]) => [why, ...ids].join("."));
	return [`several.${act}`, toId ? `${done}.${toId}` : String(done), ...reasons].join("_");
}

const acts: readonly string[] = [...inquiryStatuses, "undo", "take", ...severalSteps];
const isAct = (word: string): word is SeveralAct => acts.includes(word);

/** Reads what {@link severalNotice} wrote into an address; null if it is absent. */
export function severalIn(search: string): (SeveralResult & { notice: string; act: SeveralAct }) | null {
	const notice = new URLSearchParams(search).get("notice") ?? "";
	const [, words] = notice.split(/^several\./);
	const [act = "", given = "", ...left] = words?.split("_") ?? [];
	const [done, toId] = given.split(".");
	const byReason = left.map((group): [string, string[]] => {
		const [why = "", ...ids] = group.split(".");
		return [why, ids];
	});
	const { undo, ...reasons } = Object.fromEntries(byReason);
	const result = { done: Number(done) || 0, toId, undo, left: reasons };
	return isAct(act) ? { notice, act, ...result } : null;
}
