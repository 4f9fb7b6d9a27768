import { dashboard, inquiryAddress } from "#app/addresses/records.ts";
import { leadTo } from "#app/server/flash.server.ts";
import { staffAction } from "#app/server/form-action.server.ts";
import { text } from "#app/server/i18n.server.ts";
import { redirect } from "#app/server/redirect.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { emptyFormSchema } from "#app/ui/form/empty-form.tsx";
import { applyCorrection } from "#models/inquiry/inquiry.server.ts";
import { orNotFound } from "../or-not-found.server.ts";

/** A customer's own correction becomes the inquiry's. */
export const action = staffAction(requireStaff, {
	schema: emptyFormSchema,
	counts: "change",
	back: ({ request, params: { id = "" } }) => inquiryAddress(id, undefined, new URL(request.url).search),
	async run({ params, viewer, language, back }) {
		orNotFound(await applyCorrection(viewer, params.id ?? ""));
		return leadTo(back, text(language, "portalInquiries").dashboard.notices.applied);
	},
});

export const loader = () => redirect(dashboard);
