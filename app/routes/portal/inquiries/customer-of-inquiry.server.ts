import type { Viewer } from "#models/account/user.server.ts";
import { contactOf } from "#models/customer/contact.server.ts";
import { customerOf } from "#models/customer/related.server.ts";
import type { InquiryView } from "#models/inquiry/view.ts";

/** The other records of an inquiry's customer, except the request it began with; and whether mails reach them. */
export const customerOfInquiry = (viewer: Viewer, inquiry: InquiryView) =>
	customerOf(viewer, { ...contactOf(inquiry), customerId: inquiry.customerId }, [
		inquiry.id,
		inquiry.requestId ?? "",
	]);
