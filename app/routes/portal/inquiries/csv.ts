/** Tells Excel that the file is UTF-8. */
export const byteOrderMark = "\uFEFF";

/** One line of a CSV file (RFC 4180). What a spreadsheet would run as a formula is made plain text by an apostrophe. */
export function csvLine(cells: (string | undefined)[]): string {
	return `${cells.map((cell = "") => quoted(/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)).join(",")}\r\n`;
}

function quoted(cell: string): string {
	return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
