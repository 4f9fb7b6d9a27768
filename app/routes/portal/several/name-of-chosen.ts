import { interpolate } from "#app/i18n/interpolate.ts";

/** Refers to the chosen rows: a single one by its name, several by their number. */
export function nameOfChosen(count: string, names: string[]): string {
	const [only] = names;
	return names.length === 1 && only ? only : interpolate(count, { count: names.length });
}
