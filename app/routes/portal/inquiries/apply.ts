import { dashboard, inquiryAddress } from "#app/addresses/inquiries.ts";
import { leadTo, staffAction } from "#app/server/form-action.server.ts";
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
	async run({ params, viewer, back }) {
		orNotFound(await applyCorrection(viewer, params.id ?? ""));
		return leadTo(back, "applied");
	},
});

export const loader = () => redirect(dashboard);
