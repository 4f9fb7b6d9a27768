import { ExecaError } from "execa";

/** Something that a person can mend: the message says what to do, and is shown without a stack. */
export class CliError extends Error {}

/** Runs a step that may take long, and says every few seconds that it goes on. */
export async function step<T>(what: string, run: () => Promise<T>): Promise<T> {
	const start = Date.now();
	const seconds = () => `${Math.round((Date.now() - start) / 1000)} s`;
	console.log(`${what} ...`);
	const ticker = setInterval(() => console.log(`  ${what}: ${seconds()}`), 10_000);
	try {
		return await run();
	} finally {
		clearInterval(ticker);
	}
}

/** Lines of a stack trace, and npm's line about its log file. */
const noReason = /^\s*$|^\s+at |A complete log of this run/;

/** One line: for a failed command, the last informative one that it printed. */
export function reasonOf(error: unknown): string {
	if (error instanceof ExecaError) {
		if (error.code === "ENOENT") return `there is no ${error.command.split(" ")[0]}`;
		const printed = String(error.all ?? error.stderr ?? "").split("\n");
		return printed.findLast((line) => !noReason.test(line))?.trim() ?? error.shortMessage;
	}
	const text = error instanceof Error ? error.message : String(error);
	return text.trim().split("\n")[0] ?? "";
}
