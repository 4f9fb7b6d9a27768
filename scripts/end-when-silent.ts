import type { ResultPromise } from "execa";

/** Ends a command that prints nothing for `silenceMs`, as a halted download does. @throws ExecaError */
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
