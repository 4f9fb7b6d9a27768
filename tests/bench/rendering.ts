import { startMongod } from "#scripts/embedded/start-mongod.ts";
import type { Line, Section } from "#scripts/report.ts";
import { CliError } from "#scripts/step.ts";
import { inquiryFields } from "#tests/support/inquiries.ts";
import { withStockSite } from "./site/stock-site.ts";
import { withSite } from "./site/with-site.ts";
import { perSecond, requestsPerSecond } from "./wrk.ts";

const leastGain = 2;
const connections = 8;
const inquiries = 20;

export const rendering: Section = {
	name: "rendering",
	title: "Pages that are rendered for each request against Remix's stock set-up",
	async run() {
		const mongod = await startMongod();
		try {
			return await withSite(
				(ours, env) =>
					withStockSite(env, async (stock) => {
						const cookie = await fillPortal(ours);
						const pages = ["/dung-thu", "/en/lien-he", "/portal/dashboard"];
						const lines: Line[] = [];
						for (const page of pages) lines.push(await compare(page, ours, stock, cookie));
						return lines;
					}),
				mongod.uri,
			);
		} finally {
			await mongod.stop();
		}
	},
};

async function compare(page: string, ours: string, stock: string, cookie: string): Promise<Line> {
	await expectSamePage(page, ours, stock, cookie);
	const rates = await requestsPerSecond(
		{ ours: { url: ours + page, cookie }, stock: { url: stock + page, cookie } },
		connections,
	);
	const gain = rates.ours / rates.stock;
	return {
		what: `${page} (stock set-up: ${perSecond(rates.stock)})`,
		must: `at least ${leastGain} times the stock set-up`,
		seen: `${perSecond(rates.ours)}, ${gain.toFixed(2)} times`,
		reached: gain >= leastGain,
		figures: { ...rates, gain },
	};
}

/** Otherwise the comparison means nothing. */
async function expectSamePage(page: string, ours: string, stock: string, cookie: string): Promise<void> {
	const [one, other] = await Promise.all(
		[ours, stock].map(async (url) => {
			const html = await fetch(url + page, { headers: { cookie } }).then((answer) => answer.text());
			// React 18 leaves zeros in a streamed page; ours takes them out.
			const words = html
				.replaceAll("\0", "")
				.replace(/<(script|style)[\s\S]*?<\/\1>/g, "")
				.replace(/<[^>]*>/g, " ");
			return words.replace(/\s+/g, " ").trim();
		}),
	);
	if (!one || one !== other)
		throw new CliError(`${page} is not the same in the stock set-up:\n${one}\n${other}`);
}

/** Returns the cookie of a representative with some inquiries. */
async function fillPortal(url: string): Promise<string> {
	const password = "mot-mat-khau-dai-2026";
	const person = {
		fullName: "Trần Văn Bình",
		email: "binh@may-erp.example",
		password,
		confirmPassword: password,
	};
	const signedUp = await post(`${url}/portal/signup`, person);
	const cookie = signedUp.headers.getSetCookie().map((line) => line.split(";")[0]);
	for (let count = 0; count < inquiries; count++) {
		const fields = { ...inquiryFields(), submissionId: crypto.randomUUID() } as Record<string, string>;
		await post(`${url}/portal/inquiry`, fields, cookie.join("; "));
	}
	return cookie.join("; ");
}

async function post(url: string, fields: Record<string, string>, cookie = ""): Promise<Response> {
	const body = new URLSearchParams(fields);
	const answer = await fetch(url, { method: "POST", body, headers: { cookie }, redirect: "manual" });
	if (answer.status >= 400) throw new CliError(`${url} answers ${answer.status}`);
	return answer;
}
