import { createHash } from "node:crypto";
import en from "#app/locales/en/portalInquiries.ts";
import vi from "#app/locales/vi/portalInquiries.ts";
import { isWholePhone, tidyPhone } from "#models/contact/phone.ts";
import type { Field } from "#models/form-fields.ts";
import { type InquiryFields, inquiryFields } from "#models/inquiry/fields.ts";
import { plain, type Target } from "./headings.ts";
import { type defaultFields, lineSchema, lineWithoutEmail } from "./schema.ts";
import type { Sheet, SheetLine } from "./sheet.server.ts";

export type Defaults = Partial<Pick<InquiryFields, keyof typeof defaultFields>>;

/** What is wrong with a cell, by the code of its words; of the line as a whole if it is of no field. */
export type Fault = { field: Target | "contact"; value: string; code: string };

export type RightLine = SheetLine & { key: string; fields: InquiryFields; followUpOn?: string };
export type WrongLine = SheetLine & { faults: Fault[] };

export type Judged = {
	right: RightLine[];
	wrong: WrongLine[];
	/** How many lines repeat another one, or hold a total. */
	left: number;
};

type Cells = Partial<Record<Target, string>>;

/** Judges each line of a sheet as the form of a new inquiry would, but for a missing address where there is a number. */
export function judge({ columns, lines }: Sheet, defaults: Defaults): Judged {
	const right = new Map<string, RightLine>();
	const wrong: WrongLine[] = [];
	for (const line of lines) {
		const read = readLine(line, columns, defaults);
		if (!read) continue;
		if ("faults" in read) wrong.push(read);
		else if (!right.has(read.key)) right.set(read.key, read);
	}
	return { right: [...right.values()], wrong, left: lines.length - right.size - wrong.length };
}

/** A number as a spreadsheet shows it in a narrow column. */
const shortened = /^\d(?:[.,]\d+)?e\+?\d+$/i;
const total = /^(?:tong|tong cong|cong|total|sum)\b/;

/** Null for a line that holds a total. */
function readLine(
	line: SheetLine,
	columns: Sheet["columns"],
	defaults: Defaults,
): RightLine | WrongLine | null {
	const typed: Cells = {};
	for (const [index, target] of columns.entries()) {
		const cell = line.cells[index];
		if (target && cell) typed[target] = cell;
	}
	const { customerEmail, customerPhone = "" } = typed;
	if (!customerEmail && !customerPhone && total.test(plain(line.cells.find(Boolean) ?? ""))) return null;
	const values: Cells = { ...defaults, ...mended(typed) };
	values.customerName ??= values.companyName;
	values.companyName ??= values.customerName;
	const isReached = customerEmail || isWholePhone(values.customerPhone ?? "");
	const { success, data, error } = (customerEmail ? lineSchema : lineWithoutEmail).safeParse(values);
	const faults = (error?.issues ?? []).map(({ path: [name], message }): Fault => {
		const field = name as Target;
		return { field, value: typed[field] ?? "", code: codeOf(field, typed[field], message) };
	});
	if (shortened.test(customerPhone))
		faults.push({ field: "customerPhone", value: customerPhone, code: "numberCut" });
	else if (!isReached) faults.push({ field: "contact", value: customerPhone, code: "contactMissing" });
	if (!success || faults.length > 0) return { ...line, faults };
	const { followUpOn, ...fields } = data;
	const stored = { ...fields, customerEmail: fields.customerEmail ?? "" };
	const key = createHash("sha256")
		.update(JSON.stringify([stored, followUpOn]))
		.digest("base64url");
	return { ...line, key, fields: stored, followUpOn };
}

function codeOf(field: Target, typed: string | undefined, code: string): string {
	const isChoice = field !== "followUpOn" && inquiryFields[field].kind === "choice";
	return isChoice && typed ? "choiceInvalid" : code;
}

/** Turns cells as people and Excel write them into values that the form accepts. */
function mended(typed: Cells): Cells {
	const { customerPhone, followUpOn, ...others } = typed;
	const entries = Object.entries(others).map(([name, cell]) => [name, choiceIn(name as Target, cell)]);
	return {
		...Object.fromEntries(entries),
		...(customerPhone && { customerPhone: withZero(customerPhone) }),
		...(followUpOn && { followUpOn: dayIn(followUpOn) }),
	};
}

/** As dialled. A spreadsheet takes the zero from a number: nine digits of a mobile phone, ten of a landline. */
function withZero(typed: string): string {
	const digits = typed.replace(/[\s.-]/g, "");
	const phone = /^(?:[35789]\d{8}|2\d{9})$/.test(digits) ? `0${digits}` : typed;
	return isWholePhone(phone) ? tidyPhone(phone) : phone;
}

/** `20/11/2026` as 2026-11-20. */
function dayIn(cell: string): string {
	const [, day = "", month = "", year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(cell) ?? [];
	return year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : cell;
}

const words = [vi.options, en.options] as Partial<Record<string, Record<string, string>>>[];

/** The option that a cell names, in either language; a number of people names the range that holds it. */
function choiceIn(name: Target, cell: string): string {
	const field: Field | null = name === "followUpOn" ? null : inquiryFields[name];
	if (field?.kind !== "choice") return cell;
	const isMeant = (option: string) =>
		[option, ...words.map((labels) => labels[name]?.[option] ?? option)].some(
			(word) => plain(word) === plain(cell),
		);
	return field.options.find(isMeant) ?? field.options.find((option) => holds(option, cell)) ?? cell;
}

function holds(range: string, cell: string): boolean {
	const [, least, most] = /^(\d+)(?:-(\d+)|\+)$/.exec(range) ?? [];
	const count = /^\d+$/.test(cell) ? Number(cell) : Number.NaN;
	return least !== undefined && count >= Number(least) && count <= Number(most ?? Number.POSITIVE_INFINITY);
}
