import { execa } from "execa";
import { expect, test } from "vitest";

test("commands say which settings are wrong, without a stack", async () => {
	const { stderr, exitCode } = await execa("node", ["--import", "tsx", "scripts/staff.ts", "list"], {
		env: { MONGODB_URI: "mongodb://site:p@ss@127.0.0.1:1", SESSION_SECRET: "short" },
		reject: false,
	});
	expect(exitCode).toBe(78);
	expect(stderr.trim().split("\n")).toEqual([
		"The settings are not complete (see .env.example):",
		expect.stringMatching(/^ {2}MONGODB_URI is no address that MongoDB reads: /),
		expect.stringMatching(/^ {2}SESSION_SECRET is too short: /),
	]);
});

test("what is logged does not stand in what a command writes", async () => {
	const script = `import { log } from "#models/log.server.ts"; log.warn("said"); console.log("{}");`;
	const { stdout, stderr } = await execa("node", ["--import", "tsx", "--input-type=module", "-e", script], {
		env: { LOG_LEVEL: "info" },
	});
	expect(stdout).toBe("{}");
	expect(JSON.parse(stderr)).toMatchObject({ msg: "said" });
});

test("what MongoDB forbids is told in a sentence, without the command", async () => {
	const script = `import mongoose from "mongoose"; import { runScript } from "./scripts/script.ts";
		const errmsg = "not authorized on may-erp to execute command { listCollections: 1 }";
		await runScript(async () => { throw new mongoose.mongo.MongoServerError({ errmsg }); });`;
	const { stderr, exitCode } = await execa("node", ["--import", "tsx", "--input-type=module", "-e", script], {
		reject: false,
	});
	expect(exitCode).toBe(1);
	expect(stderr.trim()).toBe(
		"MongoDB did not finish this: the user of MONGODB_URI is not authorized on may-erp",
	);
});
