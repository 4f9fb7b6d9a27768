import { env } from "#models/env.server.ts";
import type { Suspicion } from "#models/request/spam-quarantine.server.ts";

/** What {@link suspicionOf} looks at: the fields of `app/ui/form/spam-fields.tsx`. */
export type SpamFields = { website?: string; shownAt?: string };

/**
 * Whether a robot has surely filled in a form. A page that was cached, prefetched, kept open or gone back to was made
 * earlier, never later, so none of these makes a person suspect.
 * @returns what gave it away, null for a person
 */
export function suspicionOf({ website, shownAt }: SpamFields, now = Date.now()): Suspicion | null {
	if (website) return "trap";
	const { FORM_MIN_SECONDS } = env;
	const seconds = (now - (shownAt ? Number(shownAt) : Number.NaN)) / 1000;
	return FORM_MIN_SECONDS === 0 || seconds >= FORM_MIN_SECONDS ? null : "haste";
}
