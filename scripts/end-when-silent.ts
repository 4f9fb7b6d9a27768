import type { ResultPromise } from "execa";

/**
 * Waits for a command, and ends it where it prints nothing for so long, as a download does that has come to a halt.
 * @param command run with `all: true`
 * @param silenceMs milliseconds
 * @throws ExecaError where it fails or is ended
 */
export async function endWhenSilent<Command extends ResultPromise<{ all: true }>>(
	command: Command,
	silenceMs: number,
): Promise<Awaited<Command>> {
	const timer = setTimeout(() => command.kill("SIGKILL"), silenceMs);
	command.all.on("data", () => timer.refresh());
	try {
		return await command;
	} finally {
		clearTimeout(timer);
	}
}
