import { fold } from "#models/search/fold.ts";

/** Less means a forgotten unit; more is implausible for this product. */
export const dealValues = { least: 1_000, most: 1_000_000_000_000 } as const;

/** Without a unit, `245` or `245.000` is more likely to mean millions or thousands than đồng. */
const leastBare = 1_000_000;

const powers: Record<string, number> = {
	nghin: 3,
	ngan: 3,
	k: 3,
	thousand: 3,
	trieu: 6,
	tr: 6,
	m: 6,
	million: 6,
	ty: 9,
	ti: 9,
	bn: 9,
	billion: 9,
};

const currency = /^(?:vnd|₫)\s*|\s*(?:vnd|dong|₫)$|(?<=\d)\s*d$|\s+d$/g;
const amount =
	/^(?<figures>\d(?:[\d.,\s]*\d)?)(?:\s*(?<unit>[a-z]+)(?:\s*(?<rest>\d{1,3}|ruoi)\s*(?<smaller>[a-z]+)?)?)?$/;

/**
 * Reads an amount of VND as people write it: `245 triệu`, `1,2 tỷ`, `1 tỷ 2`, `245tr`, `245.000.000`.
 * @returns null if it is not an amount, lies outside {@link dealValues} or is ambiguous
 */
export function readVnd(typed: string): number | null {
	const text = fold(typed).trim();
	const bare = text.replace(currency, "");
	const { figures = "", unit = "", rest, smaller = "" } = amount.exec(bare)?.groups ?? {};
	const power = unit === "" ? 0 : powers[unit];
	if (power === undefined) return null;
	const numbers = rest ? withRest(figures, power, rest, smaller) : readings(figures, power);
	const least = power === 0 && bare === text ? leastBare : dealValues.least;
	const values = numbers
		.map((number) => Number(`${number}e${power}`))
		.filter((value) => Number.isInteger(value) && value >= least && value <= dealValues.most);
	return values.length === 1 ? (values[0] ?? null) : null;
}

/** All readings of figures: `1.200` may be 1200 or 1.2, as people use both separators for both. */
function readings(figures: string, power: number): string[] {
	if (/^\d+$/.test(figures)) return [figures];
	const grouped = /^([1-9]\d{0,2}(?:([.,\s])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d+))?$/.exec(figures);
	const decimal = power > 0 ? /^(\d+)[.,](\d+)$/.exec(figures) : null;
	return [
		...(grouped ? [`${grouped[1]?.replace(/\D/g, "")}.${grouped[3] ?? 0}`] : []),
		...(decimal ? [`${decimal[1]}.${decimal[2]}`] : []),
	];
}

/** `1 tỷ 2` and `1 tỷ rưỡi` are decimals, `1 tỷ 200 triệu` is a sum. */
function withRest(figures: string, power: number, rest: string, smaller: string): string[] {
	if (!/^\d+$/.test(figures) || power < 6) return [];
	if (rest === "ruoi") return smaller ? [] : [`${figures}.5`];
	if (!smaller) return [`${figures}.${rest}`];
	const below = power - (powers[smaller] ?? power);
	return below > 0 ? [`${figures}.${rest.padStart(below, "0")}`] : [];
}
