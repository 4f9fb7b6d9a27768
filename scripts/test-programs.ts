import { findBrowser, findExtensible } from "./browser/find-browser.ts";
import { findMongod } from "./embedded/find-mongod.ts";
import { findJava } from "./find-java.ts";
import { CliError } from "./step.ts";

/**
 * Finds every program that any test needs, before the first test, and says in the environment where those are that the
 * journeys start: E2E_BROWSER, E2E_EXTENSIBLE and E2E_JAVA. The last two are empty where there is none; their tests are
 * skipped by name. Processes that inherit the environment do not look again.
 * @throws CliError without MongoDB or a browser, as nothing can be tested then
 */
export async function findTestPrograms(): Promise<void> {
	await findMongod();
	process.env.E2E_BROWSER ??= await findBrowser();
	process.env.E2E_EXTENSIBLE ??= await orNone(findExtensible(), "extensions.spec is skipped");
	process.env.E2E_JAVA ??= await orNone(findJava(), "the check of the markup by vnu is skipped");
}

async function orNone(program: Promise<string>, consequence: string): Promise<string> {
	try {
		return await program;
	} catch (error) {
		if (!(error instanceof CliError)) throw error;
		console.log(`${error.message}\nSo ${consequence}.`);
		return "";
	}
}
