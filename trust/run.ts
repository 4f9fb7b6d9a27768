import { report, type Section } from "#scripts/report.ts";
import { endScript, runScript } from "#scripts/script.ts";
import { appKilled } from "./faults/app-killed.ts";
import { backup } from "./faults/backup.ts";
import { databaseKilled } from "./faults/database-killed.ts";
import { mailDown } from "./faults/mail-down.ts";
import { overload } from "./faults/overload.ts";
import { primaryKilled } from "./faults/primary-killed.ts";
import { restarted } from "./faults/restarts.ts";
import { sameSubmission } from "./faults/same-submission.ts";
import { slowClients } from "./faults/slow-clients.ts";

const sections: Section[] = [
	appKilled,
	databaseKilled,
	primaryKilled,
	mailDown,
	sameSubmission,
	restarted,
	overload,
	slowClients,
	backup,
];

await runScript(async () => {
	const reached = await report(sections, process.argv.slice(2), "trust/results.json");
	await endScript(reached ? 0 : 1);
});
