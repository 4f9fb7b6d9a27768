import type { RequestEventView } from "#models/request/history.server.ts";

/** What a visitor corrected, a line each: `0912345678 → 0987654321`. */
export function correctionLines({ corrected = {} }: Pick<RequestEventView, "corrected">): string[] {
	const made = [corrected.email, corrected.phone].filter((correction) => correction !== undefined);
	return made.map(({ before = "–", after = "–" }) => `${before} → ${after}`);
}
