import { expect, test } from "vitest";
import { allRequestFields } from "#models/request/fields.ts";
import { vi } from "./vi/index.ts";

const sources = import.meta.glob<string>(
	[
		"/app/{content,i18n,routes,seo,server,ui}/**/*.{ts,tsx}",
		"/app/root.tsx",
		"/models/options.ts",
		"/models/{account,audit,customer,history,inquiry,request}/*.ts",
		"!**/*.test.ts",
	],
	{ query: "?raw", import: "default", eager: true },
);
/** A field that must be filled in is told by a code made of its name. */
const missing = Object.keys(allRequestFields).map((name) => `${name}Required`);
const words = new Set([
	...missing,
	...(Object.values(sources)
		.join("\n")
		.match(/[\p{L}\p{N}_]+/gu) ?? []),
]);

/** Paths of the texts whose key no module names; error pages are named by their HTTP status. */
function unusedIn(texts: object, path: string): string[] {
	return Object.entries(texts).flatMap(([key, value]: [string, unknown]) => {
		const here = `${path}.${key}`;
		const isNamed = (key.match(/[\p{L}\p{N}_]+/gu) ?? []).every(
			(word) => words.has(word) || Number(word) >= 0,
		);
		if (!isNamed) return [here];
		return typeof value === "object" && value !== null ? unusedIn(value, here) : [];
	});
}

test("every text has a place where it is shown", () => {
	expect(unusedIn(vi, "vi")).toEqual([]);
});
