import type { HistoryEventView } from "#models/history/history.server.ts";

/** What a visitor corrected, a line each: `0912345678 → 0987654321`. */
export function correctionLines({ corrected = {} }: Pick<HistoryEventView, "corrected">): string[] {
	const made = [corrected.email, corrected.phone].filter((correction) => correction !== undefined);
	return made.map(({ before = "–", after = "–" }) => `${before} → ${after}`);
}
