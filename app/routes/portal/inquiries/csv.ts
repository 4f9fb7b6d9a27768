/** Tells Excel that the file is UTF-8. */
export const byteOrderMark = "\uFEFF";

/** Text that begins as a formula, with any kind of sign, behind characters that a reader does not see. */
const formula = /^[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800"]*[=+\-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻₌₊₋−]/u;

/** A number whose zeros or last digits a spreadsheet would drop. */
const longNumber = /^(?:0\d+|\d{12,})$/;

/** A line of CSV (RFC 4180), all cells quoted; an apostrophe keeps formulas and long numbers as text. */
export function csvLine(cells: (string | undefined)[]): string {
	return `${cells.map((cell = "") => `"${asText(cell).replaceAll('"', '""')}"`).join(",")}\r\n`;
}

/** A spreadsheet that expects semicolons also begins a cell behind each of them, tabs and line ends. */
function asText(cell: string): string {
	const plain = (text: string) => (formula.test(text) || longNumber.test(text) ? `'${text}` : text);
	if (!/[;\t\r\n]/.test(cell)) return plain(cell);
	return cell.replace(/[^;\t\r\n]+/g, plain).replace(/^[\t\r\n]/, "'$&");
}
