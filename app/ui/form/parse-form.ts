import { parse, type Submission } from "@conform-to/react";
import type { $ZodObject } from "zod/v4/core";
import { z } from "./zod.ts";

/**
 * Checks the fields of a form with its schema, in the browser and on the server. A field left empty is a missing one.
 * @returns Conform's submission: the values, or the error codes by field, "" for the whole form
 */
export function parseForm<Schema extends $ZodObject>(
	fields: FormData | URLSearchParams,
	schema: Schema,
): Submission<z.input<Schema>, string[], z.output<Schema>> {
	return parse(fields, {
		resolve(typed) {
			const given = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ""));
			const result = z.safeParse(schema, given);
			if (result.success) return { value: result.data };
			const error: Record<string, string[]> = {};
			for (const { path, message } of result.error.issues) {
				const name = path.join(".");
				error[name] = [...(error[name] ?? []), message];
			}
			return { error };
		},
	});
}
