/** Tells Excel that the file is UTF-8. */
export const byteOrderMark = "\uFEFF";

/**
 * Text that begins as a formula: with a sign, be it as wide as a Chinese character, small, raised or lowered, and behind
 * whatever a reader does not see and a spreadsheet may pass over.
 */
const formula = /^[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800"]*[=+\-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻₌₊₋−]/u;

/** A number whose zeros or last digits a spreadsheet would drop. */
const longNumber = /^(?:0\d+|\d{12,})$/;

/**
 * One line of a CSV file (RFC 4180), every cell in quotation marks. What a spreadsheet would run as a formula, or shorten
 * as a number, is made plain text by an apostrophe; nothing else is changed.
 */
export function csvLine(cells: (string | undefined)[]): string {
	return `${cells.map((cell = "") => `"${asText(cell).replaceAll('"', '""')}"`).join(",")}\r\n`;
}

/**
 * A spreadsheet that expects semicolons finds more cells in this file than there are: one behind each semicolon, tab and
 * end of line of a text.
 */
function asText(cell: string): string {
	const plain = (text: string) => (formula.test(text) || longNumber.test(text) ? `'${text}` : text);
	if (!/[;\t\r\n]/.test(cell)) return plain(cell);
	return cell.replace(/[^;\t\r\n]+/g, plain).replace(/^[\t\r\n]/, "'$&");
}
