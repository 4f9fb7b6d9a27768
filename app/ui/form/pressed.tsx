import { z } from "./zod.ts";

export const pressedSchema = z.object({ pressed: z.optional(z.string()) });

/** For a form without fields: Lynx sends such a form as a GET. @param on what it is about, where the answer needs that */
export function Pressed({ on = "yes" }: { on?: string }) {
	return <input type="hidden" name="pressed" value={on} />;
}
