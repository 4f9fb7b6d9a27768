import { report, type Section } from "#scripts/report.ts";
import { endScript, runScript } from "#scripts/script.ts";
import { buildIfNeeded } from "#scripts/site-build.ts";
import { portalActs } from "./acts.ts";
import { addresses } from "./addresses.ts";
import { bodies } from "./bodies.ts";
import { canariesSection } from "./canaries.ts";
import { crossSite } from "./cross-site.ts";
import { headers } from "./headers.ts";
import { injection } from "./injection.ts";
import { longAddresses, longRequests } from "./long-requests.ts";
import { ownership } from "./ownership.ts";
import { secondStep } from "./second-step.ts";
import { sessions } from "./sessions.ts";
import { signIn } from "./sign-in.ts";
import { storedTexts } from "./stored-texts.ts";

const abuse: Section[] = [
	bodies,
	longAddresses,
	longRequests,
	crossSite,
	sessions,
	ownership,
	portalActs,
	signIn,
	secondStep,
	injection,
	storedTexts,
	addresses,
	canariesSection,
	headers,
];

await runScript(async () => {
	await buildIfNeeded();
	const reached = await report(abuse, process.argv.slice(2), "test-results/abuse.json");
	await endScript(reached ? 0 : 1);
});
