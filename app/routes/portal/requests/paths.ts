import type { RequestId } from "#models/request/request-id.ts";

export const requests = "/portal/requests";

type Part = "take" | "give-back" | "hand-over" | "contact" | "end" | "reopen";

export const requestAddress = (id: RequestId, part?: Part) => `${requests}/${id}${part ? `/${part}` : ""}`;
