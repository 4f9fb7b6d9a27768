import * as z from "zod";
import { maxLength } from "#models/limits.ts";

// Parts of a schema for what an address asks for: what is malformed is ignored.

export const oneOf = <const Options extends readonly string[]>(options: Options) =>
	z.enum(options).optional().catch(undefined);

export const word = z
	.string()
	.max(maxLength.line)
	.transform((text) => text.trim() || undefined)
	.optional()
	.catch(undefined);
