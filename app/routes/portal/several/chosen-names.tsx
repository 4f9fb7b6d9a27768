import { interpolate } from "#app/i18n/interpolate.ts";

/** The name of the one chosen row, or the number of several in words. */
export function nameOfChosen(count: string, names: string[]): string {
	return names.length === 1 ? String(names[0]) : interpolate(count, { count: names.length });
}

/** The names of the chosen rows, if there are several. */
export function ChosenNames({ names }: { names: string[] }) {
	return names.length > 1 ? <p className="wrap-anywhere">{names.join(", ")}</p> : null;
}
