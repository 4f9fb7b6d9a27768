import { anyone, formAction } from "#app/server/form-action.server.ts";
import { redirect, replace } from "#app/server/redirect.server.ts";
import { closeSession } from "#app/server/session.server.ts";
import { z } from "#app/ui/form/zod.ts";

const schema = z.object({ pressed: z.optional(z.string()), returnTo: z.optional(z.string()) });

export const action = formAction(anyone, {
	schema,
	isWithoutDatabase: true,
	back: () => "/portal/login",
	async run({ values: { returnTo }, request, context }) {
		const login = returnTo ? `/portal/login?${new URLSearchParams({ returnTo })}` : "/portal/login";
		return redirect(login, { headers: { "Set-Cookie": await closeSession({ request, context }) } });
	},
});

export const loader = () => replace("/portal/dashboard");
