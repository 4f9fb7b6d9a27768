import { expect, test } from "vitest";
import { localizedPath } from "./site.ts";

test.each([
	["vi", "/", "/"],
	["en", "/", "/en"],
	["en", "/pricing", "/en/pricing"],
	["vi", "/nl/pricing", "/pricing"],
	["es", "/zh", "/es"],
	["vi", "/en/quote", "/bao-gia"],
	["vi", "/quote", "/bao-gia"],
	["en", "/bao-gia", "/en/quote"],
	["en", "/en/bao-gia", "/en/quote"],
	["zh", "/nl/quote", "/zh/quote"],
	["zh", "/quote/more", "/zh/quote/more"],
] as const)("in %s %s is %s", (language, path, localized) =>
	expect(localizedPath(language, path)).toBe(localized),
);
