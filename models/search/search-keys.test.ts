import { expect, test } from "vitest";
import { companyKeyOf, searchedKeysOf, searchKeysOf } from "./search-keys.ts";

const inquiry = {
	customerName: "Đặng Thị Thu Hà",
	companyName: "Công ty TNHH Gỗ Minh Phát",
	customerEmail: "Ha.Dang@minhphat.example",
	customerPhone: "+84 912.345.678",
};

const finds = (typed: string, changes: Partial<typeof inquiry> = {}) => {
	const searchKeys = searchKeysOf({ ...inquiry, ...changes });
	const typedKeys = searchedKeysOf(typed);
	if (!typedKeys) return "everything";
	return typedKeys.every((key) => searchKeys.includes(key));
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
	"minhphat.example",
	"@minhphat.example",
	"dang minhphat.example",
	"công ty gỗ minh phát",
	"Dang Thu Ha (minhphat)",
	"Đặng".normalize("NFD"),
	"minh minhphat",
	"minhphat minh pha",
	"dan ha thu",
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
	"678",
	"5678",
	"345678",
	"345 678",
	"5.678",
	"345-678",
	"12345678",
	"912345678",
	"912 345 678",
	"Hà 5678",
	"minh hà 678",
])("the phone number is found as %j", (typed) => expect(finds(typed)).toBe(true));

test.each([
	"0912 345 678",
	"0912345678",
	"84912345678",
	"(+84) 912-345-678",
	"+84 (0)912 345 678",
	"0084 912 345 678",
	"0912 345 678 (Zalo)",
	"0912 345 678, ext. 12",
])("a number written as %j is found in its plain spelling", (customerPhone) =>
	expect(finds("0912345678", { customerPhone })).toBe(true),
);

test.each(["may 10", "0912345678", "0912345678@gmail.com"])(
	"%j is found where a company's name ends in a number and the address begins with one",
	(typed) => {
		const changes = {
			companyName: "Công ty May 10",
			customerEmail: "0912345678@gmail.com",
			customerPhone: "",
		};
		expect(finds(typed, changes)).toBe(true);
	},
);

test.each([
	"nguyen",
	"hung phat",
	"0987654321",
	"dang nguyen",
	"inh",
	"34567",
	"78",
	"đặ",
	"ha.dang@other",
	"minhphat.vn",
	"Hà 5679",
])("%j does not find it", (typed) => expect(finds(typed)).toBe(false));

test.each(["Ý", "ý", "Y", "nguyễn ý", "Nguyễn Thị Ý", "y nguyen", "Ý 5678"])(
	"a name of one letter is found as %j",
	(typed) => expect(finds(typed, { customerName: "Nguyễn Thị Ý" })).toBe(true),
);

test.each(["nguyễn y", "Nguyễn Y.", "y nguyễn", "nguyen ye", "minh phát y"])(
	"Nguyễn Thị Yến is found as %j",
	(typed) => expect(finds(typed, { customerName: "Nguyễn Thị Yến" })).toBe(true),
);

test.each([
	["Eth for Đ", "\u00d0\u1eb7ng Th\u1ecb Thu H\u00e0"],
	["African D", "\u0189\u1eb7ng Th\u1ecb Thu H\u00e0"],
	["a combining stroke", "D\u0335\u1eb7ng Th\u1ecb Thu H\u00e0"],
	["decomposed letters", "Đặng Thị Thu Hà".normalize("NFD")],
	["full-width letters", "\uff24\uff41\uff4e\uff47 Th\u1ecb Thu \uff28\uff41"],
	["mathematical letters", "\u{1d403}\u{1d41a}\u{1d427}\u{1d420} Th\u1ecb Thu H\u00e0"],
	["dotless i", "Đặng Th\u0131\u0323 Thu Hà"],
	["a soft hyphen", "Đặ\u00adng Thị Thu Hà"],
	["a zero-width space", "Đặ\u200bng Thị Thu Hà"],
	["direction signs", "\u202eĐặng\u202c Thị Thu \u2066Hà\u2069"],
	["a filler", "Đặ\u3164ng Thị Thu Hà"],
	["no-break spaces", "Đặng\u00a0Thị\u202fThu\u3000Hà"],
])("a name with %s is found, and finds", (_, customerName) => {
	expect(finds("Đặng Thị Hà", { customerName })).toBe(true);
	expect(finds(customerName)).toBe(true);
	expect(companyKeyOf(customerName)).toBe("dang thi thu ha");
});

test.each(["ha@minhphát.vn", "minhphát.vn", "minhphat", "ha@xn--minhpht-mwa.vn"])(
	"an address in an international domain is found as %s",
	(typed) => expect(finds(typed, { customerEmail: "ha@xn--minhpht-mwa.vn", companyName: "Gỗ" })).toBe(true),
);

test("a number in full-width digits is found, and finds", () => {
	expect(finds("\uff10\uff19\uff11\uff12 345 678")).toBe(true);
	expect(finds("\uff16\uff17\uff18")).toBe(true);
	expect(finds("0912345678", { customerName: "Hà \uff10\uff19\uff11\uff12345678", customerPhone: "" })).toBe(
		true,
	);
});

const chinese = {
	customerName: "王小明",
	companyName: "深圳市华为技术有限公司",
	customerEmail: "wang@huawei.example",
};

test.each([
	..."王小明 王小 小明 王明 王 华为 技术 深圳市华为 术有 有限 限公 有限公司 深圳市华为技术有限公司".split(
		" ",
	),
	"小明 华为",
	"华为 wang",
])("a name without spaces is found as %s", (typed) => expect(finds(typed, chinese)).toBe(true));

test.each(["明小", "为华", "李小明", "华技术", "小红"])("but not as %s", (typed) =>
	expect(finds(typed, chinese)).toBe(false),
);

test.each([
	["김민수", "민수"],
	["やまだたろう", "たろ"],
	["株式会社スター電機", "スター"],
	["株式会社ｽﾀｰ電機", "スター"],
	["ABC科技集团", "科技"],
	["ABC科技集团", "abc"],
	["𠮷野家", "𠮷野"],
])("%s is found as %s", (companyName, typed) => expect(finds(typed, { companyName })).toBe(true));

test("a name without spaces costs one key for each two neighbours", () => {
	const keys = searchKeysOf({ ...inquiry, ...chinese }).filter((key) => /\p{sc=Han}/u.test(key));
	expect(keys.filter((key) => !key.includes(":"))).toHaveLength(2 + 2 + 10);
});

test("two words that begin alike are found together", () => {
	expect(finds("minhphat minhduc", { companyName: "Minhphat Minhduc" })).toBe(true);
});

test.each([
	["Kho 07145a63", "kho 07145a63"],
	["Xưởng 360fit", "360fit xuong"],
	["24h Sửa khóa", "sua 24h"],
])("%s, in which a word begins with digits, is found as %s", (customerName, typed) =>
	expect(finds(typed, { customerName })).toBe(true),
);

test("a number of another country is found by its last digits and in each spelling", () => {
	for (const typed of ["+31 6 12345678", "0031612345678", "12345678", "345 678", "612345678"]) {
		expect(finds(typed, { customerPhone: "+31612345678" }), typed).toBe(true);
	}
});

test.each(["", "   ", "?!"])("%j asks for nothing in particular", (typed) =>
	expect(searchedKeysOf(typed)).toBeNull(),
);

test("an inquiry has few keys, whatever is written into it", () => {
	expect(searchKeysOf(inquiry).length).toBeLessThan(50);
	const longest = searchKeysOf({ ...inquiry, companyName: "x".repeat(200) });
	expect(Math.max(...longest.map((key) => key.length))).toBe(16);
	expect(searchedKeysOf("một ".repeat(3000))).toEqual(["mot"]);
	expect(searchedKeysOf(Array.from({ length: 100 }, (_, index) => `a${index}`).join(" "))).toHaveLength(8);
});

test("a missing phone number is no key", () => {
	const keys = searchKeysOf({ ...inquiry, customerPhone: undefined });
	expect(keys.some((key) => /\d/.test(key))).toBe(false);
});

test("companies sort without regard to case, marks and signs", () => {
	const names = ["Ánh Dương", "an bình", "Đại Lộc", '"Dệt" Kim', "Bảo An"];
	expect(names.map(companyKeyOf).sort()).toEqual(["an binh", "anh duong", "bao an", "dai loc", "det kim"]);
});

const changed = [
	...["0120 070", "0121 079", "0122 077", "0126 076", "0128 078", "0123 083", "0124 084", "0125 085"],
	...["0127 081", "0129 082", "0162 032", "0163 033", "0164 034", "0165 035", "0166 036", "0167 037"],
	...["0168 038", "0169 039", "0186 056", "0188 058", "0199 059"],
].map((prefixes) => prefixes.split(" ").map((prefix) => `${prefix}7112233`) as [string, string]);

test.each(changed)("%s finds %s and is found by it", (before, since) => {
	expect(finds(before, { customerPhone: since })).toBe(true);
	expect(finds(since, { customerPhone: before })).toBe(true);
});

test.each(["TNHH", "CP", "Công ty", "cong ty tnhh mtv"])("%j does not find everything", (typed) =>
	expect(finds(typed)).toBe(false),
);

test.each(["CP", "C.P.", "c.p. việt nam", "cp viet nam", "Công ty CP Việt Nam"])(
	"C.P. Việt Nam is found as %j",
	(typed) => expect(finds(typed, { companyName: "Công ty Cổ phần Chăn nuôi C.P. Việt Nam" })).toBe(true),
);
