import { execa } from "execa";
import { expect, test } from "vitest";

test("commands say which settings are wrong, without a stack", async () => {
	const { stderr, exitCode } = await execa("node", ["--import", "tsx", "scripts/staff.ts", "list"], {
		env: { MONGODB_URI: "mongodb://127.0.0.1:1", SESSION_SECRET: "short" },
		reject: false,
	});
	expect(exitCode).toBe(1);
	expect(stderr.trim().split("\n")).toEqual([
		"The settings are not complete (see .env.example):",
		expect.stringMatching(/^ {2}SESSION_SECRET is too short: /),
	]);
});
