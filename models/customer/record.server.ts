import type { Viewer } from "#models/account/user.server.ts";
import type { Contact } from "#models/history/contact.server.ts";
import type { HistoryEventView } from "#models/history/history.server.ts";
import {
	findInquiry,
	findInquiryWithHistory,
	type InquiryContact,
	logInquiryContact,
	namesOfInquiries,
} from "#models/inquiry/inquiry.server.ts";
import { findRequest, logContact, namesOfRequests } from "#models/request/request.server.ts";
import { readRequestId } from "#models/request/request-id.ts";
import type { Related } from "./related.server.ts";

// Operations that work alike on requests and inquiries, given the id of either.

/**
 * Logs what happened with a customer.
 * @returns false if there is none of this id that the viewer may change @throws as `logContact` and `logInquiryContact`
 */
export const logCustomerContact = (
	viewer: Viewer,
	id: string,
	contact: Contact & InquiryContact,
): Promise<boolean> =>
	readRequestId(id) ? logContact(viewer, id, contact) : logInquiryContact(viewer, id, contact);

/** Returns the owner's id and the customer's name; null if the viewer may not see the record. */
export async function ownerOfRecord(
	viewer: Viewer,
	id: string,
): Promise<{ name: string; ownerId: string | null } | null> {
	if (readRequestId(id)) return findRequest(viewer, id);
	const inquiry = await findInquiry(viewer, id);
	return inquiry && { name: inquiry.customerName, ownerId: inquiry.ownerId };
}

/** The customers' names by id, of those among several that the viewer may see. */
export async function namesOfRecords(viewer: Viewer, ids: string[]): Promise<Map<string, string>> {
	const areRequests = ids.some((id) => readRequestId(id));
	return areRequests ? namesOfRequests(viewer, ids) : namesOfInquiries(viewer, ids);
}

type LatestLine = Pick<Related, "what"> & { name: string; line: HistoryEventView | undefined };

/** The customer and the latest line of one's history. Null if the viewer may not see it. */
export async function latestLineOf(viewer: Viewer, id: string): Promise<LatestLine | null> {
	const request = await findRequest(viewer, id);
	if (request) return { what: request.kind, name: request.name, line: request.history.rows[0] };
	const inquiry = await findInquiryWithHistory(viewer, id);
	return inquiry && { what: "inquiry", name: inquiry.customerName, line: inquiry.history.rows[0] };
}
