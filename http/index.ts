import path from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/node";
import { exitCodeOf } from "#models/settings/wrong-settings.ts";

// React's development build, its default, renders several times slower.
process.env.NODE_ENV ??= "production";

/** What `app/entry.server.tsx` exports besides what Remix needs. */
type Build = ServerBuild & {
	entry: { module: { stopBackground(): Promise<void>; figures(): Promise<string> } };
};

async function serve(): Promise<void> {
	const { env } = await import("#models/settings/env.server.ts");
	const { createApp } = await import("./app.ts");
	const { listen } = await import("./listen.ts");
	const { serveMetrics } = await import("./metrics-server.ts");
	const build: Build = await import(pathToFileURL(path.resolve("build/server/index.js")).href);
	await serveMetrics(env, build.entry.module.figures);
	await listen((isStopping) => createApp(build, env, isStopping), env, build.entry.module.stopBackground);
}

serve().catch((error: unknown) => {
	// The console's lines go to the log without what they quote.
	process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
	process.exit(exitCodeOf(error));
});
