import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import getPort from "get-port";
import { type Mongod, startMongod } from "#scripts/embedded/start-mongod.ts";
import { cacheFolder } from "#scripts/paths.ts";
import type { Line, Section } from "#scripts/report.ts";
import { onExit } from "#scripts/script.ts";
import { startServer } from "#scripts/server-process.ts";
import { buildIfNeeded } from "#scripts/site-build.ts";
import { CliError } from "#scripts/step.ts";
import { testSettings } from "#tests/support/product.ts";
import { costOf, type Target, tell } from "./cost.ts";
import { type Known, password, people, type Size } from "./known.ts";

/** Half of the records are inquiries; the representative has one in `owners` of them. */
const small: Size = { records: 10_000, owners: 2 };
const large: Size = { records: 1_000_000, owners: 200 };
const rounds = 25;

/** What a person waits for without noticing; a search or figures of a million may take longer, and say so. */
const mostMs = 1_000;

const views = (known: Known): Record<string, string> => ({
	"the inquiries": "/portal/dashboard",
	"inquiries by company, overdue": "/portal/dashboard?sort=company&due=overdue",
	"inquiries, a rare word": `/portal/dashboard?${new URLSearchParams({ q: known.phone })}`,
	"inquiries, a common word": "/portal/dashboard?q=nguyễn",
	"inquiries, two common words": "/portal/dashboard?q=nguyễn minh",
	"inquiries, nothing found": "/portal/dashboard?q=khong ai co ten nay",
	"an inquiry": `/portal/inquiries/${known.inquiryId}`,
	"the leads": "/portal/requests",
	"leads, two common words": "/portal/requests?state=all&q=nguyễn minh",
	"leads of a source in the figures' weeks": "/portal/requests?state=all&week=latest&source=facebook",
	"a customer": `/portal/customers/${known.inquiryId}`,
	"the search of all": "/portal/search?q=nguyễn minh",
	today: "/portal/today",
	reports: "/portal/reports",
});

export const portal: Section = {
	name: "portal",
	title: "The portal with ten thousand and with a million records",
	async run() {
		await buildIfNeeded();
		// Kept from run to run: delete the folder to fill it anew.
		const mongod = onExit(
			await startMongod({ dataFolder: path.join(cacheFolder, "bench/portal"), cacheGB: 4.5 }),
		);
		const [few, many] = [await startFilled(mongod, small), await startFilled(mongod, large)];
		const lines: Line[] = [];
		for (const [index, { what, ...target }] of few.entries()) {
			const { small, large } = await costOf({ small: target, large: many[index] ?? target }, rounds);
			lines.push({
				what,
				must: `at most ${mostMs} ms`,
				seen: `${tell(small)} → ${tell(large)}`,
				reached: large.p99 <= mostMs,
				figures: { small: small.median, large: large.median, p99: large.p99 },
			});
		}
		return lines;
	},
};

/** Fills a database unless it is filled, and starts a product on it. @returns the views of both people */
async function startFilled(mongod: Mongod, size: Size): Promise<(Target & { what: string })[]> {
	const uri = new URL(mongod.uri);
	uri.pathname = `portal-${size.records}`;
	const port = await getPort();
	const url = `http://127.0.0.1:${port}`;
	// The first visits read from the disk what the seeding wrote.
	const env = { ...testSettings(port, uri.href), LOG_LEVEL: "fatal", MONGODB_TIMEOUT_MS: "15000" };
	const child = fork(path.join(import.meta.dirname, "fill.ts"), [JSON.stringify(size)], { env });
	const failed = once(child, "exit").then(() => {
		throw new CliError(`The database of ${size.records} records cannot be filled: see above.`);
	});
	const [known] = (await Promise.race([once(child, "message"), failed])) as [Known];
	const { pid } = onExit(await startServer(url, env, "ready"));
	const targets: (Target & { what: string })[] = [];
	for (const [role, email] of Object.entries(people)) {
		const cookie = await signIn(url, email);
		for (const [name, address] of Object.entries(views(known)))
			targets.push({
				what: `${role}: ${name}`,
				url: url + encodeURI(address),
				cookie,
				pids: [pid, mongod.pid],
			});
	}
	return targets;
}

async function signIn(url: string, email: string): Promise<string> {
	const body = new URLSearchParams({ email, password });
	const answer = await fetch(`${url}/portal/login`, { method: "POST", body, redirect: "manual" });
	return answer.headers
		.getSetCookie()
		.map((line) => line.split(";")[0])
		.join("; ");
}
