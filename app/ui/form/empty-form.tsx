import { z } from "./zod.ts";

export const emptyFormSchema = z.object({ pressed: z.optional(z.string()) });

/** Stands in a form without fields, which Lynx would send as a GET. @param on what it is about, if the answer needs that */
export function EmptyForm({ on = "yes" }: { on?: string }) {
	return <input type="hidden" name="pressed" value={on} />;
}
