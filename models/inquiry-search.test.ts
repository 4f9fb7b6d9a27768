import { expect, test } from "vitest";
import { companyKeyOf, searchedKeysOf, searchKeysOf } from "./inquiry-search.ts";

const inquiry = {
	customerName: "Đặng Thị Thu Hà",
	companyName: "Công ty TNHH Gỗ Minh Phát",
	customerEmail: "Ha.Dang@minhphat.example",
	customerPhone: "+84 912.345.678",
};

const finds = (typed: string, changes: Partial<typeof inquiry> = {}) => {
	const keys = new Set(searchKeysOf({ ...inquiry, ...changes }));
	return searchedKeysOf(typed)?.every((key) => keys.has(key)) ?? "everything";
};

test.each([
	"Đặng Thị Thu Hà",
	"dang thu ha",
	"DANG",
	"đặn",
	"hà đặng",
	"go minh",
	"Gỗ",
	"minh pha",
	"ha.dang@minhphat.example",
	"ha.dang@minh",
	"minhphat",
	"công ty gỗ minh phát",
	"Dang Thu Ha (minhphat)",
	"Đặng".normalize("NFD"),
])("%j finds the inquiry", (typed) => expect(finds(typed)).toBe(true));

test.each([
	"0912345678",
	"0912 345 678",
	"0912.345.678",
	"+84912345678",
	"+84 912 345 678",
	"84912345678",
	"(0912) 345-678",
	"091234",
	"Hà 0912 345 678",
])("the phone number is found as %j", (typed) => expect(finds(typed)).toBe(true));

test.each(["0912 345 678", "0912345678", "84912345678", "(+84) 912-345-678", "0084 912 345 678"])(
	"a number written as %j is found in its plain spelling",
	(customerPhone) => expect(finds("0912345678", { customerPhone })).toBe(true),
);

test.each(["nguyen", "hung phat", "0987654321", "dang nguyen", "inh", "345678", "đặ", "ha.dang@other"])(
	"%j does not find it",
	(typed) => expect(finds(typed)).toBe(false),
);

test.each(["", "   ", "?!", "công ty", "CÔNG TY TNHH"])("%j asks for nothing in particular", (typed) =>
	expect(searchedKeysOf(typed)).toBeNull(),
);

test("an inquiry has few keys, whatever is written into it", () => {
	expect(searchKeysOf(inquiry).length).toBeLessThan(35);
	const longest = searchKeysOf({ ...inquiry, companyName: "x".repeat(200) });
	expect(Math.max(...longest.map((key) => key.length))).toBe(16);
	expect(searchedKeysOf("một ".repeat(3000))).toEqual(["mot"]);
	expect(searchedKeysOf(Array.from({ length: 100 }, (_, index) => `a${index}`).join(" "))).toHaveLength(8);
});

test("a missing phone number is no key", () => {
	expect(searchKeysOf({ ...inquiry, customerPhone: undefined }).some((key) => /\d/.test(key))).toBe(false);
});

test("companies sort without regard to case, marks and signs", () => {
	const names = ["Ánh Dương", "an bình", "Đại Lộc", '"Dệt" Kim', "Bảo An"];
	expect(names.map(companyKeyOf).sort()).toEqual(["an binh", "anh duong", "bao an", "dai loc", "det kim"]);
});
