import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { execa } from "execa";
import type { Line, Section } from "#scripts/report.ts";

type Report = { testResults: { name: string; assertionResults: { status: string }[] }[] };

/** Tests of `npm test` whose figures belong in this report. */
const files: Record<string, string> = {
	"models/account/admin-look-alikes.isolated.test.ts":
		"56 addresses that look like an administrator's: 0 administrators",
	"models/account/admin-confirmation.isolated.test.ts":
		"the real address, not confirmed where mail is configured: no administrator",
	"app/server/auth.isolated.test.ts":
		"1,000 guesses: 10 reach argon2; one guess at each of many addresses: 40",
	"app/server/weak-passwords.test.ts": "the 3,000 commonest passwords: refused",
	"models/account/account.isolated.test.ts": "argon2id, 19 MiB, t=2, p=1; 64 characters kept whole",
	"app/server/personal-data.test.ts": "a person is found, written out and erased in every collection",
	"app/server/retention.test.ts": "each record is erased when its time is over, and not before",
	"models/request/public-forms.isolated.test.ts":
		"consent is stored with text version, purpose, time and language",
	"app/server/spam-quarantine.test.ts": "suspected requests are kept apart, and accepted with their mails",
	"app/server/site-form.test.ts": "the trap and the minimum time",
	"models/network-count.test.ts": "of 200 at once from one network 40 pass",
};

export const testFiles: Section = {
	name: "test-files",
	title: "Tests of accounts, personal data and spam",
	async run() {
		const folder = await mkdtemp(path.join(tmpdir(), "abuse-"));
		const output = path.join(folder, "report.json");
		const options = ["run", ...Object.keys(files), "--reporter=json", `--outputFile=${output}`];
		try {
			// A failed test ends it with an error; the report says which.
			await execa("node_modules/.bin/vitest", options, { reject: false });
			const report: Report = JSON.parse(await readFile(output, "utf8"));
			return Object.entries(files).map(([file, what]) => lineOf(report, file, what));
		} finally {
			await rm(folder, { recursive: true, force: true });
		}
	},
};

function lineOf({ testResults }: Report, file: string, what: string): Line {
	const tests = testResults.find(({ name }) => name.endsWith(file))?.assertionResults ?? [];
	const passed = tests.filter(({ status }) => status === "passed").length;
	return {
		what: `${what} (${file})`,
		must: "all tests pass",
		seen: `${passed} of ${tests.length} pass`,
		reached: passed > 0 && passed === tests.length,
	};
}
