import { dashboard, inquiryAddress } from "#app/addresses/inquiries.ts";
import { requestAddress, requests } from "#app/addresses/requests.ts";
import { listSearch } from "#app/addresses/search.ts";
import { Staff } from "#models/account/staff.server.ts";
import type { Viewer } from "#models/account/user.server.ts";
import { handOverPerson, type OpenCounts, openOf } from "#models/customer/hand-over.server.ts";
import { handOverInquiry } from "#models/inquiry/hand-over.server.ts";
import { findInquiry } from "#models/inquiry/inquiry.server.ts";
import { erased } from "#models/privacy/personal-data.server.ts";
import { handOverRequest } from "#models/request/hand-over.server.ts";
import { findRequest } from "#models/request/request.server.ts";
import type { RequestId } from "#models/request/request-id.ts";

type Found = { name: string; ownerId: string | null; open?: OpenCounts };

/** What can be handed over: null for what is not the viewer's to give, as for what is missing. */
type Subject = {
	find(viewer: Viewer): Promise<Found | null>;
	give(viewer: Viewer, accountId: string, origin: string | null): Promise<boolean>;
	address: string;
	/** Where who has given it goes on. */
	list: string;
};

const subjects: Record<string, (id: string, search: string) => Subject> = {
	requests: (id, search) => ({
		async find(viewer) {
			const found = await findRequest(viewer, id);
			return found && (viewer.isAdmin || found.ownerId === viewer.id) ? found : null;
		},
		give: (viewer, to, origin) => handOverRequest(viewer, id, to, origin),
		address: requestAddress(id as RequestId, undefined, search),
		list: requests + listSearch(search),
	}),
	inquiries: (id, search) => ({
		async find(viewer) {
			const found = await findInquiry(viewer, id);
			return found && { name: found.customerName, ownerId: found.ownerId };
		},
		give: (viewer, to, origin) => handOverInquiry(viewer, id, to, origin),
		address: inquiryAddress(id, undefined, search),
		list: dashboard + listSearch(search),
	}),
	staff: (id) => ({
		async find(viewer) {
			if (!viewer.isAdmin && viewer.id !== id) return null;
			const [member, open] = await Promise.all([Staff.find(id), openOf(id)]);
			const isLeft = open.inquiries + open.requests > 0;
			return member || isLeft ? { name: member?.fullName ?? erased, ownerId: id, open } : null;
		},
		give: (viewer, to, origin) => handOverPerson(viewer, id, to, origin),
		address: `/portal/staff/${id}`,
		list: dashboard,
	}),
};

/** What an address such as `/portal/inquiries/6741…/hand-over` is about. */
export function subjectOf(request: Request): Subject {
	const { pathname, search } = new URL(request.url);
	const [, , kind = "", id = ""] = pathname.split("/");
	const subject = subjects[kind];
	if (!subject) throw new Error(`${pathname} is about nothing that can be handed over`);
	return subject(id, search);
}
