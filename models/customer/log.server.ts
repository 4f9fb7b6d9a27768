import type { Viewer } from "#models/account/user.server.ts";
import type { Contact } from "#models/history/contact.server.ts";
import { type InquiryContact, logInquiryContact } from "#models/inquiry/inquiry.server.ts";
import { logContact } from "#models/request/request.server.ts";
import { readRequestId } from "#models/request/request-id.ts";

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
