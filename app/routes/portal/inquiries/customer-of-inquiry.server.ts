import type { Viewer } from "#models/account/user.server.ts";
import { customerOf } from "#models/customer/related.server.ts";
import type { InquiryView } from "#models/inquiry/view.ts";
import { customerKeysOf } from "#models/search/search-keys.ts";

/** The other records of an inquiry's customer, except the request it began with; and whether mails reach them. */
export const customerOfInquiry = (viewer: Viewer, inquiry: InquiryView) =>
	customerOf(viewer, customerKeysOf(inquiry), [inquiry.id, inquiry.requestId ?? ""]);
