import type { RequestId } from "#models/request/request-id.ts";

export const requests = "/portal/requests";
export const comingDemos = `${requests}/demos`;
export const quarantine = `${requests}/quarantine`;

type Part = "take" | "give-back" | "hand-over" | "demo" | "end" | "reopen";

export const requestAddress = (id: RequestId, part?: Part) => `${requests}/${id}${part ? `/${part}` : ""}`;

export const discardAddress = (suspectedId: string) => `${quarantine}/${suspectedId}/discard`;
