import { leadTo } from "#app/server/flash.server.ts";
import { staffAction } from "#app/server/form-action.server.ts";
import { returnTo } from "#app/server/place.server.ts";
import { redirect } from "#app/server/redirect.server.ts";
import { requireAccount } from "#app/server/staff.server.ts";
import { z } from "#app/ui/form/zod.ts";
import { FormDraft } from "#models/account/form-draft.server.ts";

const schema = z.object({ id: z.string(), returnTo: z.optional(z.string()) });

export const action = staffAction(requireAccount, {
	schema,
	counts: null,
	back: ({ values }) => returnTo(values.returnTo, "/portal/dashboard"),
	async run({ values, viewer, back }) {
		await FormDraft.forget(values.id, viewer.id);
		return leadTo(back, null);
	},
});

export const loader = () => redirect("/portal/dashboard");
