import { execa } from "execa";
import { expect, test } from "vitest";

const seed = (...args: string[]) =>
	execa("node", ["--import", "tsx", "scripts/seed.ts", ...args], {
		env: { MONGODB_URI: "mongodb://127.0.0.1:1/of-the-firm", EMBEDDED_DATABASE: "" },
		reject: false,
	});

test("numbers are read, wrong ones are told, and nothing is put into a database of one's own", async () => {
	const right = await seed("--inquiries", "3", "--representatives", "1");
	expect([right.exitCode, right.stderr.trim()]).toEqual([
		1,
		expect.stringMatching(/^Demo data and demo logins are only for the project's own database/),
	]);
	for (const wrong of [
		["--inquiries", "x"],
		["--representatives", "0"],
		["--rows", "3"],
	]) {
		const { exitCode, stderr } = await seed(...wrong);
		expect([exitCode, stderr], wrong.join(" ")).toEqual([1, expect.stringMatching(/\nUsage: npm run seed/)]);
	}
});
