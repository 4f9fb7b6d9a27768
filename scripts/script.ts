import { exitCodeOf, WrongSettings } from "#models/settings/wrong-settings.ts";
import { CliError, reasonOf } from "./step.ts";

type Part = { stop(): Promise<void> };

const parts: Part[] = [];
let stopping: Promise<void> | undefined;

/**
 * Runs a script's main function: an error is shown and ends it with code 1, of settings with 78, signals with 0; `onExit` parts stop first.
 */
export async function runScript(main: () => Promise<void>): Promise<void> {
	// Permanent handlers: npm passes on the SIGINT that the terminal has sent already.
	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => endScript(0));
	process.stdout.on("error", (error: NodeJS.ErrnoException) => {
		// The reader has gone, as with `| head`; output that is lost for another reason is a failure.
		if (error.code !== "EPIPE") throw error;
		void endScript(0);
	});
	try {
		await main();
	} catch (error) {
		if (stopping) return;
		console.error(explain(error));
		await endScript(exitCodeOf(error));
	}
}

/** One sentence for what a person can mend, or the system or the database refuses; a fault of ours with its stack. */
function explain(error: unknown): unknown {
	if (error instanceof CliError || error instanceof WrongSettings) return `\n${error.message}`;
	if (error instanceof Error && "syscall" in error) return `\n${reasonOf(error)}`;
	const isOfDatabase = error instanceof Error && /^(?:Mongo|DatabaseUnavailable)/.test(error.name);
	if (!isOfDatabase) return error;
	// MongoDB quotes the whole command that it forbids.
	const reason = reasonOf(error.cause ?? error).replace(
		/^(not authorized on .*?) to execute command .*/s,
		"the user of MONGODB_URI is $1",
	);
	return `\nMongoDB did not finish this: ${reason}`;
}

/** The last one given is stopped first. */
export function onExit<T extends Part>(part: T): T {
	parts.push(part);
	return part;
}

export function isEnding(): boolean {
	return stopping !== undefined;
}

export function endScript(code: number): Promise<void> {
	stopping ??= stopParts().finally(() => process.exit(code));
	return stopping;
}

async function stopParts(): Promise<void> {
	for (const part of parts.reverse()) await part.stop();
}
