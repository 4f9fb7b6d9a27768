import { rm } from "node:fs/promises";
import path from "node:path";
import { execa } from "execa";
import getPort from "get-port";
import { cacheFolder, remixCommand, root } from "#scripts/paths.ts";
import { step } from "#scripts/step.ts";
import { withProgram } from "./program.ts";

const reference = path.join(root, "tests/bench/references/stock");
const build = path.join(cacheFolder, "bench/stock");

/** Remix's stock set-up: streaming, the compression middleware, an i18next instance for each request. */
export async function withStockSite<Result>(
	env: NodeJS.ProcessEnv,
	run: (url: string) => Promise<Result>,
): Promise<Result> {
	const port = await getPort();
	const url = `http://127.0.0.1:${port}`;
	const settings: NodeJS.ProcessEnv = {
		...env,
		NODE_ENV: "production",
		STOCK_BUILD: build,
		PORT: String(port),
	};
	await rm(build, { recursive: true, force: true });
	const config = path.join(reference, "vite.config.ts");
	const args = [remixCommand, "vite:build", "--config", config, "--logLevel", "error"];
	await step("Building the reference", () => execa(process.execPath, args, { env: settings }));
	const server = ["--import", "tsx", path.join(reference, "server.ts")];
	return withProgram(process.execPath, server, { url: `${url}/health/live`, env: settings }, () => run(url));
}
