import { z } from "./zod.ts";

/** Sent by every public form: a field that only robots fill in, and when the page was made. */
export const spamFields = { website: z.optional(z.string()), shownAt: z.optional(z.string()) };

/** The field that only robots fill in. Nobody sees it, hears of it or comes across it with the Tab key. */
export function Honeypot({ label }: { label: string }) {
	return (
		<div className="hidden">
			<label htmlFor="website">{label}</label>
			<input id="website" name="website" type="text" autoComplete="off" tabIndex={-1} />
		</div>
	);
}
