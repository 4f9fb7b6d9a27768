import { setTimeout as sleep } from "node:timers/promises";
import { ask } from "./ask.ts";

const patienceMs = 60_000;

/** Milliseconds until /health/ready answers with a status; those of the patience where it never did. */
export async function readinessBecomes(url: string, status: number): Promise<number> {
	const start = performance.now();
	for (; performance.now() - start < patienceMs; await sleep(50)) {
		const answer = await ask(`${url}/health/ready`).catch(() => null);
		if (answer?.status === status) return performance.now() - start;
	}
	return patienceMs;
}
