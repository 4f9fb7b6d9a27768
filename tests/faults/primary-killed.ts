import { setTimeout as sleep } from "node:timers/promises";
import type { Section } from "#scripts/report.ts";
import { sendTrials } from "./clients.ts";
import { atMost, never, storedOnce, told } from "./lines.ts";
import { readinessBecomes } from "./readiness.ts";
import { withReplicaSet } from "./replica-set.ts";
import { withServer } from "./server.ts";

const count = 1_200;

/** As few as in `database-killed.ts`, and for the same reason. */
const perSecond = 20;

export const primaryKilled: Section = {
	name: "primary-killed",
	title: `The primary of a replica set of three is killed during trial requests at ${perSecond}/s`,
	run: () =>
		withReplicaSet((set) =>
			withServer({ mongodbUri: set.uri }, async ({ url }) => {
				const kill = async () => {
					await sleep(12_000);
					await set.killPrimary();
					await readinessBecomes(url, 503);
					return readinessBecomes(url, 200);
				};
				const goOn = (index: number) => index < count;
				const sending = sendTrials({ url: () => url, perSecond, goOn });
				const [sent, away] = await Promise.all([sending, kill()]);
				return [
					...(await storedOnce(set.uri, sent, count)),
					never("Refusals without the message of the specification", sent.wordless, String(sent.refused)),
					atMost("Longest wait for an answer", 15_000, sent.slowestMs),
					told("Without a primary", `${(away / 1_000).toFixed(1)} s`),
				];
			}),
		),
};
