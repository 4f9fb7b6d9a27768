import { z } from "./zod.ts";

export const spamFields = { website: z.optional(z.string()), shownAt: z.optional(z.string()) };

/** Hidden from sight, screen readers and the Tab key. */
export function Honeypot({ label }: { label: string }) {
	return (
		<div className="hidden">
			<label htmlFor="website">{label}</label>
			<input id="website" name="website" type="text" autoComplete="off" tabIndex={-1} />
		</div>
	);
}
