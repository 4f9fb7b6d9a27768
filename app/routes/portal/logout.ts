import type { ActionFunctionArgs } from "@remix-run/node";
import { readForm } from "#app/server/form.server.ts";
import { redirect, replace } from "#app/server/redirect.server.ts";
import { closeSession } from "#app/server/session.server.ts";
import { z } from "#app/ui/form/zod.ts";

const schema = z.object({ pressed: z.optional(z.string()), returnTo: z.optional(z.string()) });

export async function action(args: ActionFunctionArgs) {
	const form = await readForm(args.request, schema);
	const page = form.status === "success" ? form.value.returnTo : undefined;
	const login = page ? `/portal/login?${new URLSearchParams({ returnTo: page })}` : "/portal/login";
	return redirect(login, { headers: { "Set-Cookie": await closeSession(args) } });
}

export const loader = () => replace("/portal/dashboard");
