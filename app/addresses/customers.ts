import type { Related } from "#models/customer/related.server.ts";
import type { RequestId } from "#models/request/request-id.ts";
import { inquiryAddress } from "./inquiries.ts";
import { requestAddress } from "./requests.ts";

export const customerSearch = "/portal/search";
export const knownCustomer = "/portal/customers/known";

/** The page of a customer's request or inquiry. */
export const recordAddress = (what: Related["what"], id: string) =>
	what === "inquiry" ? inquiryAddress(id) : requestAddress(id as RequestId);

/** The page of everything that there is of a customer, by any of their requests and inquiries. */
export const customerAddress = (record: string, part?: "same" | "other") =>
	`/portal/customers/${record}${part ? `/${part}` : ""}`;
