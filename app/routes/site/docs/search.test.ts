import { expect, test } from "vitest";
import { text } from "#app/server/i18n.server.ts";
import { search } from "./search.ts";

const docs = text("vi", "docs");
const faq = text("vi", "faq");
const titles = (query: string) => search(query, docs, faq).map(({ title }) => title);

test.each(["tồn kho", "TON KHO", "  ton   kho ", "kho tồn"])("%j finds the topics about stock", (query) => {
	expect(titles(query)).toContain("Mức tồn tối thiểu");
});

test("đ is found as d", () => {
	expect(titles("don hang xuat khau")).toEqual(titles("đơn hàng xuất khẩu"));
	expect(titles("don hang xuat khau")[0]).toBe("Đơn hàng xuất khẩu");
});

test("a short word is found as a word, a longer one by its beginning too", () => {
	const groupOf = (id: string) =>
		docs.index.groups.find(({ topics }) => topics.some((topic) => topic.id === id));
	for (const { id, title, text } of search("kho", docs, faq))
		expect(`${title} ${text} ${groupOf(id)?.heading}`).toMatch(/(?<!\p{L})kho(?!\p{L})/iu);
	expect(titles("exce")).toEqual(titles("excel"));
});

test("topics are found by the name of their group", () => {
	expect(titles("ke toan")).toContain("Khóa sổ cuối tháng");
});

test("words in a row come first", () => {
	const [first] = search("hoa don", docs, faq);
	expect(`${first?.title} ${first?.text}`.toLowerCase()).toContain("hóa đơn");
});

test("titles with the words in a row come first", () => {
	expect(titles("hop dong")[0]).toBe("Hồ sơ và hợp đồng");
});

test.each([
	["hoàn tiền", "Mua rồi mà không hợp thì sao?"],
	["EXPORT", "Đơn hàng xuất khẩu"],
	["chot so thang", "Khóa sổ cuối tháng"],
	["mobile", "Dùng trên điện thoại"],
])("%j finds what is called otherwise here", (query, title) => {
	expect(titles(query)).toContain(title);
});

test("what is called as asked comes before what means the same", () => {
	const asked = titles("quyền");
	expect(asked[0]).toBe("Người dùng và phân quyền");
	expect(new Set(asked).size).toBe(asked.length);
});

test("questions are found too, by their answers", () => {
	expect(search("máy chủ", docs, faq).map(({ source }) => source)).toContain("faq");
});

test("an entry has every word of the query", () => {
	for (const { title, text } of search("hợp đồng", docs, faq)) {
		expect(`${title} ${text}`.toLowerCase()).toMatch(/hợp/);
		expect(`${title} ${text}`.toLowerCase()).toMatch(/đồng/);
	}
});

test.each(["", " ", "?!", "không-có-từ-này-đâu"])("%j finds nothing", (query) => {
	expect(titles(query)).toEqual([]);
});
