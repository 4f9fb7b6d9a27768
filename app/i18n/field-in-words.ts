import type { Field } from "#models/form-fields.ts";
import type { Language } from "#models/language.ts";
import { formatDay, formatNumber } from "./format.ts";

/** A field's stored value in the reader's language. @param labels those of its choices */
export function fieldInWords(
	language: Language,
	field: Field,
	value: string | number | undefined,
	labels: Record<string, string> = {},
): string | undefined {
	if (value === undefined) return undefined;
	if (typeof value === "number") return formatNumber(language, value);
	if (field.kind === "day") return formatDay(language, value);
	// What somebody typed may be called `constructor`.
	return Object.hasOwn(labels, value) ? labels[value] : value;
}
