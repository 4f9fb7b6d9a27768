import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "./paths.ts";

type Packages = { dependencies: Record<string, string>; devDependencies: Record<string, string> };

const readJson = async <Json>(file: string): Promise<Json> =>
	JSON.parse(await readFile(path.join(root, file), "utf8"));

/** Rows of a part of the table: packages with their licences, of which the last one goes on. */
async function rowsOf(headings: string[]): Promise<Map<string, string>> {
	const text = await readFile(path.join(root, "docs/dependencies.md"), "utf8");
	const parts = text.split(/^## /m).filter((part) => headings.some((heading) => part.startsWith(heading)));
	const rows = parts.flatMap((part) => part.split("\n").filter((line) => line.startsWith("| `")));
	return new Map(
		rows.flatMap((row) => {
			const [, names = "", licences = ""] = row.split("|").map((cell) => cell.trim());
			const given = licences.split(", ");
			return names
				.split(", ")
				.map((name, index): [string, string] => [
					name.replaceAll("`", ""),
					given[index] ?? given.at(-1) ?? "",
				]);
		}),
	);
}

test.each([
	["dependencies", ["In production"]],
	["devDependencies", ["To build", "To develop and test"]],
] as const)("the table of %s has each package once, with its licence", async (kind, headings) => {
	const packages = await readJson<Packages>("package.json");
	const names = Object.keys(packages[kind]);
	const rows = await rowsOf([...headings]);
	expect([...rows.keys()].sort()).toEqual(names.sort());
	for (const name of names) {
		const { license } = await readJson<{ license: string }>(`node_modules/${name}/package.json`);
		expect(rows.get(name), name).toBe(license);
	}
});
