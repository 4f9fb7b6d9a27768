import type { SeveralList } from "#app/addresses/records.ts";
import type { Viewer } from "#models/account/user.server.ts";
import { rowsPerPage } from "#models/limits.ts";
import { Records } from "#models/records/records.server.ts";
import { orNotFound } from "../or-not-found.server.ts";

/** Which list an address such as `/portal/inquiries/several/delete` is about. */
export function severalListOf(request: Request): SeveralList {
	return new URL(request.url).pathname.startsWith("/portal/requests") ? "requests" : "inquiries";
}

/** Without repetitions, at most as many as a page has rows. */
export const onePage = (ids: string[]): string[] => [...new Set(ids)].slice(0, rowsPerPage);

/** Names of the chosen rows. @throws Response 404 if the viewer may see none of them */
export async function namesOfChosen(viewer: Viewer, ids: string[]): Promise<string[]> {
	const names = await Records.names(viewer, onePage(ids));
	orNotFound(names.size > 0);
	return [...names.values()];
}
