import { afterAll, beforeAll } from "vitest";
import { env } from "#models/settings/env.server.ts";
import { examineSettings } from "#models/settings/schema.ts";

/** Changes settings for the tests of one file, and restores them afterwards. */
export function useSettings(given: Record<string, string>): void {
	const before = { ...env };
	beforeAll(() => changeSettings(given));
	afterAll(() => replace(before));
}

/** Changes settings on top of the tests' own. A module that reads one while it is loaded keeps the old value. */
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
