import { Readable } from "node:stream";
import { createReadableStreamFromReadable } from "@remix-run/node";
import { fileAnswer } from "#app/server/headers.server.ts";
import { withoutDirectionSigns } from "#models/bidi.ts";
import type { Language } from "#models/language.ts";
import { calendarDay } from "#models/time/calendar.ts";

type Cells = (string | undefined)[];

/** In characters: sending line by line takes several times as long. */
const pieceLength = 32_000;

/** Tells Excel that the file is UTF-8. */
const byteOrderMark = "\uFEFF";

/** Text that begins as a formula, with any kind of sign, behind characters that a reader does not see. */
const formula = /^[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800"]*[=+\-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻₌₊₋−]/u;

/** A number whose zeros or last digits a spreadsheet would drop. */
const longNumber = /^(?:0\d+|\d{12,})$/;

/** `1-10`, which a spreadsheet would take for a day in October. */
const range = /^(\d+)-(\d+)$/;

type Separator = "," | ";";

/** Excel takes the list separator of its system's settings, and in the Vietnamese ones a comma is in numbers. */
const separatorIn = (language: Language): Separator => (language === "vi" ? ";" : ",");

/** A line of CSV (RFC 4180), all cells quoted; an apostrophe keeps formulas and long numbers as text. */
export function csvLine(cells: Cells, separator: Separator = ","): string {
	const quoted = cells.map(
		(cell = "") => `"${asText(withoutDirectionSigns(cell), separator).replaceAll('"', '""')}"`,
	);
	return `${quoted.join(separator)}\r\n`;
}

/** A cell as it was before {@link csvLine} guarded it. */
export const withoutGuard = (cell: string): string =>
	/^'/.test(cell) && (formula.test(cell.slice(1)) || longNumber.test(cell.slice(1))) ? cell.slice(1) : cell;

/** A spreadsheet that expects the other separator also begins a cell behind each of those, tabs and line ends. */
function asText(cell: string, separator: Separator): string {
	const plain = (text: string) =>
		formula.test(text) || longNumber.test(text) ? `'${text}` : text.replace(range, "$1–$2");
	const cells = separator === "," ? /[^;\t\r\n]+/g : /[^,\t\r\n]+/g;
	const parts = cell.match(cells) ?? [];
	if (parts[0] === cell) return plain(cell);
	return cell.replace(cells, plain).replace(/^[\t\r\n]/, "'$&");
}

/** A file to download, `name-2026-11-20.csv`, sent while it is read; for a spreadsheet in the reader's language. */
export function csvAnswer(
	name: string,
	language: Language,
	head: Cells,
	rows: AsyncIterable<Cells>,
): Response {
	const separator = separatorIn(language);

	async function* pieces() {
		let piece = byteOrderMark + csvLine(head, separator);
		for await (const row of rows) {
			piece += csvLine(row, separator);
			if (piece.length < pieceLength) continue;
			yield piece;
			piece = "";
		}
		yield piece;
	}

	return fileAnswer(createReadableStreamFromReadable(Readable.from(pieces())), "text/csv; charset=utf-8", {
		headers: {
			"Content-Disposition": `attachment; filename="${name}-${calendarDay(new Date())}.csv"`,
			"Cache-Control": "no-store",
		},
	});
}

/** Names what narrows an exported list, for the audit log; not the values, as somebody may have typed a customer's name. */
export const filtersOf = (query: object) =>
	Object.entries(query)
		.flatMap(([name, value]) => (value === undefined ? [] : name))
		.join(", ");
