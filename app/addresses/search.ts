export const firstPage = { after: null, before: null };

/** A query string with some of its fields changed; a field without a value is removed. */
export function changedSearch(search: string, changes: Record<string, string | null | undefined>): string {
	const params = new URLSearchParams(search);
	for (const [name, value] of Object.entries(changes)) params.set(name, value ?? "");
	const kept = new URLSearchParams([...params].filter(([, value]) => value !== ""));
	return kept.size > 0 ? `?${kept}` : "";
}

/** As {@link changedSearch}, of a whole address. */
export function changedAddress(address: string, changes: Record<string, string | null | undefined>): string {
	const [path = "", search = ""] = address.split("?", 2);
	return path + changedSearch(search, changes);
}

/** More than people search for: a long text in Vietnamese with the other filters and a cursor is shorter. */
const longestListSearch = 1500;

/**
 * The part of a query string that names the list from which something was opened; empty for one that no list has, as
 * each row of a list repeats it three times, escaped.
 */
export function listSearch(search: string): string {
	if (search.length > 2 * longestListSearch) return "";
	const carried = changedSearch(search, { history: null, draft: null });
	return carried.length > longestListSearch ? "" : carried;
}

/** The line from which the history of an inquiry or a request is shown. */
export const historyPage = ({ url }: Request): string | undefined =>
	new URL(url).searchParams.get("history") ?? undefined;
