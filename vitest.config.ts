import { defineConfig } from "vitest/config";

export default defineConfig({
	test: {
		include: ["{app,models,http,scripts,tests}/**/*.test.ts"],
		globalSetup: "tests/support/vitest-database.ts",
		setupFiles: "tests/support/vitest-settings.ts",
		// As many as Chromium's tests: more would only make each slower on a small machine.
		maxWorkers: 2,
		testTimeout: 60_000,
		hookTimeout: 60_000,
	},
});
