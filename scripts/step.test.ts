import { execa } from "execa";
import { expect, test } from "vitest";
import { reasonOf } from "./step.ts";

async function reasonOfPrinting(...lines: string[]): Promise<string> {
	const program = `console.error(${JSON.stringify(lines.join("\n"))}); process.exit(1)`;
	return reasonOf(await execa(process.execPath, ["-e", program]).catch((error: unknown) => error));
}

test("the reason of a failed command is its last line that tells one", async () => {
	expect(await reasonOfPrinting("E: No such package", "E: Unable to fetch some archives", "")).toBe(
		"E: Unable to fetch some archives",
	);
	const stack = "    at ChildProcess._handle.onexit (node:internal/child_process:293:12)";
	expect(await reasonOfPrinting("Error: Download failure, code=1", stack, stack)).toBe(
		"Error: Download failure, code=1",
	);
	const log = "npm error A complete log of this run can be found in: /root/.npm/_logs/debug-0.log";
	expect(await reasonOfPrinting("npm error request to https://registry.example failed", log)).toBe(
		"npm error request to https://registry.example failed",
	);
});

test("a command that the machine lacks is named, and one that printed nothing", async () => {
	const lacking = await execa("no-such-program", ["--version"]).catch((error: unknown) => error);
	expect(reasonOf(lacking)).toBe("there is no no-such-program");
	const silent = await execa(process.execPath, ["-e", "process.exit(3)"]).catch((error: unknown) => error);
	expect(reasonOf(silent)).toMatch(/^Command failed with exit code 3: /);
});
