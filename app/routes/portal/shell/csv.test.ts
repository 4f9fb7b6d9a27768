import fc from "fast-check";
import { expect, test } from "vitest";
import { withoutDirectionSigns } from "#models/bidi.ts";
import { csvAnswer, csvLine } from "./csv.server.ts";

test.each([
	[["Gỗ", undefined, "a, b"], '"Gỗ","","a, b"\r\n'],
	[['nói "được"', "hai\ndòng"], '"nói ""được""","hai\ndòng"\r\n'],
	[["=1+1", "+84 912", "-5", "@tên", "\tx"], `"'=1+1","'+84 912","'-5","'@tên","'\tx"\r\n`],
	[["\r=1", '=HYPERLINK("x")'], `"'\r'=1","'=HYPERLINK(""x"")"\r\n`],
	[["\n=1", "\nx"], `"'\n'=1","'\nx"\r\n`],
	[["＝1+1", "＋1", "－1", "＠x", "﹦1", "−1"], `"'＝1+1","'＋1","'－1","'＠x","'﹦1","'−1"\r\n`],
	[[" =1", "\u200b=1", "\ufeff\u00a0=1", "\u3164=1", "\u0000=1"], undefined],
	[
		["x;=1+1", "x; \u200b@y", 'x;"=1&"', "x\n- y", "a;007"],
		`"x;'=1+1","x;' \u200b@y","x;'""=1&""","x\n'- y","a;'007"\r\n`,
	],
	[["0912345678", "007", "123456789012"], `"'0912345678","'007","'123456789012"\r\n`],
	[["1-10", "x;0-0", "2026-11"], '"1–10","x;0–0","2026–11"\r\n'],
	[["0912 345 678", "350", "2026-11-20 14:05", "0"], '"0912 345 678","350","2026-11-20 14:05","0"\r\n'],
	[["\u202eelpmaxe.kcatta\u202c", "\u2066=1"], `"elpmaxe.kcatta","'=1"\r\n`],
	[["1 - 2", "a=b", "ha@minhphat.vn"], '"1 - 2","a=b","ha@minhphat.vn"\r\n'],
])("%j", (cells, line = `${cells.map((cell) => `"'${cell}"`).join(",")}\r\n`) =>
	expect(csvLine(cells)).toBe(line),
);

test.each([
	["vi", '"Ngày";"Khách"\r\n"2026-11-20";"Gỗ, Đại; Phát"\r\n'],
	["en", '"Ngày","Khách"\r\n"2026-11-20","Gỗ, Đại; Phát"\r\n'],
] as const)(
	"a file for who reads in %s has what their spreadsheet expects between cells",
	async (language, lines) => {
		async function* rows() {
			yield ["2026-11-20", "Gỗ, Đại; Phát"];
		}
		const answer = csvAnswer("inquiries", language, ["Ngày", "Khách"], rows());
		expect(Buffer.from(await answer.arrayBuffer()).toString("utf8")).toBe(`\uFEFF${lines}`);
	},
);

test("with semicolons between them, cells are guarded against who expects commas", () => {
	expect(csvLine(["a, =1+1", "b; -5", "0912345678"], ";")).toBe(`"a,' =1+1";"b; -5";"'0912345678"\r\n`);
});

/** Cells as spreadsheets read them: quotation marks count where a cell begins with them, what follows them is text. */
function read(text: string, separator: "," | ";"): string[] {
	const unquoted = `[^${separator}\r\n]*`;
	const cells = text.matchAll(
		new RegExp(`(?:"((?:[^"]|"")*)(?:"|$))?(${unquoted})(?:${separator}|\r\n?|\n|$)`, "g"),
	);
	return [...cells].map(([, quoted = "", rest = ""]) => quoted.replaceAll('""', '"') + rest);
}

const dangerous = fc.constantFrom(
	..."=+-@＝＋－＠;,\t\r\n\"' \u200b\u00a0\ufeff\u3164\u2060\u0000ax0",
	"\r\n",
);
const cell = fc.oneof(
	fc.string({ unit: fc.oneof(dangerous, fc.string({ unit: "binary", maxLength: 1 })) }),
	fc.string({ unit: dangerous }),
);
const line = fc.array(cell, { minLength: 1, maxLength: 6 }).map((cells) => ["2026-11-20 14:05", ...cells]);
const separator = fc.constantFrom(",", ";");
const plain = (text: string) => withoutDirectionSigns(text).replaceAll("'", "").replaceAll("–", "-");

test("a program reads back what was written, but for apostrophes and the dash of a range", () => {
	fc.assert(
		fc.property(line, separator, (cells, separator) => {
			const seen = read(csvLine(cells, separator), separator).slice(0, cells.length);
			expect(seen.map(plain)).toEqual(cells.map(plain));
		}),
		{ numRuns: 1_000 },
	);
});

test("whether it expects what was written or the other, a spreadsheet sees no cell that begins as a formula", () => {
	fc.assert(
		fc.property(line, separator, separator, (cells, written, expected) => {
			for (const seen of read(csvLine(cells, written), expected)) {
				expect(seen).not.toMatch(/^[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800"]*[=+\-@＝＋－＠]/u);
			}
		}),
		{ numRuns: 2_000 },
	);
});
