import { executionAsyncResource } from "node:async_hooks";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/node";
import { exitCodeOf } from "#models/wrong-settings.ts";

// React's development build, its default, renders several times slower.
process.env.NODE_ENV ??= "production";

/** What `app/entry.server.tsx` exports for us besides. */
type Build = ServerBuild & {
	entry: { module: { stopBackground(): Promise<void>; figures(): Promise<string> } };
};

async function serve(): Promise<void> {
	const { env } = await import("#models/env.server.ts");
	const { createApp } = await import("./app.ts");
	const { listen } = await import("./listen.ts");
	const { serveMetrics } = await import("./metrics-server.ts");
	const build: Build = await import(pathToFileURL(path.resolve("build/server/index.js")).href);
	keepNextTickFast();
	await serveMetrics(env, build.entry.module.figures);
	await listen((isStopping) => createApp(build, env, isStopping), env, build.entry.module.stopBackground);
}

const ticks: object[] = [];

/** Keeps one nextTick object alive, or V8 forgets their shape and makes each the slow way (docs/decisions/0015). */
function keepNextTickFast(): void {
	process.nextTick(() => ticks.push(executionAsyncResource()));
}

serve().catch((error: unknown) => {
	// The console's lines go to the log without what they quote.
	process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
	process.exit(exitCodeOf(error));
});
