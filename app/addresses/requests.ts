import type { RequestId } from "#models/records/record-id.ts";
import { listSearch } from "./search.ts";

export const requests = "/portal/requests";
export const lateRequests = `${requests}?due=late`;

/** What somebody has open. @param owner an account's id, `mine` or `nobody` */
export const requestsOfOwner = (owner: string, isLate = false) =>
	`${requests}?owner=${owner}${isLate ? "&due=late" : ""}`;

export const comingDemosPage = `${requests}/demos`;
export const quarantinePage = `${requests}/quarantine`;

/** Actions that need only the press of a button; each has a route of this name. */
export const requestButtons = ["take", "give-back", "reopen", "open-trial"] as const;

export type RequestButton = (typeof requestButtons)[number];

export type RequestPart = RequestButton | "add" | "hand-over" | "quotation" | "demo" | "trial" | "end";

export const requestAddress = (id: RequestId, part?: RequestPart, search = "") =>
	`${requests}/${id}${part ? `/${part}` : ""}${listSearch(search)}`;

export const discardAddress = (suspectedId: string) => `${quarantinePage}/${suspectedId}/discard`;
