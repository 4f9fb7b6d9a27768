import { interpolate } from "#app/i18n/interpolate.ts";

/** What chosen rows are called together: one by its name, more by how many they are. */
export function nameOfChosen(count: string, names: string[]): string {
	const [only] = names;
	return names.length === 1 && only ? only : interpolate(count, { count: names.length });
}
