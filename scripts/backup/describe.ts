import type { Summary } from "./format.ts";

/** The collections as lines of text. */
export function describeSummaries(summaries: Summary[]): string {
	return summaries
		.map(
			({ collection, count, sha256 }) =>
				`  ${String(count).padStart(9)} ${collection}  ${sha256.slice(0, 16)}`,
		)
		.join("\n");
}
