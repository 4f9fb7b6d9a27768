import { Readable } from "node:stream";
import { createReadableStreamFromReadable } from "@remix-run/node";
import { fileAnswer } from "#app/server/headers.server.ts";
import { withoutDirectionSigns } from "#models/bidi.ts";
import { calendarDay } from "#models/calendar.ts";

type Cells = (string | undefined)[];

/** In characters: sending line by line takes several times as long. */
const pieceLength = 32_000;

/** Tells Excel that the file is UTF-8. */
const byteOrderMark = "\uFEFF";

/** Text that begins as a formula, with any kind of sign, behind characters that a reader does not see. */
const formula = /^[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800"]*[=+\-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻₌₊₋−]/u;

/** A number whose zeros or last digits a spreadsheet would drop. */
const longNumber = /^(?:0\d+|\d{12,})$/;

/** A line of CSV (RFC 4180), all cells quoted; an apostrophe keeps formulas and long numbers as text. */
export function csvLine(cells: Cells): string {
	return `${cells.map((cell = "") => `"${asText(withoutDirectionSigns(cell)).replaceAll('"', '""')}"`).join(",")}\r\n`;
}

/** A spreadsheet that expects semicolons also begins a cell behind each of them, tabs and line ends. */
function asText(cell: string): string {
	const plain = (text: string) => (formula.test(text) || longNumber.test(text) ? `'${text}` : text);
	if (!/[;\t\r\n]/.test(cell)) return plain(cell);
	return cell.replace(/[^;\t\r\n]+/g, plain).replace(/^[\t\r\n]/, "'$&");
}

/** A file to download, `name-2026-11-20.csv`, sent while it is read. */
export function csvAnswer(name: string, head: Cells, rows: AsyncIterable<Cells>): Response {
	async function* pieces() {
		let piece = byteOrderMark + csvLine(head);
		for await (const row of rows) {
			piece += csvLine(row);
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
