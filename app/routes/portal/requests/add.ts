import { inquiryAddress, requests } from "#app/addresses/records.ts";
import { leadTo } from "#app/server/flash.server.ts";
import { staffAction } from "#app/server/form-action.server.ts";
import { text } from "#app/server/i18n.server.ts";
import { redirect } from "#app/server/redirect.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { z } from "#app/ui/form/zod.ts";
import { addToInquiry } from "#models/customer/conversion.server.ts";
import { orNotFound } from "../or-not-found.server.ts";
import { addressOf } from "./request-action.server.ts";

/** Adds a request to an inquiry that its customer has already. */
export const action = staffAction(requireStaff, {
	schema: z.object({ inquiry: z.string() }),
	counts: "change",
	back: ({ request, params }) => addressOf(params, request),
	async run({ values, params, viewer, language }) {
		const { id } = orNotFound(await addToInquiry(viewer, params.request ?? "", values.inquiry));
		return leadTo(inquiryAddress(id), text(language, "portalInquiries").dashboard.notices.added);
	},
});

export const loader = () => redirect(requests);
