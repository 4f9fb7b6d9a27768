import { CliError } from "./step.ts";

type Part = { stop(): Promise<void> };

const parts: Part[] = [];
let stopping: Promise<void> | undefined;

/**
 * Runs the main function of a script. A failure is shown on standard error and ends the process with code 1;
 * SIGINT, SIGTERM and SIGHUP end it with code 0. Either way what was given to `onExit` is stopped first.
 */
export async function runScript(main: () => Promise<void>): Promise<void> {
	// Once and for all: npm passes on the SIGINT that the terminal has sent already.
	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => endScript(0));
	try {
		await main();
	} catch (error) {
		if (stopping) return;
		console.error(error instanceof CliError ? `\n${error.message}` : error);
		await endScript(1);
	}
}

/** Something to stop before the process ends; the last one given is stopped first. */
export function onExit<T extends Part>(part: T): T {
	parts.push(part);
	return part;
}

/** Whether the process is about to end. */
export function isEnding(): boolean {
	return stopping !== undefined;
}

/** Stops everything, then the process. */
export function endScript(code: number): Promise<void> {
	stopping ??= stopParts().finally(() => process.exit(code));
	return stopping;
}

async function stopParts(): Promise<void> {
	for (const part of parts.reverse()) await part.stop();
}
