import { env } from "#models/env.server.ts";
import type { Suspicion } from "#models/request/spam-quarantine.server.ts";

export type SpamFields = { website?: string; shownAt?: string };

/** What gave a robot away; null for a person. Cached or old pages are never suspect (docs/decisions/0020). */
export function suspicionOf({ website, shownAt }: SpamFields, now = Date.now()): Suspicion | null {
	if (website) return "trap";
	const { FORM_MIN_SECONDS } = env;
	const seconds = (now - (shownAt ? Number(shownAt) : Number.NaN)) / 1000;
	return FORM_MIN_SECONDS === 0 || seconds >= FORM_MIN_SECONDS ? null : "haste";
}
