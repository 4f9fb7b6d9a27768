import type { RecordKind, RequestId } from "#models/records/record-id.ts";
import { inquiryAddress } from "./inquiries.ts";
import { requestAddress } from "./requests.ts";

export const customerSearch = "/portal/search";
export const knownCustomer = "/portal/customers/known";

/** The page of a customer's request or inquiry. */
export const recordAddress = (kind: RecordKind, id: string, search = "") =>
	kind === "inquiry"
		? inquiryAddress(id, undefined, search)
		: requestAddress(id as RequestId, undefined, search);

/** A customer's page, by any of their requests and inquiries. */
export const customerAddress = (record: string, part?: "same" | "other") =>
	`/portal/customers/${record}${part ? `/${part}` : ""}`;

const recordPage = /^\/portal\/(?:requests|inquiries|customers)\/[\w-]+(?:\?|$)/;

/** Whether an address is the page of a request, an inquiry or a customer. */
export const isRecordPage = (address: string) => recordPage.test(address);
