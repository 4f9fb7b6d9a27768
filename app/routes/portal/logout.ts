import type { ActionFunctionArgs } from "@remix-run/node";
import { readForm } from "#app/server/form.server.ts";
import { redirect, replace } from "#app/server/redirect.server.ts";
import { closeSession } from "#app/server/session.server.ts";
import { pressedSchema } from "#app/ui/form/pressed.tsx";

export async function action(args: ActionFunctionArgs) {
	await readForm(args.request, pressedSchema);
	return redirect("/portal/login", { headers: { "Set-Cookie": await closeSession(args) } });
}

export const loader = () => replace("/portal/dashboard");
