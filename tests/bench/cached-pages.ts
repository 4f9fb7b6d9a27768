import { get, type IncomingMessage } from "node:http";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import getPort from "get-port";
import { root } from "#scripts/paths.ts";
import type { Line, Section } from "#scripts/report.ts";
import { withNginx } from "./site/nginx.ts";
import { withProgram } from "./site/program.ts";
import { withSite } from "./site/with-site.ts";
import { acceptEncoding, perSecond, requestsPerSecond } from "./wrk.ts";

const leastShare = 0.7;
const addresses = ["/", "/en/pricing", "/?utm_source=facebook&utm_campaign=tet-2027"];

/** Headers that differ from server to server. */
const notOfPage = ["date", "connection", "keep-alive", "content-length", "content-type"];

export const cachedPages: Section = {
	name: "cached",
	title: "Kept pages against a bare node:http server that sends the same bytes, and nginx",
	run: () =>
		withSite(async (site, env) => {
			const lines: Line[] = [];
			for (const address of addresses) lines.push(...(await compare(site + address, address, env)));
			return lines;
		}),
};

async function compare(page: string, address: string, env: NodeJS.ProcessEnv): Promise<Line[]> {
	const port = await getPort();
	const url = `http://127.0.0.1:${port}/`;
	const args = ["--import", "tsx", path.join(root, "tests/bench/references/bare-page.ts")];
	const settings = { ...env, PORT: String(port), PAGE: page, ACCEPT_ENCODING: acceptEncoding };
	const { body, headers } = await load(page);
	const rates = await withProgram(process.execPath, args, { url, env: settings }, () =>
		withNginx(body, headers, (nginx) =>
			requestsPerSecond({ ours: { url: page }, bare: { url }, nginx: { url: nginx } }),
		),
	);
	const share = rates.ours / rates.bare;
	return [
		{
			what: `${address}, ${body.byteLength} bytes (bare node:http: ${perSecond(rates.bare)}; nginx, a file: ${perSecond(rates.nginx)})`,
			must: `at least ${leastShare} of bare node:http`,
			seen: `${perSecond(rates.ours)}, ${share.toFixed(2)} of bare`,
			reached: share >= leastShare,
			figures: { ...rates, share },
		},
	];
}

async function load(page: string): Promise<{ body: Buffer; headers: [string, string][] }> {
	const answer = await new Promise<IncomingMessage>((resolve, reject) => {
		get(page, { headers: { "Accept-Encoding": acceptEncoding } }, resolve).on("error", reject);
	});
	const headers = Object.entries(answer.headers).filter(([name]) => !notOfPage.includes(name));
	return { body: await buffer(answer), headers: headers.map(([name, value]) => [name, String(value)]) };
}
