import { setTimeout as sleep } from "node:timers/promises";
import type { Section } from "#scripts/report.ts";
import { ask } from "./ask.ts";
import { atRate, sendTrials } from "./clients.ts";
import { atMost, never, storedOnce, told } from "./lines.ts";
import { withMongod } from "./mongod.ts";
import { type KillableServer, withServer } from "./server.ts";

const restarts = 20;
const pages = ["/", "/pricing", "/dung-thu", "/docs?q=kho", "/portal/login"];

/** As a load balancer of two servers sees them, asking for readiness ten times a second. */
export const restarted: Section = {
	name: "restarts",
	title: `${restarts} restarts by SIGTERM, two servers in turn, under 80 requests/s`,
	run: () =>
		withMongod(({ uri }) =>
			withServer({ mongodbUri: uri }, (one) =>
				withServer({ mongodbUri: uri }, async (other) => {
					const servers = [one, other];
					const balancer = balance(servers);
					const goOn = () => !balancer.isClosed();
					const seen = { answers: 0, unheard: 0, broken: 0, wrong: 0 };
					const readOne = async (index: number) => {
						const page = pages[index % pages.length] ?? "/";
						await ask(balancer.url() + page).then(
							({ status }) => {
								seen.answers++;
								if (status !== 200) seen.wrong++;
							},
							({ code }) => seen[code === "ECONNREFUSED" ? "unheard" : "broken"]++,
						);
					};
					const reading = atRate(60, goOn, readOne);
					const sending = sendTrials({ url: balancer.url, perSecond: 20, goOn });
					const ends: End[] = [];
					for (let restart = 0; restart < restarts; restart++) {
						const server = servers[restart % 2] as KillableServer;
						ends.push(await endInOrder(server));
						await server.start();
						await sleep(1_000);
					}
					balancer.close();
					const [sent] = await Promise.all([sending, reading]);
					const saidSo = ends.filter(({ saidSo }) => saidSo).length;
					return [
						...(await storedOnce(uri, sent)),
						told("Pages read", String(seen.answers)),
						never("Accepted, but broken off without an answer", seen.broken + sent.broken),
						never("Not accepted", seen.unheard + sent.unheard),
						never("Pages that were not shown", seen.wrong),
						{
							what: "Readiness said 503 while requests were still taken",
							must: `${restarts} of ${restarts}`,
							seen: `${saidSo} of ${restarts}`,
							reached: saidSo === restarts,
						},
						atMost("From SIGTERM to the end, longest", 10_000, Math.max(...ends.map(({ ms }) => ms))),
					];
				}),
			),
		),
};

function balance(servers: KillableServer[]) {
	let ready = servers;
	let turn = 0;
	let closed = false;
	const watch = async () => {
		for (; !closed; await sleep(100)) {
			const answers = await Promise.all(servers.map(({ url }) => readinessOf(url)));
			const found = servers.filter((_, index) => answers[index] === 200);
			if (found.length > 0) ready = found;
		}
	};
	void watch();
	return {
		url: () => ready[turn++ % ready.length]?.url ?? "",
		isClosed: () => closed,
		close: () => {
			closed = true;
		},
	};
}

type End = { saidSo: boolean; ms: number };

async function endInOrder(server: KillableServer): Promise<End> {
	const start = performance.now();
	const ended = server.end("SIGTERM");
	await sleep(500);
	const saidSo = (await readinessOf(server.url)) === 503;
	await ended;
	return { saidSo, ms: performance.now() - start };
}

/** Null where nobody answers. */
function readinessOf(url: string): Promise<number | null> {
	return ask(`${url}/health/ready`).then(
		({ status }) => status,
		() => null,
	);
}
