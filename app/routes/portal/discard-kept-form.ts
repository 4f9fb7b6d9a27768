import { returnTo } from "#app/server/place.server.ts";
import { redirect } from "#app/server/redirect.server.ts";
import { requireAccount } from "#app/server/staff.server.ts";
import { z } from "#app/ui/form/zod.ts";
import { FormDraft } from "#models/account/form-draft.server.ts";
import { readChange } from "./change.server.ts";

const schema = z.object({ id: z.string(), returnTo: z.optional(z.string()) });

export const action = requireAccount(async ({ request, viewer }) => {
	const { id, returnTo: page } = await readChange(request, schema);
	await FormDraft.forget(id, viewer.id);
	return redirect(returnTo(page, "/portal/dashboard"), 303);
});

export const loader = () => redirect("/portal/dashboard");
