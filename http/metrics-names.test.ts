import { readFile } from "node:fs/promises";
import { collectDefaultMetrics, register } from "prom-client";
import { expect, test } from "vitest";
import { figures } from "#app/server/metrics.server.ts";
import "./metrics.ts";

/** Of Prometheus itself, or of the exporters that docs/run/prometheus.yml names. */
const givenNames = [
	...["up", "probe_ssl_earliest_cert_expiry", "probe_success"],
	...["node_filesystem_avail_bytes", "node_filesystem_size_bytes"],
];

collectDefaultMetrics();
const text = `${await register.metrics()}\n${await figures()}`;
const shown = new Map(
	[...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name = "", type]) => [name, type]),
);

type Dashboard = { panels: { title: string; targets?: { expr: string }[] }[] };

async function expressions(): Promise<[string, string][]> {
	const rules = await readFile("docs/run/alerts.yml", "utf8");
	const alerts = rules.split("- alert: ").slice(1);
	const dashboard: Dashboard = JSON.parse(await readFile("docs/run/grafana.json", "utf8"));
	return [
		...alerts.map((alert): [string, string] => [
			alert.split("\n")[0] ?? "",
			/expr: (?:\|\n)?([\s\S]*?)\n +for:/.exec(alert)?.[1] ?? "",
		]),
		...dashboard.panels.flatMap(({ title, targets = [] }) =>
			targets.map(({ expr }): [string, string] => [title, expr]),
		),
	];
}

test.each(await expressions())("%s asks for figures that there are: %s", (_what, expression) => {
	const names = expression.match(/\b(?:erp|nodejs|process|node|probe)_\w+|\bup\b/g) ?? [];
	expect(names.length).toBeGreaterThan(0);
	for (const name of names) {
		const family = name.replace(/_(?:bucket|sum|count)$/, "");
		const isShown = shown.has(name) || shown.get(family) === "histogram";
		expect(isShown || givenNames.includes(name), name).toBe(true);
	}
});
