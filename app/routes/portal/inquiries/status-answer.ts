import type { ClientActionFunctionArgs } from "@remix-run/react";
import type { Flash } from "#app/server/flash.server.ts";
import { keepPage } from "#app/ui/form/reply.ts";

const waiting = new Map<string, (stored: Flash) => void>();

/** Hands `told` what the form that is sent to `action` has stored. */
export const onceStored = (action: string, told: (stored: Flash) => void) => waiting.set(action, told);

/** As {@link keepPage}. React may show the answer and the list without the row at once: so the row is handed it before. */
export async function clientAction(args: ClientActionFunctionArgs) {
	const { pathname, search } = new URL(args.request.url);
	const reply = await keepPage<Flash>(args);
	if (reply.status === "done") waiting.get(pathname + search)?.(reply.done);
	waiting.delete(pathname + search);
	return reply;
}
