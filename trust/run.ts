import { report, type Section } from "#scripts/report.ts";
import { endScript, runScript } from "#scripts/script.ts";
import { appKilled } from "./faults/app-killed.ts";
import { databaseKilled } from "./faults/database-killed.ts";
import { mailDown } from "./faults/mail-down.ts";
import { primaryKilled } from "./faults/primary-killed.ts";
import { sameSubmission } from "./faults/same-submission.ts";

const sections: Section[] = [appKilled, databaseKilled, primaryKilled, mailDown, sameSubmission];

await runScript(async () => {
	const reached = await report(sections, process.argv.slice(2), "trust/results.json");
	await endScript(reached ? 0 : 1);
});
