import { expect, test } from "vitest";
import { isFormAction } from "#app/server/form-action.server.ts";

/** Of browsers, not of people: they are no forms. */
const others = ["./resources/policy-reports.ts"];

test("every action goes through the one door, which reads, limits, guards and tells", async () => {
	const modules = import.meta.glob<{ action?: object }>(["./**/*.{ts,tsx}", "!./**/*.test.ts"]);
	const actions = await Promise.all(
		Object.entries(modules).map(async ([path, load]) => ({ path, ...(await load()) })),
	);
	const besides = actions.filter(({ action }) => action && !isFormAction(action)).map(({ path }) => path);
	expect(besides).toEqual(others);
	expect(actions.filter(({ action }) => action).length).toBeGreaterThan(30);
});
