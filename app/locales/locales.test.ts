import { createInstance } from "i18next";
import { describe, expect, test } from "vitest";
import { type PageId, pages } from "#app/addresses/site.ts";
import { facts } from "#app/content/facts.ts";
import { priceListOn } from "#app/content/plans.ts";
import { formatDay, formatDeadline } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { pricesInWords, wordsFor } from "#app/i18n/price-list-words.ts";
import { type Language, languages } from "#models/language.ts";
import { locales } from "./index.ts";

const brand = {
	brand: "Mây ERP",
	brandPhone: "1900 0000",
	brandEmail: "xinchao@may-erp.example",
	brandAddress: "Tầng 5, 1 đường Ví Dụ, phường Bến Thành, TP. Hồ Chí Minh",
	brandLegalName: "Công ty TNHH Phần mềm Ví Dụ",
	brandTaxCode: "0000000000",
	brandPerson: "Nguyễn Thị Ví Dụ",
};
const valuesIn = (language: Language): Record<string, unknown> => ({
	...facts,
	...brand,
	...pricesInWords(language, priceListOn(new Date("2026-11-23"))),
});
const translatedSections = [
	"about",
	"common",
	"contact",
	"demo",
	"demoHour",
	"demoMails",
	"docs",
	"faq",
	"features",
	"footer",
	"form",
	"guideScreens",
	"guides",
	"hero",
	"home",
	"languages",
	"mail",
	"nav",
	"ownRequest",
	"ownTrial",
	"pricing",
	"privacy",
	"promo",
	"quote",
	"terms",
	"trial",
];

/** Every string of a tree with its path, such as `trial.faq.items.0.answer`. */
function strings(tree: unknown, path = ""): [string, string][] {
	if (typeof tree === "string") return [[path, tree]];
	return Object.entries(tree ?? {}).flatMap(([key, branch]) =>
		strings(branch, path ? `${path}.${key}` : key),
	);
}

/** What pages and mails fill in; everything else is a fact. */
const filledIn = new Set(
	[
		"ago amount answered answers at before by companyName companySize company contactName count createdAt currentSystem customer date day days deadline digest",
		"device email ending field fields from heir hour hours industry inquiries interest kind language link mail max message min minutes modules name notes number of others outcome owner paid person",
		"percent phone plan position preferredTime problem query record rep requests right role settings source span status stored subject takesDemos tax text time to until value version viewer way what wrong year years",
	].flatMap((names) => names.split(" ")),
);

/** The `{{name}}` places that the page fills. */
const places = (text: string) =>
	[...text.matchAll(/\{\{(\w+)\}\}/g)]
		.map(([, name = ""]) => name)
		.filter((name) => filledIn.has(name))
		.sort();

const paths = (tree: unknown) => strings(tree).map(([path]) => path);

test.each(languages)(
	"%s: every {{place}} is a business fact, a brand setting, or filled in by the page",
	(language) => {
		const values = valuesIn(language);
		expect(Object.keys(values).filter((name) => filledIn.has(name))).toEqual([]);
		const onEitherSide = [true, false].flatMap((isReduced) =>
			strings(wordsFor(isReduced, locales[language])),
		);
		for (const [path, text] of onEitherSide) {
			for (const [, name = ""] of text.matchAll(/\{\{(\w+)(?:, number)?\}\}/g)) {
				if (!filledIn.has(name)) expect(values, `${path}: {{${name}}}`).toHaveProperty(name);
			}
			expect(text.replace(/\{\{\w+(, number)?\}\}/g, ""), path).not.toMatch(/[{}]|\$t\(/);
			expect(text, path).toBe(text.normalize("NFC").trim());
		}
	},
);

test("what is not for visitors is for staff, whose portal speaks Vietnamese and English", () => {
	const others = Object.keys(locales.vi).filter((section) => !translatedSections.includes(section));
	const mails = ["erasureNote", "salesNotes", "staffMails"];
	expect(others.filter((section) => !section.startsWith("portal"))).toEqual(mails);
});

test("of what comes with the portal's scripts, only what loaders send again names a fact or the brand", () => {
	const { portal, portalInquiries, portalRecord, portalRequests } = locales.vi;
	const facts = Object.keys(valuesIn("vi"));
	const naming = strings({ portal, portalInquiries, portalRecord, portalRequests }).filter(([, text]) =>
		facts.some((fact) => text.includes(`{{${fact}`)),
	);
	expect(naming.map(([path]) => path)).toEqual(["portal.brand", "portalRequests.demo.intro"]);
});

describe.each(languages.filter((language) => language !== "vi"))("%s", (language) => {
	test("has all that visitors read, on pages and in mails", () => {
		expect(Object.keys(locales[language])).toEqual(expect.arrayContaining(translatedSections));
	});

	test("has the portal only in English, and only what Vietnamese has", () => {
		const portal = Object.keys(locales.vi).filter((name) => name.startsWith("portal"));
		const own = Object.keys(locales[language]);
		expect(own.filter((name) => name.startsWith("portal"))).toEqual(language === "en" ? portal : []);
		expect(Object.keys(locales.vi)).toEqual(expect.arrayContaining(own));
	});

	test("has the same keys, and the same {{places}} in each text, as Vietnamese", () => {
		for (const [section, texts] of Object.entries(locales[language])) {
			const original = locales.vi[section as keyof typeof locales.vi];
			expect(paths(texts), section).toEqual(paths(original));
			const originals = new Map(strings(original));
			for (const [path, text] of strings(texts)) {
				expect(places(text), `${section}.${path}`).toEqual(places(originals.get(path) ?? ""));
			}
		}
	});
});

/** As the specification has them, to the letter. */
const specified = [
	"Failed to log in. Please check your credentials.",
	"This email is already registered. Please log in instead.",
	"Invalid email address.",
	"Passwords do not match",
	"Password must be at least 6 characters",
	"Password is too weak. Use at least 6 characters.",
	"Failed to create account. Please try again.",
	"Failed to submit inquiry. Please try again.",
	"Failed to get document because the client is offline.",
	"Are you sure you want to delete this inquiry?",
	"Prompt copied to clipboard! Paste into Claude Code CLI.",
	"ADMIN - See All Inquiries",
	"Administrator",
	"Sales Representative",
	"Loading inquiries...",
	'No inquiries found. Click "New Inquiry" to create one.',
];

test.each(specified)("the portal says “%s” in English, and its own sentence in Vietnamese", (sentence) => {
	const vietnamese = new Map(strings(locales.vi));
	const places = strings(locales.en).filter(([path, text]) => path.startsWith("portal") && text === sentence);
	expect(places.length).toBeGreaterThan(0);
	for (const [path] of places) expect(vietnamese.get(path), path).toMatch(/[ạ-ỹàáâãèéêìíòóôõùúýăđĩũơư]/i);
});

test("staff read no English trade word for what they copy", () => {
	expect(strings(locales.vi).filter(([, text]) => /prompt/i.test(text))).toEqual([]);
});

test.each(languages)("%s: titles and descriptions fit into a search result", async (language) => {
	const i18n = createInstance();
	await i18n.init({
		lng: language,
		resources: { [language]: { translation: locales[language] } },
		interpolation: { escapeValue: false, defaultVariables: valuesIn(language) },
	});
	for (const page of Object.keys(pages) as PageId[]) {
		if (!(page in locales[language])) continue;
		for (const isReduced of [true, false]) {
			const said = (part: string) => wordsFor(isReduced, i18n.t(`${page}.${part}`));
			expect(said("title").length, `${page}.title`).toBeLessThanOrEqual(60);
			expect(said("description").length, `${page}.description`).toBeLessThanOrEqual(160);
		}
	}
});

test.each(languages)("%s: a subject is read on a phone, with its deadline", (language) => {
	const week = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 10, 23 + day, 10)));
	const [longest = ""] = week
		.map((hour) => formatDeadline(language, hour))
		.toSorted((one, other) => other.length - one.length);
	const day = formatDay(language, "2026-12-31");
	const filled = {
		...brand,
		deadline: longest,
		time: longest,
		day,
		until: day,
		kind: "Dùng thử",
		count: 100,
	};
	for (const [path, subject] of strings(locales[language])) {
		if (!path.endsWith(".subject")) continue;
		const ours = interpolate(subject.replace(/: \{\{(customer|companyName|name)\}\}.*$/, ""), filled);
		expect(ours.length, `${path}: ${ours}`).toBeLessThanOrEqual(50);
	}
});

/** Every list of a tree with its path. */
function lists(tree: unknown, path = ""): [string, unknown[]][] {
	if (typeof tree !== "object" || tree === null) return [];
	const below = Object.entries(tree).flatMap(([key, branch]) => lists(branch, path ? `${path}.${key}` : key));
	return Array.isArray(tree) ? [[path, tree], ...below] : below;
}

// React knows the parts of a list by these texts. The cells of a table it knows by their columns.
test.each(languages)("%s: no list says the same twice", (language) => {
	const names = ["title", "label", "question", "heading", "name", "customer"];
	for (const [path, list] of lists(locales[language])) {
		if (path.endsWith(".cells")) continue;
		for (const textOf of [
			(one: unknown) => one,
			...names.map((name) => (one: unknown) => (one as Record<string, unknown>)[name]),
		]) {
			const texts = list.map(textOf).filter((text) => typeof text === "string");
			expect(texts, path).toEqual([...new Set(texts)]);
		}
	}
});
