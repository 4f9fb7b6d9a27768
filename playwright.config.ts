import { defineConfig, devices } from "playwright/test";
import { browserFlags } from "#scripts/browser/find-browser.ts";
import { findTestPrograms } from "#scripts/test-programs.ts";

// Workers load this file too; they inherit what the first process found.
await findTestPrograms();

const desktop = {
	...devices["Desktop Chrome"],
	viewport: { width: 1440, height: 900 },
	locale: "vi-VN",
	timezoneId: "Asia/Ho_Chi_Minh",
	// Unknown in the first process; the global setup sets it for the workers.
	baseURL: process.env.E2E_BASE_URL,
	// A trace doubles the time; `npx playwright test --trace on FILE` records one of the first try, too.
	trace: "on-first-retry",
	actionTimeout: 60_000,
	navigationTimeout: 60_000,
	launchOptions: { executablePath: process.env.E2E_BROWSER, args: browserFlags },
} as const;
const withoutScripts = { ...desktop, javaScriptEnabled: false };

export default defineConfig({
	testDir: "tests",
	outputDir: "test-results/e2e",
	globalSetup: "tests/support/playwright-product.ts",
	// On two cores, beside two of the unit tests': each waits for half of its time.
	workers: 4,
	fullyParallel: true,
	// Generous, for busy machines: a step that hangs ends at its own limit.
	timeout: 600_000,
	expect: { timeout: 30_000 },
	// A flaky test is reported with the trace of its second try.
	retries: process.env.CI ? 1 : 0,
	reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
	// Two, as each begins with workers and browsers of its own. Pages that ship no script are the same in both; tests/http
	// reads what the server answers; pages' own forms are sent there without a browser (tests/support/reader.ts).
	projects: [
		{ name: "js", testMatch: "**/{e2e,pages,rest}/*.spec.ts", grepInvert: /@no-js/, use: desktop },
		{ name: "no-js", testMatch: "**/{e2e,http}/*.spec.ts", grepInvert: /@js/, use: withoutScripts },
	],
});
