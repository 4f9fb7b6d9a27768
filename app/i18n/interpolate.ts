/** Puts values into the `{name}` places of a text: `fill("{n} of {total}", { n: 5, total: 60 })`. */
export function interpolate(text: string, values: Record<string, string | number>): string {
	return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
