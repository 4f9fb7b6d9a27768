import { describe, expect, test, vi } from "vitest";
import { guidePath, guides } from "#app/content/guides.ts";
import * as owner from "#app/content/owner.ts";
import { text } from "#app/server/i18n.server.ts";
import { type Language, languages } from "#models/language.ts";
import { search } from "./search.ts";

const find = (query: string, language: Language = "vi") =>
	search(query, {
		docs: text(language, "docs"),
		guides: text(language, "guides"),
		faq: text(language, "faq"),
	});
const titles = (query: string, language?: Language) => find(query, language).map(({ title }) => title);

describe("Vietnamese", () => {
	test.each(["tồn kho", "TON KHO", "  ton   kho ", "kho tồn"])("%j finds the guides about stock", (query) => {
		expect(titles(query)).toContain("Cảnh báo sắp hết hàng");
	});

	test("đ is found as d", () => {
		expect(titles("don hang xuat khau")).toEqual(titles("đơn hàng xuất khẩu"));
		expect(titles("don hang xuat khau")[0]).toBe("Đơn hàng xuất khẩu");
	});

	test("a short word is found as a word, a longer one by its beginning too", () => {
		const found = find("kho");
		expect(found.length).toBeGreaterThan(3);
		for (const { title, text } of found) expect(`${title} ${text} Mua hàng và kho`).toMatch(/\bkho\b/iu);
		expect(titles("exce")).toEqual(titles("excel"));
	});

	test("guides are found by the name of their group", () => {
		expect(titles("ke toan")).toContain("Khóa sổ cuối tháng");
	});

	test("words in a row, and words in the title, leave out what has them by chance", () => {
		for (const { title, text } of find("hóa đơn"))
			expect(`${title} ${text}`.toLowerCase()).toContain("hóa đơn");
		// `chuyển khoản, ... số tiền` has the same letters.
		expect(titles("khoa so")).not.toContain("Bán tại quầy và chốt ca");
	});

	test.each([
		["hoàn tiền", "Mua rồi mà không hợp thì sao?"],
		["EXPORT", "Đơn hàng xuất khẩu"],
		["chot so thang", "Khóa sổ cuối tháng"],
		["mobile", "Đăng nhập, mật khẩu và điện thoại"],
		["backup", "Sao lưu và lấy dữ liệu ra"],
	])("%j finds what is called otherwise here", (query, title) => {
		expect(titles(query)).toContain(title);
	});

	test("what is called as asked comes before what means the same", () => {
		const asked = titles("quyền");
		expect(asked[0]).toBe("Mời người dùng và phân quyền");
		expect(new Set(asked).size).toBe(asked.length);
	});

	test("a question is answered as on its page, where the owner has confirmed more", async () => {
		const confirmed = vi
			.spyOn(owner, "answeredToday")
			.mockImplementation((items) =>
				items.map(({ id, question }) => ({ id, question, answer: "Đã xác nhận." })),
			);
		// A copy: what has been searched before is kept.
		const guides = { ...text("vi", "guides") };
		const texts = { docs: text("vi", "docs"), guides, faq: text("vi", "faq") };
		const [found] = search("Có nối với ngân hàng không?", texts);
		expect(found).toMatchObject({ path: "/faq#banks", text: "Đã xác nhận." });
		confirmed.mockRestore();
	});

	test("questions are found too, by their answers", () => {
		expect(find("máy chủ").map(({ path }) => path)).toContain("/faq#server");
	});

	test("the sentence shown is the one that says it", () => {
		expect(find("hao hut cho phep")[0]?.text).toBe("Nhập hao hụt cho phép của từng vật tư.");
	});

	test.each(["", " ", "?!", "không-có-từ-này-đâu", "tàu vũ trụ"])("%j finds nothing", (query) => {
		expect(titles(query)).toEqual([]);
	});
});

/** What people type, and the guide that comes first. */
const asked: Record<Language, [query: string, guide: keyof typeof guides][]> = {
	vi: [
		["làm sao khóa sổ tháng", "closing"],
		["quên mật khẩu", "signIn"],
		["phan quyen", "people"],
		["hoa don", "invoices"],
		["xin nghỉ", "leave"],
		["BOM", "recipe"],
	],
	en: [
		["how do I close the month", "closing"],
		["sales invoices", "invoices"],
		["forgot password", "signIn"],
		["roles", "people"],
		["back up", "backup"],
		["pay slip", "payroll"],
	],
	zh: [
		["月末结账", "closing"],
		["怎么月结", "closing"],
		["忘记密码", "signIn"],
		["发票", "invoices"],
		["请假", "leave"],
		["从excel导入", "import"],
	],
	nl: [
		["hoe kan ik een maand afsluiten", "closing"],
		["maand afsluiten", "closing"],
		["wachtwoord vergeten", "signIn"],
		["verlof", "leave"],
		["BTW", "invoices"],
		["loonstrook", "payroll"],
	],
	es: [
		["cómo cerrar el mes", "closing"],
		["contrasena", "signIn"],
		["facturas", "invoices"],
		["nomina", "payroll"],
		["vacaciones", "leave"],
		["inventario", "stockCount"],
	],
};

describe.each(languages)("%s", (language) => {
	test.each(asked[language])("%j finds its guide first", (query, guide) => {
		expect(find(query, language)[0]?.path).toBe(guidePath(guide));
	});

	test("what is offered as often searched finds a guide", () => {
		for (const query of text(language, "docs").search.popular)
			expect(find(query, language)[0]?.source, query).toBe("docs");
	});

	test("a guide is found by its title, first", () => {
		for (const id of Object.keys(guides) as (keyof typeof guides)[]) {
			const { title } = text(language, "guides")[id];
			expect(find(title, language)[0]?.title).toBe(title);
		}
	});
});
