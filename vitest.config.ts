import { defineConfig } from "vitest/config";

const tests = "{app,models,http,scripts,tests}/**/*.test.ts";
const isolated = "**/*.isolated.test.ts";

export default defineConfig({
	test: {
		globalSetup: "tests/support/vitest-database.ts",
		setupFiles: "tests/support/vitest-settings.ts",
		// As many as Chromium's tests: more would only make each slower on a small machine.
		maxWorkers: 2,
		// Generous, for busy machines, which are ten times as slow; a step that hangs ends at its own limit.
		testTimeout: 600_000,
		hookTimeout: 600_000,
		projects: [
			// Loading the product takes longer than most files: they share a process, and with it a database.
			{ extends: true, test: { name: "shared", include: [tests], exclude: [isolated], isolate: false } },
			// Those with settings, modules or a database of their own.
			{ extends: true, test: { name: "isolated", include: [isolated] } },
		],
	},
});
