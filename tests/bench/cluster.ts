import { randomUUID } from "node:crypto";
import path from "node:path";
import getPort from "get-port";
import { startCluster } from "#scripts/cluster/start-cluster.ts";
import { startMongod } from "#scripts/embedded/start-mongod.ts";
import type { Line, Section } from "#scripts/report.ts";
import { onExit } from "#scripts/script.ts";
import { startServer } from "#scripts/server-process.ts";
import { quantile } from "#tests/support/quantile.ts";
import { fill, signIn } from "./portal/portals.ts";
import { type Prepared, people } from "./portal/prepared.ts";
import { timeRequest } from "./portal/time-request.ts";
import { startMailRelay } from "./posts/mail-relay.ts";
import { productSettings } from "./product-settings.ts";
import { load } from "./wrk.ts";

const inquiries = 1_000;
const connections = 32;
const seconds = 5;
const rounds = 3;
const visits = 60;

type Setup = { url: string; uri: string; prepared: Prepared; cookie: string };
type Figures = { home: number[]; posts: number[]; dashboard: number[]; failed: number };

export const cluster: Section = {
	name: "cluster",
	title: "Two shards, two servers and nginx, beside one server and one MongoDB",
	async run() {
		const relay = onExit(await startMailRelay());
		const setups = [await startOne(relay.url), await startMany(relay.url)];
		const seen = setups.map((): Figures => ({ home: [], posts: [], dashboard: [], failed: 0 }));
		for (let round = 0; round < rounds; round++) {
			for (const [index, setup] of setups.entries()) await measure(setup, seen[index] as Figures);
		}
		const [one, many] = seen as [Figures, Figures];
		return [
			lineOf("the home page, requests in a second", one.home, many.home, one.failed + many.failed),
			lineOf("form posts in a second", one.posts, many.posts, 0),
			lineOf("the dashboard of an administrator, milliseconds", one.dashboard, many.dashboard, 0),
		];
	},
};

async function startOne(smtpUrl: string): Promise<Setup> {
	const mongod = onExit(await startMongod());
	const port = await getPort();
	const url = `http://127.0.0.1:${port}`;
	const env = { ...productSettings(port, mongod.uri), PUBLIC_URL: url, SMTP_URL: smtpUrl };
	return setUp(url, mongod.uri, env, async () => onExit(await startServer(url, env)));
}

async function startMany(smtpUrl: string): Promise<Setup> {
	// nginx and wrk are both proxies, as far as a server can tell.
	const settingsOf = (port: number, uri: string): NodeJS.ProcessEnv => ({
		...productSettings(port, uri),
		TRUSTED_PROXIES: "2",
		SMTP_URL: smtpUrl,
	});
	const cluster = onExit(await startCluster(settingsOf));
	return setUp(cluster.url, cluster.uri, settingsOf(0, cluster.uri), async () => {});
}

async function setUp(url: string, uri: string, env: NodeJS.ProcessEnv, start: () => Promise<unknown>) {
	const prepared = await fill(inquiries, env);
	await start();
	return { url, uri, prepared, cookie: await signIn(url, people.admin) };
}

async function measure({ url, cookie }: Setup, seen: Figures): Promise<void> {
	const home = await load(`${url}/`, { seconds, connections });
	const env = { RUN: randomUUID(), SHOWN_AT: String(Date.now() - 60_000) };
	const script = path.join(import.meta.dirname, "posts/trial-form.lua");
	const posts = await load(`${url}/dung-thu.data`, { seconds, connections, script, env });
	seen.home.push(home.rate);
	seen.posts.push(posts.rate);
	seen.failed += home.failed + posts.failed;
	for (let visit = 0; visit < visits; visit++) {
		seen.dashboard.push((await timeRequest(`${url}/portal/dashboard`, cookie)).ms);
	}
}

function lineOf(what: string, one: number[], many: number[], failed: number): Line {
	const [before, now] = [quantile(one, 0.5), quantile(many, 0.5)];
	const round = (figure: number) => (figure < 100 ? figure.toFixed(1) : figure.toFixed(0));
	return {
		what,
		must: failed === 0 ? "" : "none failed",
		seen: `${round(before)} with one server, ${round(now)} with the cluster, ${(now / before).toFixed(2)} ×`,
		reached: failed === 0,
		figures: { one: before, cluster: now, ratio: now / before, failed },
	};
}
