import { z } from "./zod.ts";

/** Of a form that is only a button. */
export const pressedSchema = z.object({ pressed: z.optional(z.string()) });

/** Stands in a form that has no field of its own: Lynx sends such a form as a mere request for the page. */
export function Pressed() {
	return <input type="hidden" name="pressed" value="yes" />;
}
