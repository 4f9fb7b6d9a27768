import { fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import getPort from "get-port";
import mongoose from "mongoose";
import { SMTPServer } from "smtp-server";
import { type Mongod, startMongod } from "#scripts/embedded/start-mongod.ts";
import type { Line, Section } from "#scripts/report.ts";
import { onExit } from "#scripts/script.ts";
import { startServer } from "#scripts/server-process.ts";
import { quantile } from "#tests/support/quantile.ts";
import { productSettings } from "./product-settings.ts";
import { type Load, load } from "./wrk.ts";

/** People who send at once: on a busy day, and as a campaign begins. */
const atOnce = [32, 256];
const seconds = 6;
const rounds = 3;
const leastShare = 0.4;
const msPerMail = 50;

type Target = { name: string; url: string; uri: string; isJudged: boolean };

export const posts: Section = {
	name: "posts",
	title: "Form posts in a second, beside a bare handler that only inserts the document",
	async run() {
		const mongod = onExit(await startMongod());
		const bare = await startBare(mongod);
		const product = await startProduct(mongod);
		const withPage = {
			...product,
			name: "the product, answering with the whole page",
			url: product.page,
			isJudged: false,
		};
		const targets = [bare, product, withPage];
		for (const target of targets) await send(target, 32, 3);
		const lines: Line[] = [];
		for (const connections of atOnce) lines.push(...(await compare(targets, bare, connections)));
		return [...lines, await storedLine([bare, product])];
	},
};

/** By turns; each is measured against the bare one. */
async function compare(targets: Target[], bare: Target, connections: number): Promise<Line[]> {
	const loads = new Map(targets.map((target) => [target, [] as Load[]]));
	for (let round = 0; round < rounds; round++) {
		for (const [target, seen] of loads) seen.push(await send(target, connections, seconds));
	}
	const { rate } = middle(loads.get(bare) ?? []);
	return [...loads].map(([target, seen]) => lineOf(target, connections, middle(seen), rate));
}

async function startBare(mongod: Mongod): Promise<Target> {
	const port = await getPort();
	const uri = databaseIn(mongod, "posts-bare");
	const env: NodeJS.ProcessEnv = {
		...process.env,
		NODE_ENV: "production",
		PORT: String(port),
		MONGODB_URI: uri,
	};
	const child = fork(path.join(import.meta.dirname, "references/bare-insert.ts"), { env });
	onExit({ stop: async () => void child.kill() });
	await new Promise((resolve) => child.once("message", resolve));
	return {
		name: "a bare handler that inserts the document",
		url: `http://127.0.0.1:${port}/`,
		uri,
		isJudged: false,
	};
}

async function startProduct(mongod: Mongod): Promise<Target & { page: string }> {
	const port = await getPort();
	const url = `http://127.0.0.1:${port}`;
	const uri = databaseIn(mongod, "posts-product");
	const relay = onExit(await startMailRelay());
	const env = { ...productSettings(port, uri), SMTP_URL: relay.url };
	onExit(await startServer(url, env));
	const page = `${url}/dung-thu`;
	return {
		name: "the product, as its scripts send a form",
		url: `${page}.data`,
		page,
		uri,
		isJudged: true,
	};
}

/** Takes every message and keeps none, as fast as a real relay. */
async function startMailRelay(): Promise<{ url: string; stop(): Promise<void> }> {
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ["STARTTLS", "AUTH"],
		onData(stream, _session, done) {
			stream.on("end", () => wait(msPerMail).then(() => done())).resume();
		},
	});
	server.listen(0, "127.0.0.1");
	await once(server.server, "listening");
	const { port } = server.server.address() as AddressInfo;
	return {
		url: `smtp://127.0.0.1:${port}`,
		stop: () => new Promise((resolve) => server.close(() => resolve())),
	};
}

function databaseIn(mongod: Mongod, name: string): string {
	const uri = new URL(mongod.uri);
	uri.pathname = name;
	return uri.href;
}

function send({ url }: Target, connections: number, seconds: number): Promise<Load> {
	const env = { RUN: randomUUID(), SHOWN_AT: String(Date.now() - 60_000) };
	const script = path.join(import.meta.dirname, "trial-form.lua");
	return load(url, { seconds, connections, script, env });
}

/** Medians, and all failures. */
function middle(loads: Load[]) {
	const half = (figure: keyof Load) =>
		quantile(
			loads.map((load) => load[figure]),
			0.5,
		);
	return {
		rate: half("rate"),
		median: half("median"),
		p99: half("p99"),
		failed: loads.reduce((sum, load) => sum + load.failed, 0),
	};
}

function lineOf(
	{ name, isJudged }: Target,
	connections: number,
	{ rate, median, p99, failed }: ReturnType<typeof middle>,
	bareRate: number,
): Line {
	const share = rate / bareRate;
	return {
		what: `${connections} at once: ${name}`,
		must: isJudged ? `at least ${leastShare} of the bare handler, none failed` : "",
		seen: `${rate.toFixed(0)}/s, ${share.toFixed(2)} of it; median ${median.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, ${failed} failed`,
		reached: failed === 0 && (!isJudged || share >= leastShare),
		figures: { rate, share, median, p99, failed },
	};
}

/** What was acknowledged is stored once. */
async function storedLine(targets: Target[]): Promise<Line> {
	const counts = await Promise.all(targets.map(({ uri }) => countLeads(uri)));
	return { what: "stored", must: "", seen: counts.join(" and "), reached: true };
}

async function countLeads(uri: string): Promise<number> {
	const client = await mongoose.mongo.MongoClient.connect(uri);
	try {
		return await client.db().collection("leads").countDocuments();
	} finally {
		await client.close();
	}
}
