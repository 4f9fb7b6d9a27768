/** The value below which a share of the values lies: 0.5 gives the median. */
export function quantile(values: number[], share: number): number {
	const sorted = values.toSorted((one, other) => one - other);
	return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
