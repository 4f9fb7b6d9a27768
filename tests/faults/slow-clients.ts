import { spawn } from "node:child_process";
import { once } from "node:events";
import which from "which";
import type { Line, Section } from "#scripts/report.ts";
import { CliError } from "#scripts/step.ts";
import { ask } from "./ask.ts";
import { atRate } from "./clients.ts";
import { atMost, never, told } from "./lines.ts";
import { withMongod } from "./mongod.ts";
import { withServer } from "./server.ts";

const connections = 2_500;
const seconds = 40;

/** Each with a page that it makes sense for. */
const ways = [
	{ what: "slow headers", flags: "-H", page: "/" },
	{ what: "slow body", flags: "-B -s 8192 -t POST", page: "/dung-thu" },
	{ what: "slow reading", flags: "-X -w 10 -y 20 -n 5 -z 32", page: "/dung-thu" },
];

export const slowClients: Section = {
	name: "slow-clients",
	title: `${connections} slow connections (slowhttptest)`,
	async run() {
		const program = await which("slowhttptest", { nothrow: true });
		if (!program) throw new CliError("slowhttptest is missing: apt-get install slowhttptest");
		return withMongod(({ uri }) =>
			withServer({ mongodbUri: uri }, async ({ url }) => {
				const lines: Line[] = [];
				for (const { what, flags, page } of ways) {
					const all = `${flags} -c ${connections} -r 200 -i 5 -x 24 -l ${seconds} -p 3 -u ${url}${page}`;
					const attack = spawn(program, all.split(" "), { stdio: "ignore" });
					const ended = once(attack, "exit").then(() => true);
					let slowest = 0;
					let failed = 0;
					let read = 0;
					const goOn = () => attack.exitCode === null;
					await atRate(10, goOn, async (index) => {
						// One is kept as bytes, the other is rendered.
						const answer = await ask(url + (index % 2 ? "/" : "/dung-thu")).catch(() => null);
						read++;
						if (answer?.status !== 200) failed++;
						slowest = Math.max(slowest, answer?.ms ?? 0);
					});
					await ended;
					lines.push(
						atMost(`Longest wait for the home page or the trial's, ${what}`, 1_000, slowest),
						never("  pages that did not come", failed, String(read)),
					);
				}
				const trial = await ask(`${url}/dung-thu`);
				return [...lines, told("The trial form afterwards", String(trial.status))];
			}),
		);
	},
};
