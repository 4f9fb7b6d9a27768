import type { RequestId } from "#models/request/request-id.ts";
import { listSearch } from "./search.ts";

export const requests = "/portal/requests";
export const lateRequests = `${requests}?due=late`;
export const comingDemosPage = `${requests}/demos`;
export const quarantinePage = `${requests}/quarantine`;

export type RequestPart =
	| "add"
	| "take"
	| "give-back"
	| "hand-over"
	| "quotation"
	| "demo"
	| "trial"
	| "open-trial"
	| "end"
	| "reopen";

export const requestAddress = (id: RequestId, part?: RequestPart, search = "") =>
	`${requests}/${id}${part ? `/${part}` : ""}${listSearch(search)}`;

export const discardAddress = (suspectedId: string) => `${quarantinePage}/${suspectedId}/discard`;
