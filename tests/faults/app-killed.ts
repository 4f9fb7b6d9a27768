import { setTimeout as sleep } from "node:timers/promises";
import type { Section } from "#scripts/report.ts";
import { sendTrials } from "./clients.ts";
import { storedOnce } from "./lines.ts";
import { withMongod } from "./mongod.ts";
import { withServer } from "./server.ts";

const count = 10_000;
const kills = 5;

export const appKilled: Section = {
	name: "app-killed",
	title: `The server is killed ${kills} times during ${count.toLocaleString("en")} trial requests at 200/s`,
	run: () =>
		withMongod(({ uri }) =>
			withServer({ mongodbUri: uri }, async (server) => {
				const killing = async () => {
					for (let kill = 0; kill < kills; kill++) {
						await sleep(7_000);
						await server.end("SIGKILL");
						await server.start();
					}
				};
				const goOn = (index: number) => index < count;
				const [sent] = await Promise.all([
					sendTrials({ url: () => server.url, perSecond: 200, goOn }),
					killing(),
				]);
				return storedOnce(uri, sent, count);
			}),
		),
};
