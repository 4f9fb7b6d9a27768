import { expect, test } from "vitest";
import { locales } from "#app/locales/index.ts";
import { languages } from "#models/language.ts";
import { trialDays } from "#models/request/trial-days.ts";
import { guideAt, guideIds, guidePath, guides, trialPlan } from "./guides.ts";
import { addedModules } from "./owner.ts";
import { planIds, planWith } from "./plans.ts";

test("every guide stands once in the index, at an address of its own without diacritics", () => {
	expect([...guideIds].sort()).toEqual(Object.keys(guides).sort());
	for (const id of guideIds) {
		expect(guidePath(id)).toMatch(/^\/docs\/[a-z]+(-[a-z]+)*$/);
		expect(guideAt(guidePath(id))).toBe(id);
	}
	expect(guideAt("/docs/khong-co")).toBeUndefined();
});

test("a guide leads to two others", () => {
	for (const id of guideIds) expect(new Set([id, ...guides[id].related]).size, id).toBe(3);
});

test("the plan is the smallest that has what the guide needs", () => {
	expect(planWith([])).toBe(planIds[0]);
	for (const id of planIds)
		for (const module of addedModules[id]) expect(planWith([module]), module).toBe(id);
});

test.each(languages)("%s: a guide shows the product at two of its steps", (language) => {
	for (const id of guideIds) {
		const [[first], [second]] = guides[id].shown;
		const steps = locales[language].guides?.[id].steps.length;
		expect(first, id).toBeLessThan(second);
		expect(second, id).toBeLessThanOrEqual(steps ?? 0);
		expect(locales[language].guideScreens?.[id], id).toHaveLength(2);
	}
});

test.each(languages)(
	"%s: each step of a trial's plan has its words, and the last its last day",
	(language) => {
		expect(locales[language].trial?.days.items).toHaveLength(trialPlan.length);
		expect(trialPlan.at(-1)?.day).toBe(trialDays);
	},
);
