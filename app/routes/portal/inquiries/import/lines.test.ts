import { expect, test } from "vitest";
import { csvLine } from "../../shell/csv.server.ts";
import { decodeSheet } from "./decode.ts";
import { type Defaults, judge } from "./lines.server.ts";
import { asCells, readSheet } from "./sheet.server.ts";

const defaults: Defaults = {
	projectType: "full-erp",
	industry: "Thương mại",
	urgency: "medium",
	requirements: "Hỏi lại nhu cầu",
};

const read = (text: string, columns: string[] = []) => judge(readSheet(text, columns), defaults);
const fieldsOf = (text: string) => read(text).right.map(({ fields }) => fields);
const head = "Tên khách\tCông ty\tEmail\tSĐT";

test("a real sheet: a title, blank lines, dropped zeros, trailing spaces, lines twice and a total", () => {
	const sheet = [
		"DANH SÁCH KHÁCH HÀNG 2026\t\t\t\t\t",
		"",
		`${head}\tNgày hẹn\tMức độ gấp`,
		"Nguyễn Thu Hà \tCty Gỗ Minh Phát\tha@minhphat.vn\t912345678\t20/11/2099\tCao",
		"\t\t\t\t\t",
		"\tXưởng Dệt Phú Mỹ\t\t2838234567\t\t",
		"Nguyễn Thu Hà\tCty Gỗ Minh Phát\tha@minhphat.vn\t0912 345 678\t20/11/2099\tcao",
		"Lê Văn Tám\t\t-\t0987.654.321\t\t",
		"Tổng cộng\t3\t\t\t\t",
	].join("\r\n");
	const { right, wrong, left } = read(sheet);
	expect(wrong).toEqual([]);
	expect(left).toBe(2);
	expect(right).toMatchObject([
		{
			number: 4,
			followUpOn: "2099-11-20",
			fields: {
				...defaults,
				customerName: "Nguyễn Thu Hà",
				companyName: "Cty Gỗ Minh Phát",
				customerEmail: "ha@minhphat.vn",
				customerPhone: "0912345678",
				urgency: "high",
			},
		},
		{
			number: 6,
			fields: {
				customerName: "Xưởng Dệt Phú Mỹ",
				companyName: "Xưởng Dệt Phú Mỹ",
				customerEmail: "",
				customerPhone: "02838234567",
			},
		},
		{ number: 8, fields: { customerName: "Lê Văn Tám", customerEmail: "", urgency: "medium" } },
	]);
});

test("what is wrong is told cell by cell, and comes back as cells without a formula", () => {
	const sheet = [
		`${head}\tNgày hẹn\tMức độ gấp`,
		"Hà\tGỗ\tha@minhphat\t0912345678\t31/02/2099\tngay",
		"Lan\tGỗ\t\t\t\t",
		"Mai\tGỗ\t\t9.12E+08\t\t",
		"=1+1\tGỗ\t\t12 34\t\t",
		"Nam\tGỗ\tnam@go.vn\t\t01/02/2020\t",
	].join("\n");
	const { right, wrong } = read(sheet);
	expect(right).toEqual([]);
	expect(
		wrong.map(({ number, faults }) => [number, faults.map(({ field, code }) => `${field} ${code}`)]),
	).toEqual([
		[2, ["customerEmail emailInvalid", "urgency choiceInvalid", "followUpOn dayInvalid"]],
		[3, ["contact contactMissing"]],
		[4, ["customerPhone numberCut"]],
		[5, ["contact contactMissing"]],
		[6, ["followUpOn dayPast"]],
	]);
	const back = asCells(readSheet(sheet, []).headings, wrong);
	expect(back).toContain(`"'=1+1"\tGỗ`);
	expect(read(back).wrong.map(({ faults }) => faults)).toEqual(wrong.map(({ faults }) => faults));
});

test.each([
	["semicolons, a byte order mark and quotes", '\uFEFFTên;Email\r\n"Hà ""Gỗ""; Phát";ha@go.vn'],
	["commas", 'Tên,Email\n"Hà ""Gỗ""; Phát",ha@go.vn\n'],
	["tabs, and a quotation mark that is text", 'Tên\tEmail\n"Hà" "Gỗ"; Phát\tha@go.vn', '"Hà" "Gỗ"; Phát'],
	["decomposed letters", 'Họ và tên;Email\n"Hà ""Gỗ""; Phát";ha@go.vn'.normalize("NFD")],
])("%s are read", (_what, sheet, customerName = 'Hà "Gỗ"; Phát') => {
	expect(fieldsOf(sheet)).toMatchObject([{ customerName, customerEmail: "ha@go.vn" }]);
});

test("a file in UTF-8, UTF-16 or the Windows code page of Vietnam reads alike", () => {
	const text = "Tên khách;Email\r\nHuệ;hue@go.vn";
	// `ê` is 0xEA there, and the dot below it 0xF2.
	const windows = Buffer.from("T\xean kh\xe1ch;Email\r\nHu\xea\xf2;hue@go.vn", "latin1");
	const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")]);
	for (const bytes of [windows, utf16, Buffer.from(text)]) {
		expect(fieldsOf(decodeSheet(bytes))).toMatchObject([{ customerName: "Huệ" }]);
	}
});

test("columns are what somebody has chosen, where their headings say nothing", () => {
	const sheet = "A\tB\nHà\tha@go.vn";
	expect(read(sheet).right).toEqual([]);
	expect(readSheet(sheet, ["customerName", "customerEmail"]).columns).toEqual([
		"customerName",
		"customerEmail",
	]);
	expect(read(sheet, ["customerName", "customerEmail"]).right).toMatchObject([
		{ fields: { customerName: "Hà", customerEmail: "ha@go.vn" } },
	]);
});

test("what our own file has guarded comes back as it was, and a formula stays text", () => {
	const columns = ["customerName", "customerPhone", "employeeCount", "notes"];
	const line =
		csvLine(["=Hà", "0912345678", "1-10", "-5%"], ";") + csvLine(["'Hà'", "0987654321", "45", "@x"], ";");
	expect(read(`customerName;customerPhone;employeeCount;notes\n${line}`, columns).right).toMatchObject([
		{ fields: { customerName: "=Hà", customerPhone: "0912345678", employeeCount: "1-10", notes: "-5%" } },
		{ fields: { customerName: "'Hà'", employeeCount: "11-50", notes: "@x" } },
	]);
});
