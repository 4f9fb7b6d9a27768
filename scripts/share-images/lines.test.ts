import { expect, test } from "vitest";
import { headSection, type PageId, pages } from "#app/addresses/site.ts";
import { guideIds } from "#app/content/guides.ts";
import { text } from "#app/server/i18n.server.ts";
import { languages } from "#models/language.ts";
import { headingOf } from "./card.tsx";
import { linesOf } from "./lines.ts";

test.each([
	[
		"Hết cảnh mỗi\u00a0phòng một\u00a0con\u00a0số",
		13,
		["Hết cảnh", "mỗi\u00a0phòng", "một\u00a0con\u00a0số"],
	],
	["15+ phân hệ, một nguồn dữ liệu", 13, ["15+\u00a0phân hệ,", "một nguồn", "dữ liệu"]],
	["Dùng thử 10 ngày, không cần thẻ", 13, ["Dùng thử", "10\u00a0ngày,", "không cần thẻ"]],
	[
		"Todos los departamentos, la\u00a0misma\u00a0cifra",
		16,
		["Todos los", "departamentos,", "la\u00a0misma\u00a0cifra"],
	],
	["各报各的数，到此为止", 7 / 0.56, ["各报各的数，", "到此为止"]],
])("%s is broken where one would break it", (heading, letters, lines) => {
	expect(linesOf(heading, letters * 0.56)).toEqual(lines);
});

test("a text that has no room is told", () => {
	expect(linesOf("Gebruiksvoorwaarden", 5)).toBeNull();
});

test.each(languages)(
	"in %s every heading fits its picture, and no line of it begins with a comma",
	(language) => {
		const guides = text(language, "guides");
		const headings = [
			...(Object.keys(pages) as PageId[]).map((page) => text(language, headSection(page)).heading),
			...guideIds.map((id) => guides[id].title),
		];
		for (const heading of headings) {
			const { lines } = headingOf(heading);
			expect(lines.length, heading).toBeLessThanOrEqual(4);
			expect(
				lines.filter((line) => /^[,.:;!?%)”，。：、？！）]/.test(line)),
				heading,
			).toEqual([]);
		}
	},
);
