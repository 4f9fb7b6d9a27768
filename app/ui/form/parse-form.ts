import { parse, type Submission } from "@conform-to/react";
import type { $ZodObject } from "zod/v4/core";
import { z } from "./zod.ts";

/** What a schema makes of a form's fields, or its errors by field; the same in browser and server. */
export function parseForm<Schema extends $ZodObject>(
	fields: FormData | URLSearchParams,
	schema: Schema,
): Submission<z.input<Schema>, string[], z.output<Schema>> {
	return parse(fields, {
		resolve(sent) {
			// What is left empty is as good as not sent.
			const filled = Object.entries(sent).filter(([, value]) => value !== "");
			const { data, error } = z.safeParse(schema, Object.fromEntries(filled));
			if (!error) return { value: data };
			const codes: Record<string, string[]> = {};
			for (const { path, message } of error.issues) {
				const field = path.join(".");
				codes[field] = [...(codes[field] ?? []), message];
			}
			return { error: codes };
		},
	});
}
