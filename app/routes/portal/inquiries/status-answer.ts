import type { ClientActionFunctionArgs } from "@remix-run/react";
import type { Flash } from "#app/server/flash.server.ts";
import { keepPage } from "#app/ui/form/reply.ts";

const waiting = new Map<string, (stored: Flash) => void>();

/** Calls `told` with what was stored once the form posted to `action` is answered. */
export const onceStored = (action: string, told: (stored: Flash) => void) => waiting.set(action, told);

/**
 * Like {@link keepPage}, but tells the waiting row first: React may render the answer together with a list that no longer
 * contains the row.
 */
export async function clientAction(args: ClientActionFunctionArgs) {
	const { pathname, search } = new URL(args.request.url);
	const reply = await keepPage<Flash>(args);
	if (reply.status === "done") waiting.get(pathname + search)?.(reply.done);
	waiting.delete(pathname + search);
	return reply;
}
