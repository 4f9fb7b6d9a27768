import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import which from "which";
import { root } from "#scripts/paths.ts";
import { CliError } from "#scripts/step.ts";

export async function programOf(name: string, debianPackage = name): Promise<string> {
	const found = await which(name, { nothrow: true });
	if (!found) throw new CliError(`${name} is missing: apt-get install ${debianPackage}`);
	return found;
}

/** `url` answers when the program is ready. */
export async function withProgram<Result>(
	command: string,
	args: string[],
	{ url, env }: { url: string; env?: NodeJS.ProcessEnv },
	run: (pid: number) => Promise<Result>,
): Promise<Result> {
	const child = spawn(command, args, { cwd: root, env, stdio: ["ignore", "ignore", "inherit"] });
	try {
		await answers(url, child);
		return await run(child.pid ?? 0);
	} finally {
		// Some wait for requests that never come; none has anything to lose.
		child.kill("SIGKILL");
		if (child.exitCode === null) await once(child, "exit");
	}
}

async function answers(url: string, child: ChildProcess): Promise<void> {
	for (const end = Date.now() + 60_000; child.exitCode === null && Date.now() < end; await wait(20)) {
		const answer = await fetch(url, { redirect: "manual" }).catch(() => null);
		await answer?.body?.cancel();
		if (answer) return;
	}
	throw new CliError(`What ${url} is to answer did not start.`);
}
