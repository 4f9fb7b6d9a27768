export const firstPage = { after: null, before: null, notice: null };

/** A query string with some of its fields changed; a field without a value is removed. */
export function changedSearch(search: string, changes: Record<string, string | null | undefined>): string {
	const params = new URLSearchParams(search);
	for (const [name, value] of Object.entries(changes)) params.set(name, value ?? "");
	for (const [name, value] of [...params]) if (value === "") params.delete(name);
	return params.size > 0 ? `?${params}` : "";
}

/** As {@link changedSearch}, of a whole address. */
export function changedAddress(address: string, changes: Record<string, string | null | undefined>): string {
	const [path = "", search = ""] = address.split("?", 2);
	return path + changedSearch(search, changes);
}

/** The id of what the notice in an address is about, as in `moved.65a…`. */
export const noticedIn = (search: string): string | undefined =>
	/^\w+\.(.+)$/.exec(new URLSearchParams(search).get("notice") ?? "")?.[1];

/** The part of a query string that names the list from which something was opened. */
export const listSearch = (search: string) =>
	changedSearch(search, { notice: null, history: null, draft: null });

/** The line from which the history of an inquiry or a request is shown. */
export const historyPage = ({ url }: Request): string | undefined =>
	new URL(url).searchParams.get("history") ?? undefined;
