import { spawn } from "node:child_process";
import { root } from "./paths.ts";

type Options = {
	cwd?: string;
	env?: NodeJS.ProcessEnv;
	/** Ends the command when it has printed nothing for so long, in milliseconds. */
	silenceTimeout?: number;
	/** Shows its standard output while it runs. */
	show?: boolean;
};

/**
 * Runs a command to its end.
 * @returns what it printed on standard output
 * @throws Error with the last line it printed, when it cannot start, fails, or is silent for too long
 */
export function runCommand(command: string, args: string[], options: Options = {}): Promise<string> {
	const { cwd = root, env, silenceTimeout, show = false } = options;
	return new Promise((resolve, reject) => {
		const child = spawn(command, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
		let out = "";
		let all = "";
		let isSilent = false;
		const timer = silenceTimeout
			? setTimeout(() => {
					isSilent = true;
					child.kill("SIGKILL");
				}, silenceTimeout)
			: undefined;
		child.stdout.on("data", (chunk: Buffer) => {
			timer?.refresh();
			out += chunk;
			all += chunk;
			if (show) process.stdout.write(chunk);
		});
		child.stderr.on("data", (chunk: Buffer) => {
			timer?.refresh();
			all += chunk;
		});
		child.on("error", (error) => {
			clearTimeout(timer);
			reject(error);
		});
		child.on("close", (code, signal) => {
			clearTimeout(timer);
			if (code === 0) return resolve(out);
			const reason = isSilent ? "no sign of life" : (signal ?? `code ${code}`);
			const lines = all.split("\n").filter((line) => line.trim() !== "" && !/^\s*(at |\})/.test(line));
			const lastLine = lines.at(-1)?.trim();
			reject(new Error(`${command} failed (${reason})${lastLine ? `: ${lastLine}` : ""}`));
		});
	});
}
