import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { execa } from "execa";
import { pages } from "#app/addresses/site.ts";
import { browserFlags, findBrowser } from "#scripts/browser/find-browser.ts";
import type { Line, Section } from "#scripts/report.ts";
import { quantile } from "#tests/support/quantile.ts";
import { withSite } from "./site/with-site.ts";

type Report = {
	categories: Record<string, { score: number | null }>;
	audits: Record<string, { numericValue?: number; score: number | null; title: string }>;
};

/** 170 MB that nothing else needs; npm keeps it. */
const lighthouse = ["exec", "--yes", "lighthouse@12.8.2", "--"];

const audited = ["home", "pricing", "trial", "contact"] as const;
const categories = ["performance", "accessibility", "best-practices", "seo"];
const runs = 5;
const mostLcp = 1.25;

export const browser: Section = {
	name: "browser",
	title: "Lighthouse 12, mobile preset, simulated slow 4G",
	async run() {
		return withSite(async (site) => {
			const home = await fetch(site);
			const page = withoutLooks(await home.text());
			const plain = await withReference(page, {}, measure);
			const sentAlike = await withReference(page, securityHeaders(home), measure);
			const lines: Line[] = [];
			for (const page of audited) {
				const reports = await measure(site + pages[page]);
				lines.push(scores(page, reports));
				if (page === "home") lines.push(...timings(reports, plain, sentAlike));
			}
			return lines;
		});
	},
};

async function measure(url: string): Promise<Report[]> {
	const results = await mkdtemp(path.join(tmpdir(), "lighthouse-"));
	const file = path.join(results, "report.json");
	const chrome = `--chrome-flags=--headless=new ${browserFlags.join(" ")}`;
	const args = [...lighthouse, url, "--quiet", "--output=json", `--output-path=${file}`, chrome];
	const env: NodeJS.ProcessEnv = { ...process.env, CHROME_PATH: await findBrowser() };
	try {
		const reports: Report[] = [];
		for (let run = 0; run < runs; run++) {
			await audit(() => execa("npm", args, { env }));
			reports.push(JSON.parse(await readFile(file, "utf8")));
		}
		return reports;
	} finally {
		await rm(results, { recursive: true });
	}
}

/** Sometimes the browser records nothing of a load, and Lighthouse must run again. */
async function audit(run: () => Promise<unknown>, attempts = 3): Promise<void> {
	try {
		await run();
	} catch (error) {
		if (attempts === 1 || !String(error).includes("NO_NAVSTART")) throw error;
		await audit(run, attempts - 1);
	}
}

/** Some cost time: for `Cross-Origin-Opener-Policy` the browser begins a new process. */
function securityHeaders({ headers }: Response): Record<string, string> {
	return Object.fromEntries([...headers].filter(([name]) => /policy|^x-|origin/.test(name)));
}

/** The page of the same words, without styles, scripts and drawings. */
function withoutLooks(html: string): string {
	const body = "font:17px/1.5 system-ui,sans-serif;max-width:65ch;margin:auto;padding:1rem";
	return html
		.replace(/<(style|script|svg)\b[\s\S]*?<\/\1>|<link\b[^>]*>| (?:class|hidden)="[^"]*"/g, "")
		.replace("</head>", `<style>body{${body}}</style></head>`);
}

/** That page from a server that does nothing else. */
async function withReference<Result>(
	page: string,
	headers: Record<string, string>,
	run: (url: string) => Promise<Result>,
): Promise<Result> {
	const server = createServer((_request, response) => {
		response.writeHead(200, { ...headers, "Content-Type": "text/html; charset=utf-8" }).end(page);
	}).listen(0, "127.0.0.1");
	await new Promise((resolve) => server.once("listening", resolve));
	try {
		return await run(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
	} finally {
		server.close();
	}
}

const medianOf = (reports: Report[], audit: string) =>
	quantile(
		reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN),
		0.5,
	);

function scores(page: string, reports: Report[]): Line {
	const seen = categories.map((category) =>
		quantile(
			reports.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100)),
			0.5,
		),
	);
	const lcp = medianOf(reports, "largest-contentful-paint");
	return {
		what: `${page}: performance, accessibility, best practices, SEO (LCP ${(lcp / 1000).toFixed(2)} s)`,
		must: "100 each",
		seen: seen.join(" "),
		reached: seen.every((score) => score === 100),
		figures: Object.fromEntries(categories.map((category, index) => [category, seen[index] ?? 0])),
	};
}

/** `sentAlike` is the static page with home's headers. */
function timings(reports: Report[], plain: Report[], sentAlike: Report[]): Line[] {
	const cls = medianOf(reports, "cumulative-layout-shift");
	const [lcpAudit, tbtAudit] = ["largest-contentful-paint", "total-blocking-time"];
	const [lcp, least] = [medianOf(reports, lcpAudit), medianOf(plain, lcpAudit)];
	const [tbt, tbtOfPlain] = [medianOf(reports, tbtAudit), medianOf(plain, tbtAudit)];
	const tbtOfSentAlike = medianOf(sentAlike, tbtAudit);
	const ms = (time: number) => `${Math.round(time)} ms`;
	const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
	return [
		{ what: "home: CLS", must: "0", seen: String(cls), reached: cls === 0, figures: { cls } },
		{
			what: `home: TBT (a static page of the same words: ${ms(tbtOfPlain)}; with home's headers: ${ms(tbtOfSentAlike)})`,
			must: "0 ms",
			seen: ms(tbt),
			reached: tbt === 0,
			figures: { tbt, tbtOfPlain, tbtOfSentAlike },
		},
		{
			what: `home: LCP (a static page of the same words: ${seconds(least)})`,
			must: `at most ${mostLcp} times the static page's`,
			seen: `${seconds(lcp)}, ${(lcp / least).toFixed(2)} times`,
			reached: lcp <= mostLcp * least,
			figures: { lcp, least },
		},
	];
}
