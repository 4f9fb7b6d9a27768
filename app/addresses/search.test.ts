import { expect, test } from "vitest";
import { listSearch } from "./search.ts";

test("a row leads back to its list with what people search for, and repeats nothing that is longer", () => {
	const asked = { q: "Công ty gỗ Minh Phát ".repeat(14), sort: "company", after: "A".repeat(300) };
	const search = `?${new URLSearchParams(asked)}`;
	expect(listSearch(`${search}&draft=${"x".repeat(1400)}&due=`)).toBe(search);
	const units = ["A", "=", "%", "ệ", "a=1&", "=&", ","];
	const odd = units.flatMap((unit) => [1400, 2900, 5000].map((length) => unit.repeat(length / unit.length)));
	for (const text of odd.flatMap((filling) => [`?${filling}`, `?after=${filling}`, `?q=a&x=${filling}`]))
		expect(listSearch(text).length, text.slice(0, 12)).toBeLessThanOrEqual(1500);
});
