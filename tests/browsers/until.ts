import { setTimeout as wait } from "node:timers/promises";

const patience = 15_000;

/**
 * Asks again and again until the answer is anything but false or null; an error counts as no answer yet, as pages come
 * and go meanwhile.
 * @param what for the message, as in "waited for …"
 */
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
