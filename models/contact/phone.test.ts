import fc from "fast-check";
import { expect, test } from "vitest";
import { isVietnamese, normalizePhone, phoneParts, tidyPhone } from "./phone.ts";

test.each([
	"0912 345 678",
	"0912.345-678",
	"0912–345—678",
	"0912\u00a0345\u2011678",
	"\u202d0912 345 678\u202c",
	"(0912) 345 678",
	"+84912345678",
	"+84 (0)912 345 678",
	"0084 0912 345 678",
	"84912345678",
	"84 0912 345 678",
	"(84) 912 345 678",
	"(+84) 912 345 678",
	"０９１２３４５６７８",
	"0912345678,",
	"0912 345 678;",
	"sdt: 0912345678",
	"SĐT 0912.345.678",
	"Điện thoại: (+84) 912 345 678.",
	"tel:+84912345678",
	"＋８４　９１２－３４５－６７８",
])("%j is dialled as 0912345678", (typed) => expect(normalizePhone(typed)).toBe("0912345678"));

test.each([
	["+84 28 3823 4567", "02838234567"],
	["842838234567", "02838234567"],
	["8412345678", "8412345678"],
	["+31 6 12345678", "+31612345678"],
	["0031 6 12345678", "+31612345678"],
	["+1 (415) 555–2671", "+14155552671"],
	["0000000000", "0000000000"],
	["1900 0000", "19000000"],
])("%j is dialled as %s", (typed, dialled) => expect(normalizePhone(typed)).toBe(dialled));

test.each([
	["0912 345 678 (Zalo)", "0912345678", "(Zalo)"],
	["028 3823 4567 máy lẻ 12", "02838234567", "máy lẻ 12"],
	["+84 28 3823 4567, ext. 12", "02838234567", "ext. 12"],
	["028 3823 4567 - số nội bộ 12", "02838234567", "số nội bộ 12"],
	["028 3823 4567 #12", "02838234567", "#12"],
	["(028) 3823-4567 (chị Hà, sau 17h)", "02838234567", "(chị Hà, sau 17h)"],
	["０９１２　３４５　６７８（Ｚａｌｏ）", "0912345678", "(Zalo)"],
	["0912345678/Zalo", "0912345678", "Zalo"],
	["+31 6 12345678 WhatsApp", "+31612345678", "WhatsApp"],
	["0912 345 678 hoặc 0987 654 321", "0912345678", "hoặc 0987 654 321"],
])("%j is dialled as %s, and %s is kept", (typed, number, words) => {
	expect(normalizePhone(typed)).toBe(number);
	expect(tidyPhone(typed)).toBe(`${number} ${words}`);
	expect(tidyPhone(tidyPhone(typed))).toBe(`${number} ${words}`);
});

test.each(["0912345678x", "gọi 0912345678", "0912 345 678 ; 0987 654 321", "12 giờ trưa", "2026 gọi lại"])(
	"%j is no number with words behind it",
	(typed) => expect(phoneParts(typed)).toEqual({ number: typed, words: "" }),
);

test("what is no number stays as it is, to be refused", () => {
	expect(normalizePhone("gọi giờ hành chính")).toBe("gọigiờhànhchính");
});

const digits = (length: number) =>
	fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: length, maxLength: length });
/** Mobile numbers and landlines: nine or ten digits behind the zero, the first of which is none. */
const behindZero = fc
	.tuple(fc.constantFrom(..."2356789"), fc.constantFrom(8, 9).chain(digits))
	.map((parts) => parts.join(""));
const before = fc.constantFrom(
	"0",
	"+84",
	"+840",
	"84",
	"840",
	"(84)",
	"(+84) ",
	"+84 (0)",
	"0084",
	"0084 0",
);
const between = fc.array(fc.constantFrom("", "", " ", ".", "-", "–", "\u00a0", "\u2011", " - ", "\u200b"), {
	minLength: 10,
	maxLength: 10,
});
const wide = (text: string) =>
	text.replace(/[0-9+]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

test("a number of Vietnam is the same number in whatever spelling", () => {
	fc.assert(
		fc.property(before, behindZero, between, fc.boolean(), (start, number, gaps, isWide) => {
			const spelt = start + [...number].map((digit, index) => (gaps[index] ?? "") + digit).join("");
			const dialled = normalizePhone(isWide ? wide(spelt) : spelt);
			expect(dialled).toBe(`0${number}`);
			expect(isVietnamese(dialled)).toBe(true);
			expect(normalizePhone(dialled)).toBe(dialled);
		}),
	);
});

test("whatever is typed, spelling it once more changes nothing", () => {
	fc.assert(
		fc.property(fc.string({ unit: fc.constantFrom(..."0123456789+84 .-()–") }), (typed) => {
			const dialled = normalizePhone(typed);
			if (isVietnamese(dialled) || /^\+\d{7,15}$/.test(dialled))
				expect(normalizePhone(dialled)).toBe(dialled);
		}),
	);
});
