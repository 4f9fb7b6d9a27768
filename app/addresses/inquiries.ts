import type { FollowUp, InquiryStatus, Outcome } from "#models/options.ts";
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
