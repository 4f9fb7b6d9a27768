import type { SchemaDefinition } from "mongoose";
import type { Field, FieldTable } from "#models/form-fields.ts";
import { maxLength } from "#models/limits.ts";

/** The Mongoose paths for a form's fields, with the same limits as the form. */
export function pathsOf(table: FieldTable): SchemaDefinition {
	return Object.fromEntries(
		Object.entries(table).map(([name, field]) => [name, { ...pathOf(field), required: field.required }]),
	);
}

function pathOf(field: Field) {
	if (field.kind === "choice") return { type: String, enum: field.options, default: field.initial };
	if (field.kind === "day") return { type: String, maxlength: maxLength.choice };
	if (field.kind === "wholeNumber")
		return { type: Number, min: field.least, max: field.most, validate: Number.isInteger };
	return { type: String, maxlength: field.max };
}
