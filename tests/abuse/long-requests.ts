import { rowsPerPage } from "#models/limits.ts";
import type { Line, Section } from "#scripts/report.ts";
import {
	type CostlyRequest,
	costlyAddresses,
	costlyRequests,
	costlyRoutes,
} from "#tests/support/costly-requests.ts";
import { cpuTime } from "#tests/support/process.ts";
import type { Product } from "#tests/support/product.ts";
import { bookDemo } from "./forms.ts";
import { sendRaw } from "./raw.ts";
import { signUp, storeInquiry } from "./staff.ts";
import { withProduct } from "./with-product.ts";

/** Milliseconds of the processor, and bytes, beyond those of a plain request. */
const mostCost = 50;
const mostBytes = 300_000;
const tries = 4;

/** The quick part of {@link longRequests}, and what the browser's router asks. */
export const longAddresses: Section = {
	name: "long-addresses",
	title: "Addresses as long as they may be",
	run: () =>
		withProduct(async (product) => {
			const routes = await routesOf(product);
			return [
				await compare(product, `${routes}&p=/`, costlyRoutes(routes)),
				await compare(product, "/dung-thu", costlyAddresses("/dung-thu")),
				await compare(product, "/khong-co", costlyAddresses("/khong-co")),
			];
		}),
};

/** Requests as long as the server takes them, beside a plain one for the same page in the same minute. */
export const longRequests: Section = {
	name: "long-requests",
	title: "Paths, queries, headers and cookies as long as they may be",
	run: () =>
		withProduct(async (product) => {
			const { url } = product;
			const cookie = await signUp(url);
			for (let row = 0; row < rowsPerPage; row++) await storeInquiry(url, cookie);
			const lines: Line[] = [];
			for (const page of ["/", "/dung-thu", "/docs", "/khong-co", `/yeu-cau/${await bookDemo(url)}`]) {
				lines.push(await compare(product, page, costlyRequests(page)));
			}
			for (const page of ["/portal/dashboard", "/portal/dashboard.data"]) {
				lines.push(await compare(product, page, costlyRequests(page), cookie));
			}
			return lines;
		}),
};

async function routesOf({ url }: Product): Promise<string> {
	const form = await (await fetch(`${url}/dung-thu`)).text();
	const [version] = /(?<=manifest-)\w+(?=\.js)/.exec(form) ?? [];
	if (!version) throw new Error("The page does not say which version of the routes it has");
	return `/__manifest?version=${version}`;
}

async function compare(
	{ url, pid }: Product,
	page: string,
	requests: CostlyRequest[],
	cookie?: string,
): Promise<Line> {
	const ask = async ({ address, headers }: Omit<CostlyRequest, "what">) => {
		const all = {
			Host: "localhost",
			Connection: "close",
			Accept: "text/html",
			...headers,
			...(cookie && { Cookie: [cookie, headers?.Cookie].join("; ") }),
		};
		const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
		const before = cpuTime(pid);
		const { text } = await sendRaw(url, `GET ${address} HTTP/1.1\r\n${head.join("")}\r\n`);
		return { ms: cpuTime(pid) - before, bytes: text.length };
	};
	const least = async (request: Omit<CostlyRequest, "what">, enough: number) => {
		let best = await ask(request);
		for (let more = 1; more < tries && best.ms > enough; more++) {
			const { ms, bytes } = await ask(request);
			best = { ms: Math.min(ms, best.ms), bytes };
		}
		return best;
	};
	const plain = await least({ address: page }, 0);
	const answers = [];
	for (const request of requests) {
		const { ms, bytes } = await least(request, plain.ms + mostCost);
		answers.push({ what: request.what, ms: ms - plain.ms, bytes: bytes - plain.bytes });
	}
	const [dearest] = answers.toSorted((one, other) => other.ms - one.ms);
	const [longest] = answers.toSorted((one, other) => other.bytes - one.bytes);
	if (!dearest || !longest) throw new Error("Nothing was asked");
	return {
		what: `${requests.length} for ${page.slice(0, 40)}`,
		must: `under ${mostCost} ms of the processor and ${mostBytes / 1000} KB more than a plain one`,
		seen: `plain ${plain.ms.toFixed(1)} ms; at most ${dearest.ms.toFixed(1)} ms (${dearest.what}), ${(longest.bytes / 1000).toFixed(0)} KB (${longest.what}) more`,
		reached: dearest.ms < mostCost && longest.bytes < mostBytes,
		figures: { dearestMs: dearest.ms, longestBytes: longest.bytes },
	};
}
