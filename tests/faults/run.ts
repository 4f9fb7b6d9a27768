import { report, type Section } from "#scripts/report.ts";
import { endScript, runScript } from "#scripts/script.ts";
import { buildIfNeeded } from "#scripts/site-build.ts";
import { appKilled } from "./app-killed.ts";
import { backup } from "./backup.ts";
import { databaseKilled } from "./database-killed.ts";
import { handingOver } from "./handing-over.ts";
import { mailDown } from "./mail-down.ts";
import { overload } from "./overload.ts";
import { primaryKilled } from "./primary-killed.ts";
import { proxies } from "./proxies.ts";
import { restarted } from "./restarts.ts";
import { sameSubmission } from "./same-submission.ts";
import { slowClients } from "./slow-clients.ts";

const faults: Section[] = [
	appKilled,
	handingOver,
	databaseKilled,
	primaryKilled,
	proxies,
	mailDown,
	sameSubmission,
	restarted,
	overload,
	slowClients,
	backup,
];

await runScript(async () => {
	await buildIfNeeded();
	const reached = await report(faults, process.argv.slice(2), "test-results/faults.json");
	await endScript(reached ? 0 : 1);
});
