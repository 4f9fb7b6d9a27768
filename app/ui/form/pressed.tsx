import { z } from "./zod.ts";

export const pressedSchema = z.object({ pressed: z.optional(z.string()) });

/** For a form without fields: Lynx sends such a form as a GET. */
export function Pressed() {
	return <input type="hidden" name="pressed" value="yes" />;
}
