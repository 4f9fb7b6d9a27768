import { afterAll, beforeAll } from "vitest";
import { env } from "#models/settings/env.server.ts";
import { examineSettings } from "#models/settings/schema.ts";

/** Until the file ends: the settings that are read while the product runs are these, beside the tests' own. */
export function useSettings(given: Record<string, string>): void {
	const before = { ...env };
	beforeAll(() => changeSettings(given));
	afterAll(() => replace(before));
}

/** The settings of the tests with these, of which those that are read when a module is loaded stay as they were. */
export function changeSettings(given: Record<string, string>): void {
	const { env: changed, wrong } = examineSettings({ ...process.env, ...given });
	if (!changed) throw new Error(wrong.join("\n"));
	replace(changed);
}

function replace(settings: typeof env): void {
	const all: Partial<typeof env> = env;
	for (const name of Object.keys(all) as (keyof typeof env)[]) delete all[name];
	Object.assign(all, settings);
}
