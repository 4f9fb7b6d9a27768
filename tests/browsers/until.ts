import { setTimeout as wait } from "node:timers/promises";

const patience = 15_000;

/** Asks until the answer is neither false nor null; an error counts as no answer, as pages come and go. */
export async function until<T>(what: string, ask: () => Promise<T | false | null>): Promise<T> {
	let trouble = "";
	for (const end = Date.now() + patience; Date.now() < end; await wait(50)) {
		try {
			const answer = await ask();
			if (answer !== false && answer !== null) return answer;
			trouble = "";
		} catch (error) {
			trouble = `: ${error instanceof Error ? error.message : String(error)}`;
		}
	}
	throw new Error(`waited for ${what}${trouble}`);
}
