import { afterEach, describe, expect, test, vi } from "vitest";
import { offersOf, priceListOn } from "#app/content/plans.ts";
import { quoteOn } from "#app/content/quote.ts";
import { locales, type Section } from "#app/locales/index.ts";
import { languages } from "#models/language.ts";
import { text } from "./i18n.server.ts";

const lastOf2025 = new Date("2025-12-31T16:59:59Z");
const firstOf2026 = new Date("2025-12-31T17:00:00Z");

const sections = Object.keys(locales.en).filter((section) => !section.startsWith("portal")) as Section[];

afterEach(() => vi.useRealTimers());

describe.each(languages)("%s", (language) => {
	const saidOn = (now: Date) => {
		vi.useFakeTimers({ toFake: ["Date"], now });
		return sections.map((section) => [section, JSON.stringify(text(language, section))] as const);
	};
	const discount = /30(\u00a0)?%/;

	test("while the list of 2025 is in force, nothing speaks of a first year at less", () => {
		for (const [section, said] of saidOn(lastOf2025)) {
			expect(said, section).not.toMatch(discount);
			expect(said, section).not.toMatch(/reduced\}\}|LaterPrice/);
		}
		expect(text(language, "promo").strip).toMatch(/^\p{Lu}|^\p{Script=Han}/u);
		expect(offersOf(priceListOn(lastOf2025))).not.toContain("firstYear");
		const { firstYear, laterYear } = quoteOn(lastOf2025, "starter");
		expect(laterYear).toBe(firstYear);
	});

	test("a second later strip, title, offers, terms and answers do", () => {
		const said = new Map(saidOn(firstOf2026));
		for (const section of ["promo", "pricing", "terms", "faq"] as const)
			expect(said.get(section), section).toMatch(discount);
		const { questions } = text(language, "pricing");
		vi.setSystemTime(lastOf2025);
		expect(questions.items).toHaveLength(text(language, "pricing").questions.items.length + 1);
		expect(JSON.stringify([...said])).not.toMatch(/reduced\}\}/);
	});
});
