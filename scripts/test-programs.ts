import { networkInterfaces } from "node:os";
import { findBrowser, findExtensible } from "./browser/find-browser.ts";
import { findMongod } from "./embedded/find-mongod.ts";
import { findJava } from "./find-java.ts";
import { CliError } from "./step.ts";

/**
 * Finds every program that any test needs, before the first test, and says in the environment where those are that the
 * journeys start: E2E_BROWSER, E2E_EXTENSIBLE and E2E_JAVA. The last two are empty where there is none; their tests are
 * skipped by name. Processes that inherit the environment do not look again.
 * @throws CliError without MongoDB or a browser, as nothing can be tested then; it names both where both are missing
 */
export async function findTestPrograms(): Promise<void> {
	const missing: string[] = [];
	const needed = (message: string) => void missing.push(message);
	await orNone(findMongod, needed);
	process.env.E2E_BROWSER ??= await orNone(findBrowser, needed);
	if (missing.length > 0) throw new CliError(missing.join("\n"));
	const skips = (tests: string) => (message: string) => console.log(`${message}\nSo ${tests} is skipped.`);
	process.env.E2E_EXTENSIBLE ??= await orNone(findExtensible, skips("extensions.spec"));
	process.env.E2E_JAVA ??= await orNone(findJava, skips("the check of the markup by vnu"));
	if (isCutOff())
		console.log("Only loopback is up. Browsers call that offline, so journeys of the portal fail.");
}

const isCutOff = () =>
	Object.values(networkInterfaces())
		.flat()
		.every((one) => one?.internal);

async function orNone<Found>(
	find: () => Promise<Found>,
	tell: (message: string) => void,
): Promise<Found | ""> {
	try {
		return await find();
	} catch (error) {
		if (!(error instanceof CliError)) throw error;
		tell(error.message);
		return "";
	}
}
