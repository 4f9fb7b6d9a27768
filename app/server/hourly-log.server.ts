import { hourMs } from "#models/time/calendar.ts";

const mostOfOne = 20;
const mostOfAll = 500;

/**
 * Lets each kind of a thing that anybody can make happen be logged once an hour: 20 kinds of one source, so that it
 * neither fills the log nor silences it for others, and 500 of all.
 */
export function hourlyLog() {
	let since = 0;
	let kinds = new Set<string>();
	let sources = new Map<string | null, number>();
	return {
		isNew(kind: string, source: string | null): boolean {
			if (Date.now() - since > hourMs) {
				since = Date.now();
				kinds = new Set();
				sources = new Map();
			}
			const ofSource = sources.get(source) ?? 0;
			if (kinds.has(kind) || ofSource >= mostOfOne || kinds.size >= mostOfAll) return false;
			kinds.add(kind);
			sources.set(source, ofSource + 1);
			return true;
		},
	};
}
