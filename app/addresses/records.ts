import type { FollowUp, InquiryStatus, Outcome } from "#models/options.ts";
import type { RecordKind, RequestId } from "#models/records/record-id.ts";
import { changedSearch, listSearch } from "./search.ts";

export const dashboard = "/portal/dashboard";
export const newInquiry = "/portal/inquiry";
export const importInquiries = "/portal/inquiries/import";
export const deletedInquiries = "/portal/inquiries/deleted";

type ListFilters = {
	rep?: string;
	status?: InquiryStatus;
	due?: FollowUp;
	month?: string;
	outcome?: Outcome;
	source?: string;
	week?: string;
	heldFor?: string;
};

export const inquiryList = (filters: ListFilters) => dashboard + changedSearch("", filters);

type Part = "apply" | "status" | "hand-over" | "quotation" | "edit" | "delete" | "prompt" | "prompt.txt";

export function inquiryAddress(id: string, part?: Part, search = ""): string {
	return `/portal/inquiries/${id}${part ? `/${part}` : ""}${search && listSearch(search)}`;
}

/** `version` is the one that is shown, so that nothing newer is overwritten. */
export function statusAddress(id: string, version: number, search?: string): string {
	const address = inquiryAddress(id, "status", search);
	return `${address}${address.includes("?") ? "&" : "?"}version=${version}`;
}

export const requests = "/portal/requests";
export const lateRequests = `${requests}?due=late`;

/** What somebody has open. @param owner an account's id, `mine` or `nobody` */
export const requestsOfOwner = (owner: string, isLate = false) =>
	`${requests}?owner=${owner}${isLate ? "&due=late" : ""}`;

export const comingDemosPage = `${requests}/demos`;
export const quarantinePage = `${requests}/quarantine`;

/** Actions that need only the press of a button; each has a route of this name. */
export const requestButtons = ["take", "give-back", "reopen", "open-trial", "call-off-trial"] as const;

export type RequestButton = (typeof requestButtons)[number];

export type RequestPart = RequestButton | "add" | "hand-over" | "quotation" | "demo" | "trial" | "end";

export const requestAddress = (id: RequestId, part?: RequestPart, search = "") =>
	`${requests}/${id}${part ? `/${part}` : ""}${listSearch(search)}`;

export const discardAddress = (suspectedId: string) => `${quarantinePage}/${suspectedId}/discard`;

export const customerSearch = "/portal/search";
export const knownCustomer = "/portal/customers/known";

/** The page of a customer's request or inquiry. */
export const recordAddress = (kind: RecordKind, id: string, search = "") =>
	kind === "inquiry"
		? inquiryAddress(id, undefined, search)
		: requestAddress(id as RequestId, undefined, search);

/** A customer's page, by any of their requests and inquiries. */
export const customerAddress = (record: string, part?: "same" | "other") =>
	`/portal/customers/${record}${part ? `/${part}` : ""}`;

const recordPage = /^\/portal\/(?:today\/)?(?:requests|inquiries|customers)\/[\w-]+(?:\?|$)/;

/** Whether an address is the page of a request, an inquiry or a customer. */
export const isRecordPage = (address: string) => recordPage.test(address);

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
