import { createServer } from "node:http";
import { collectDefaultMetrics, register } from "prom-client";
import { log } from "#models/log.server.ts";
import type { Env } from "#models/settings/env.server.ts";
import { openPort } from "./open-port.ts";

/** Metrics of prom-client that `promtool check metrics` refuses, as they are gauges called totals. */
const misnamed = ["handles", "requests", "resources"].map((what) => `nodejs_active_${what}_total`);

/** Serves this process's figures and the product's to Prometheus. @throws Error if the port is taken or not allowed */
export async function serveMetrics(
	{ METRICS_HOST: host, METRICS_PORT: port }: Pick<Env, "METRICS_HOST" | "METRICS_PORT">,
	figures: () => Promise<string>,
): Promise<void> {
	if (port === undefined) return;
	collectDefaultMetrics();
	for (const name of misnamed) register.removeSingleMetric(name);
	const server = createServer(async ({ method, url }, response) => {
		if (method !== "GET" || url !== "/metrics") return response.writeHead(404).end();
		try {
			const all = await Promise.all([register.metrics(), figures()]);
			response.writeHead(200, { "Content-Type": register.contentType }).end(all.join("\n"));
		} catch (error) {
			log.error({ err: error }, "no figures for Prometheus");
			response.writeHead(500).end();
		}
	});
	await openPort(server, { setting: "METRICS_PORT", host, port });
}
