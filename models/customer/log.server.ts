import type { Viewer } from "#models/account/user.server.ts";
import type { Contact } from "#models/history/contact.server.ts";
import type { HistoryEventView } from "#models/history/history.server.ts";
import {
	findInquiryWithHistory,
	type InquiryContact,
	logInquiryContact,
} from "#models/inquiry/inquiry.server.ts";
import { findRequest, logContact } from "#models/request/request.server.ts";
import { readRequestId } from "#models/request/request-id.ts";
import type { Related } from "./related.server.ts";

/**
 * Logs what happened with a customer, of a request or an inquiry.
 * @returns false if there is none of this id that the viewer may change @throws as `logContact` and `logInquiryContact`
 */
export const logCustomerContact = (
	viewer: Viewer,
	id: string,
	contact: Contact & InquiryContact,
): Promise<boolean> =>
	readRequestId(id) ? logContact(viewer, id, contact) : logInquiryContact(viewer, id, contact);

export type LatestLine = Pick<Related, "what"> & { name: string; line: HistoryEventView | undefined };

/** The customer and the latest line of a request's or an inquiry's history. Null if the viewer may not see it. */
export async function latestLineOf(viewer: Viewer, id: string): Promise<LatestLine | null> {
	const request = await findRequest(viewer, id);
	if (request) return { what: request.kind, name: request.name, line: request.history.rows[0] };
	const inquiry = await findInquiryWithHistory(viewer, id);
	return inquiry && { what: "inquiry", name: inquiry.customerName, line: inquiry.history.rows[0] };
}
