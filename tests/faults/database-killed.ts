import { setTimeout as sleep } from "node:timers/promises";
import type { Section } from "#scripts/report.ts";
import { sendTrials } from "./clients.ts";
import { atMost, never, storedOnce } from "./lines.ts";
import { withMongod } from "./mongod.ts";
import { readinessBecomes } from "./readiness.ts";
import { withServer } from "./server.ts";

const kills = 5;
const awayMs = 8_000;

/** Few enough that one process can also render every refusal; what happens beyond that is the section `overload`. */
const perSecond = 10;

export const databaseKilled: Section = {
	name: "database-killed",
	title: `MongoDB is killed ${kills} times during trial requests at ${perSecond}/s`,
	run: () =>
		withMongod((mongod) =>
			withServer({ mongodbUri: mongod.uri }, async ({ url }) => {
				const unready: number[] = [];
				const ready: number[] = [];
				let killing = true;
				const kill = async () => {
					for (let kill = 0; kill < kills; kill++) {
						await sleep(5_000);
						const noticed = readinessBecomes(url, 503);
						await mongod.kill();
						unready.push(await noticed);
						await sleep(awayMs);
						await mongod.start();
						ready.push(await readinessBecomes(url, 200));
					}
					killing = false;
				};
				const sending = sendTrials({ url: () => url, perSecond, goOn: () => killing });
				const [sent] = await Promise.all([sending, kill()]);
				return [
					...(await storedOnce(mongod.uri, sent)),
					never("Requests given up", sent.givenUp),
					never("Refusals without the message of the specification", sent.wordless, String(sent.refused)),
					atMost("Longest wait for an answer", 15_000, sent.slowestMs),
					atMost("From the kill until readiness says 503, longest", 5_000, Math.max(...unready)),
					atMost("From its return until readiness says 200, longest", 15_000, Math.max(...ready)),
				];
			}),
		),
};
