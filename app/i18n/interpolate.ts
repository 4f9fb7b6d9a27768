import { isolated } from "#models/bidi.ts";

type Values = Record<string, string | number>;

/** Fills the `{{name}}` places that no fact has filled. */
export function interpolate(text: string, values: Values | ((name: string) => string)): string {
	const fill = typeof values === "function" ? values : (name: string) => values[name];
	return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => isolated(String(fill(name) ?? place)));
}
