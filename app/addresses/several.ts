import type { InquiryStatus } from "#models/options.ts";
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
 * How many rows were changed, and the ids of the rest by the code of the reason. Rows that can be put back are as the
 * form of the ticks sends them, with the version that was changed.
 */
export type SeveralResult = { done: number; undo?: string[]; left: Record<string, string[]> };
