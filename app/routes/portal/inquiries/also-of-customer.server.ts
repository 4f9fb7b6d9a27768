import type { Viewer } from "#models/account/user.server.ts";
import type { InquiryView } from "#models/inquiry/view.ts";
import { type Related, relatedTo } from "#models/request/related.server.ts";
import { customerKeysOf } from "#models/search-keys.ts";

/** What else there is of an inquiry's customer, but the request that it began with. */
export function alsoOfCustomer(viewer: Viewer, inquiry: InquiryView): Promise<Related[]> {
	return relatedTo(viewer, customerKeysOf(inquiry), [inquiry.id, inquiry.requestId ?? ""]);
}
