import { report } from "#scripts/report.ts";
import { endScript, runScript } from "#scripts/script.ts";
import { bytes } from "./bytes.ts";
import { portal } from "./portal.ts";
import { server } from "./server.ts";

await runScript(async () => {
	const reached = await report([bytes, server, portal], process.argv.slice(2), "test-results/bench.json");
	await endScript(reached ? 0 : 1);
});
