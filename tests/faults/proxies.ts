import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import getPort from "get-port";
import { startProgram } from "#scripts/cluster/program.ts";
import { root } from "#scripts/paths.ts";
import type { Line, Section } from "#scripts/report.ts";
import { programOf } from "#tests/support/program.ts";
import { ask } from "./ask.ts";
import { atRate, sendTrials } from "./clients.ts";
import { never, storedOnce, told } from "./lines.ts";
import { type KillableMongod, withMongod } from "./mongod.ts";
import { type KillableServer, withServer } from "./server.ts";

const pages = ["/", "/pricing", "/en/features", "/dung-thu", "/docs?q=kho", "/favicon.svg", "/robots.txt"];
const awayMs = 12_000;

type Proxy = {
	name: string;
	debianPackage: string;
	/** The configuration of docs/run for these ports, and how the program is started with it in a folder. */
	configure(ports: { proxy: number; servers: string[] }, folder: string): Promise<string[]>;
};

const nginx: Proxy = {
	name: "nginx",
	debianPackage: "nginx",
	async configure({ proxy, servers: [one = "", other = ""] }, folder) {
		const given = await readFile(path.join(root, "docs/run/nginx.conf"), "utf8");
		const site = given
			.replace(/^\tlisten \[::\].*\n/gm, "")
			.replace(/^\tssl_.*\n/gm, "")
			.replace("listen 80 default_server", `listen 127.0.0.1:${await getPort()}`)
			.replace("listen 443 ssl http2 default_server", `listen 127.0.0.1:${proxy}`)
			.replaceAll("erp.example.vn", "127.0.0.1")
			// Browsers name a port only where it is not 443.
			.replaceAll("Host $host;", "Host $http_host;")
			.replaceAll("127.0.0.1:3001", one)
			.replaceAll("127.0.0.1:3002", other)
			.replaceAll(/\/var\/(cache|log)\/nginx/g, folder);
		const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
			(name) => `${name}_temp_path ${folder}/${name};`,
		);
		const file = path.join(folder, "nginx.conf");
		await writeFile(path.join(folder, "site.conf"), site);
		await writeFile(
			file,
			`pid ${folder}/pid; daemon off; error_log ${folder}/error.log; events {}
			http { access_log ${folder}/access.log; ${temporary.join(" ")} include ${folder}/site.conf; }`,
		);
		return ["-p", folder, "-c", file];
	},
};

const caddy: Proxy = {
	name: "Caddy",
	debianPackage: "caddy",
	async configure({ proxy, servers }, folder) {
		const given = await readFile(path.join(root, "docs/run/Caddyfile"), "utf8");
		const site = given
			.replace("{\n", "{\n\tadmin off\n\tauto_https off\n")
			.replace("log default {", `log default {\n\t\toutput file ${folder}/caddy.log`)
			.replace("{$SITE_HOST} {", `http://127.0.0.1:${proxy} {`)
			.replaceAll("{$SITE_HOST}", `127.0.0.1:${proxy}`)
			// The name of the same in Debian's Caddy, which is older than the image of compose.yaml.
			.replace("request_buffers 1MB", "buffer_requests")
			.replace("app1:3000 app2:3000", servers.join(" "));
		const file = path.join(folder, "Caddyfile");
		await writeFile(file, site);
		return ["run", "--config", file, "--adapter", "caddyfile"];
	},
};

/** What stands in docs/run, in front of two processes whose database goes away while forms are sent. */
export const proxies: Section = {
	name: "proxies",
	title: "nginx and Caddy as docs/run has them, while the database is away and forms are sent",
	run: async () => [...(await behind(nginx)), ...(await behind(caddy))],
};

async function behind(proxy: Proxy): Promise<Line[]> {
	const folder = await mkdtemp(path.join(tmpdir(), "proxy-"));
	// The workers of a program that root starts have no rights of root.
	await chmod(folder, 0o777);
	const port = await getPort();
	const url = `http://127.0.0.1:${port}`;
	const env = { PUBLIC_URL: url, NETWORK_LIMIT: "100000" };
	const command = await programOf(proxy.name.toLowerCase(), proxy.debianPackage);
	try {
		return await withMongod((mongod) =>
			withServer({ mongodbUri: mongod.uri, env }, (one) =>
				withServer({ mongodbUri: mongod.uri, env }, async (other) => {
					const servers = [one, other].map((server) => new URL(server.url).host);
					const args = await proxy.configure({ proxy: port, servers }, folder);
					const isReady = () =>
						ask(url).then(
							({ status }) => status === 200,
							() => false,
						);
					const program = await startProgram(command, args, isReady);
					try {
						const lines = await whileDatabaseIsAway(url, mongod);
						return [
							...lines.map((line) => ({ ...line, what: `${proxy.name}: ${line.what}` })),
							await toldNobody(proxy.name, url, [one, other], folder),
						];
					} finally {
						await program.stop();
					}
				}),
			),
		);
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

async function whileDatabaseIsAway(url: string, mongod: KillableMongod): Promise<Line[]> {
	const home = await ask(url);
	const assets = [...home.body.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, asset = ""]) => asset);
	const addresses = [...pages, ...assets];
	let sends = true;
	let isAway = false;
	const seen = { pages: 0, wrong: 0 };
	const sending = sendTrials({ url: () => url, perSecond: 6, goOn: () => sends });
	const reading = atRate(
		40,
		() => sends,
		async (index) => {
			const { status } = await ask(url + addresses[index % addresses.length]);
			if (!isAway) return;
			seen.pages++;
			if (status !== 200) seen.wrong++;
		},
	);
	await sleep(3_000);
	await mongod.kill();
	isAway = true;
	await sleep(awayMs);
	isAway = false;
	await mongod.start();
	await sleep(3_000);
	sends = false;
	const [sent] = await Promise.all([sending, reading]);
	return [
		...(await storedOnce(mongod.uri, sent)),
		told("Forms refused meanwhile", String(sent.refused)),
		never("Refusals without the message of the specification", sent.wordless, String(sent.refused)),
		never("Pages and files that were not shown without a database", seen.wrong, String(seen.pages)),
	];
}

const token = "a-link-that-nobody-else-may-read";

/** What goes wrong at a secret address, with no process left to answer, must not stand in the proxy's logs. */
async function toldNobody(
	name: string,
	url: string,
	servers: KillableServer[],
	folder: string,
): Promise<Line> {
	for (const server of servers) await server.end("SIGKILL");
	const { status } = await ask(`${url}/portal/reset/${token}`);
	const files = (await readdir(folder)).filter((file) => file.endsWith(".log"));
	const logs = await Promise.all(files.map((file) => readFile(path.join(folder, file), "utf8")));
	const told = logs
		.join("\n")
		.split("\n")
		.filter((line) => /client: |remote_ip|a-link-that/.test(line));
	return never(`${name}: Lines of its logs with an address or a token`, told.length, `status ${status}`);
}
