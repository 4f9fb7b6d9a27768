import Papa from "papaparse";
import { withoutGuard } from "../../shell/csv.server.ts";
import { type Target, targetOf, targets } from "./headings.ts";

export type SheetLine = { number: number; cells: string[] };
export type Sheet = { headings: string[]; columns: (Target | null)[]; lines: SheetLine[] };

/** A title or an empty line may stand above the headings. */
const linesAbove = 5;
const mostColumns = 30;

/**
 * Reads the cells of a sheet, pasted with tabs between them or from a CSV file with semicolons or commas, all as plain text.
 * @param chosen what each column is, if somebody has said so; else its heading does
 */
export function readSheet(text: string, chosen: string[]): Sheet {
	const rows = cellsIn(text.replace(/^\uFEFF/, "").normalize("NFC"))
		.map((cells, index) => ({ number: index + 1, cells: cells.slice(0, mostColumns).map(tidied) }))
		.filter(({ cells }) => cells.some(Boolean));
	const at = rows.slice(0, linesAbove).findIndex(({ cells }) => cells.filter(targetOf).length > 1);
	const headings = rows[at]?.cells ?? [];
	const lines = rows.slice(at + 1);
	const width = Math.max(0, headings.length, ...lines.map(({ cells }) => cells.length));
	const found = Array.from({ length: width }, (_, index) => targetOf(headings[index] ?? ""));
	const said = chosen.map((name) => targets.find((target) => target === name) ?? null);
	const columns = said.length === width ? said : found;
	return { headings, columns: columns.map(firstOnly), lines };
}

const firstOnly = (target: Target | null, index: number, all: (Target | null)[]) =>
	all.indexOf(target) === index ? target : null;

function cellsIn(text: string): string[][] {
	if (!text.includes("\t")) return Papa.parse<string[]>(text, { delimitersToGuess: [";", ","] }).data;
	const read = Papa.parse<string[]>(text, { delimiter: "\t" });
	// A pasted cell may begin with a quotation mark that is part of its text.
	const isQuoted = !read.errors.some(({ type }) => type === "Quotes");
	return isQuoted ? read.data : Papa.parse<string[]>(text, { delimiter: "\t", quoteChar: "\0" }).data;
}

/** What stands for nothing in a sheet, `-` or `N/A`, is nothing. */
const tidied = (cell: string) =>
	withoutGuard(cell.replace(/\u00a0/g, " ").trim()).replace(/^(?:[-–—.]+|n\/?a|#n\/a)$/i, "");

/** Lines of a sheet with its headings, as cells to paste into a sheet again, where none of them begins a formula. */
export const asCells = (headings: string[], lines: SheetLine[]): string =>
	Papa.unparse(
		[headings, ...lines.map(({ cells }) => cells)].filter(({ length }) => length > 0),
		{
			delimiter: "\t",
			newline: "\n",
			escapeFormulae: true,
		},
	);
