import { report, type Section } from "#scripts/report.ts";
import { endScript, runScript } from "#scripts/script.ts";
import { addresses } from "./abuse/addresses.ts";
import { bodies } from "./abuse/bodies.ts";
import { canariesSection } from "./abuse/canaries.ts";
import { crossSite } from "./abuse/cross-site.ts";
import { headers } from "./abuse/headers.ts";
import { injection } from "./abuse/injection.ts";
import { ownership } from "./abuse/ownership.ts";
import { sessions } from "./abuse/sessions.ts";
import { signIn } from "./abuse/sign-in.ts";
import { storedTexts } from "./abuse/stored-texts.ts";
import { testFiles } from "./abuse/test-files.ts";
import { appKilled } from "./faults/app-killed.ts";
import { backup } from "./faults/backup.ts";
import { databaseKilled } from "./faults/database-killed.ts";
import { mailDown } from "./faults/mail-down.ts";
import { overload } from "./faults/overload.ts";
import { primaryKilled } from "./faults/primary-killed.ts";
import { restarted } from "./faults/restarts.ts";
import { sameSubmission } from "./faults/same-submission.ts";
import { slowClients } from "./faults/slow-clients.ts";

const faults: Section[] = [
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

const abuse: Section[] = [
	bodies,
	crossSite,
	sessions,
	ownership,
	signIn,
	injection,
	storedTexts,
	addresses,
	canariesSection,
	headers,
	testFiles,
];

const sections = [...faults, ...abuse];

await runScript(async () => {
	const reached = await report(sections, process.argv.slice(2), "trust/results.json");
	await endScript(reached ? 0 : 1);
});
