import { Counter, Gauge, Histogram } from "prom-client";
import { version } from "#models/settings/version.server.ts";
import { type Observer, pathOf } from "./observe.ts";

type Answers = { route: string; method: string; code: string; count: number };

const answers = new Map<string, Answers>();

new Counter({
	name: "erp_http_requests_total",
	help: "Answered requests, by the pattern of their route",
	labelNames: ["route", "method", "code"],
	collect() {
		this.reset();
		for (const { count, ...labels } of answers.values()) this.inc(labels, count);
	},
});

const durations = new Histogram({
	name: "erp_http_request_duration_seconds",
	help: "How long requests took, by the pattern of their route; without pages that are kept, which take no time",
	labelNames: ["route"],
	buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
});

let inHand = 0;

new Gauge({
	name: "erp_http_requests_in_flight",
	help: "Requests that have no whole answer yet",
	collect() {
		this.set(inHand);
	},
});

export const shedRequests = new Counter({
	name: "erp_http_requests_shed_total",
	help: "Requests refused because there were too many",
});

const buildInfo = new Gauge({
	name: "erp_build_info",
	help: "1, with the version of the product and of its build",
	labelNames: ["version", "build"],
});

/** @param build the version that Remix gives to a build's files */
export function tellBuild(build: string): void {
	buildInfo.set({ version, build }, 1);
}

const methods = ["GET", "HEAD", "POST"];

/** Measures requests. @param nameOf gives a path one of a fixed set of names */
export function measureRequests(nameOf: (path: string) => string): Observer {
	return () => {
		inHand++;
		return ({ request, response, ms }) => {
			inHand--;
			const route = nameOf(pathOf(request.url ?? ""));
			answersOf(route, request.method, response.statusCode).count++;
			durations.observe({ route }, ms / 1000);
		};
	};
}

/** Counts a kept page. By hand, because a clock, a listener or prom-client would each take a fiftieth of its time. */
export function countKeptPages(nameOf: (path: string) => string) {
	return (address: string, method: string | undefined, code: number): void => {
		answersOf(nameOf(address), method, code).count++;
	};
}

function answersOf(route: string, asked: string | undefined, status: number): Answers {
	const method = methods.find((one) => one === asked) ?? "other";
	const code = String(status);
	const key = `${route} ${method} ${code}`;
	const known = answers.get(key) ?? { route, method, code, count: 0 };
	answers.set(key, known);
	return known;
}
