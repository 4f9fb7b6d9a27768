import { mailOrigin } from "#app/addresses/origin.server.ts";
import { handOverAddress } from "#app/addresses/portal.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { leadTo } from "#app/server/flash.server.ts";
import { staffAction } from "#app/server/form-action.server.ts";
import { text } from "#app/server/i18n.server.ts";
import { redirect } from "#app/server/redirect.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";
import { emptyFormSchema } from "#app/ui/form/empty-form.tsx";
import { Staff } from "#models/account/staff.server.ts";
import { giveBackTo } from "#models/records/hand-over.server.ts";
import { orNotFound } from "../or-not-found.server.ts";

/** Where the button stood: an administrator's page of that person, or the viewer's own. */
const pageBefore = (viewer: { id: string; isAdmin: boolean }, id: string) =>
	handOverAddress(viewer.isAdmin ? id : viewer.id);

export const action = staffAction(requireStaff, {
	schema: emptyFormSchema,
	counts: "change",
	back: ({ viewer, params: { id = "" } }) => pageBefore(viewer, id),
	async run({ request, params: { id = "" }, viewer, language, back }) {
		const { given, left } = orNotFound(await giveBackTo(viewer, id, mailOrigin(request)));
		const name = (await Staff.names([id])).get(id) ?? "";
		const { done, partly } = text(language, "portalRecord").handOver.held;
		const isDone = left.inquiries + left.requests === 0;
		return leadTo(back, interpolate(isDone ? done : partly, { name, ...(isDone ? given : left) }));
	},
});

export const loader = requireStaff(async ({ viewer, params: { id = "" } }) =>
	redirect(pageBefore(viewer, id)),
);
