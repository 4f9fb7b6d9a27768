export const dashboard = "/portal/dashboard";
export const deletedInquiries = "/portal/inquiries/deleted";

/** The list of one representative's inquiries, for an administrator. */
export const inquiriesOf = (representative: string) => `${dashboard}?rep=${representative}`;

/** What is changed of an inquiry by a form of its own. */
export type ChangedPart = "status" | "follow-up";

type Part = ChangedPart | "edit" | "delete" | "prompt" | "prompt.txt";

/** The address of an inquiry, or of something about it. `search` says which list it was opened from. */
export function inquiryAddress(id: string, part?: Part, search = ""): string {
	return `/portal/inquiries/${id}${part ? `/${part}` : ""}${search && listSearch(search)}`;
}

/**
 * The address that changes a part of an inquiry.
 * @param version the one that is shown, so that nothing newer is overwritten
 * @param search as with {@link inquiryAddress}
 */
export function changeAddress(id: string, part: ChangedPart, version: number, search?: string): string {
	const address = inquiryAddress(id, part, search);
	return `${address}${address.includes("?") ? "&" : "?"}version=${version}`;
}

/** What of an inquiry's query string says which list it was opened from. */
export const listSearch = (search: string) => changedSearch(search, { notice: null, history: null });

/** What an address says of an inquiry that has just got a status. */
export const movedNotice = (id: string) => `moved.${id}`;

/** The id of the inquiry of which an address says so. */
export const movedIn = (search: string) =>
	/^moved\.(.+)$/.exec(new URLSearchParams(search).get("notice") ?? "")?.[1];

/** Changes that lead back to the first page of a list. */
export const firstPage = { after: null, before: null, notice: null };

/** A list's query string with some settings changed; null removes, and what is empty is left out. */
export function changedSearch(search: string, changes: Record<string, string | null>): string {
	const params = new URLSearchParams(search);
	for (const [name, value] of Object.entries(changes)) params.set(name, value ?? "");
	for (const [name, value] of [...params]) if (value === "") params.delete(name);
	return params.size > 0 ? `?${params}` : "";
}
