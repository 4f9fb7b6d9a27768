import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { locales } from "#app/locales/index.ts";

test("our fonts hold every letter and digit of the Vietnamese, English, Dutch and Spanish texts", async () => {
	const styles = await readFile(new URL("fonts.css", import.meta.url), "utf8");
	const ranges = [...styles.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, from = "", to = from]) => ({
		from: Number.parseInt(from, 16),
		to: Number.parseInt(to, 16),
	}));
	const isHeld = (character: string) => {
		const point = character.codePointAt(0) ?? 0;
		return ranges.some(({ from, to }) => from <= point && point <= to);
	};
	const { vi, en, nl, es } = locales;
	const letters = new Set(JSON.stringify([vi, en, nl, es]).match(/(?!\p{Script=Han})[\p{L}\p{N}]/gu));
	expect([...letters].filter((letter) => !isHeld(letter))).toEqual([]);
});
