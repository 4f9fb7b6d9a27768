const units: [name: RegExp, times: number][] = [
	[/^(?:triệu|trieu|tr|m|mln|mill?[ij]?[oó]\p{L}*)$/u, 1e6],
	[/^(?:tỷ|tỉ|ty|bn|mld|billion|mill?[ij]ard\p{L}*)$/u, 1e9],
	[/^[万萬]$/, 1e4],
	[/^[亿億]$/, 1e8],
];
const currency = /(?:đồng|vnđ|vnd|đ|₫|越南盾)/gu;
const grouped = /^(?:\d{1,3}(?:[.,]\d{3})+|\d+)$/;

/** Signs as on any keyboard, blanks and currency left out. */
const tidy = (typed: string) =>
	typed.normalize("NFKC").toLowerCase().replace(currency, "").replace(/[\s']/g, "");

/** `25` or `1.200`; null for anything else. */
export function readCount(typed: string): number | null {
	const digits = tidy(typed);
	return grouped.test(digits) && digits.length <= 9 ? Number(digits.replace(/[.,]/g, "")) : null;
}

/** VND of `450.000.000`, `450 triệu`, `1.2 billion` or `4.5亿`; null for anything else. */
export function readAmount(typed: string): number | null {
	const [, number = "", unit = ""] = /^([\d.,]+)(\p{L}*)$/u.exec(tidy(typed)) ?? [];
	const times = unit === "" ? 1 : units.find(([name]) => name.test(unit))?.[1];
	if (times === undefined) return null;
	if (grouped.test(number)) return Number(number.replace(/[.,]/g, "")) * times;
	const hasFraction = times > 1 && /^\d+[.,]\d{1,2}$/.test(number);
	return hasFraction ? Math.round(Number(number.replace(",", ".")) * times) : null;
}
