import { expect, test } from "vitest";
import { formatAgo, formatCompactCurrency, formatDeadline, formatMoney, formatSpan } from "./format.ts";

test.each([
	["vi", "100.800.000 ₫", "8,4 triệu ₫"],
	["en", "₫100,800,000", "₫8.4 million"],
	["zh", "100,800,000 ₫", "840 万₫"],
	["nl", "₫ 100.800.000", "₫ 8,4 miljoen"],
	["es", "100.800.000 ₫", "8,4 millones ₫"],
] as const)("in %s a price and its twelfth have the sign in the same place", (language, year, month) => {
	const spaced = (text: string) => text.replace(/\s/g, " ");
	expect(spaced(formatMoney(language, 100_800_000))).toBe(year);
	expect(spaced(formatCompactCurrency(language, 8_400_000))).toBe(month);
});

test("a hundred million is one of its own units in Chinese", () => {
	expect(formatCompactCurrency("zh", 100_800_000)).toBe("1.008\u00a0亿₫");
});

test("a deadline reads well inside a sentence", () => {
	const monday = new Date("2026-11-23T11:00:00+07:00");
	expect(formatDeadline("vi", monday)).toBe("11:00 thứ\u00a0Hai, 23/11");
	expect(formatDeadline("en", monday)).toContain("Monday");
	expect(formatDeadline("zh", monday)).toBe("11月23日星期一 11:00");
});

test("a day of the past reads well inside a sentence", () => {
	const friday = new Date("2026-11-27T09:00:00+07:00");
	const ago = (iso: string) => formatAgo("vi", iso, friday);
	expect(ago("2026-11-27T01:00:00Z")).toBe("hôm nay");
	expect(ago("2026-11-26T16:00:00Z")).toBe("hôm qua");
	expect(ago("2026-11-24T09:00:00Z")).toBe("3 ngày trước");
	expect(formatAgo("en", "2026-11-27T01:00:00Z", friday)).toBe("today");
});

test("a time is told in the units in which people think of it", () => {
	const hours = 60 * 60 * 1000;
	expect(formatSpan("vi", -29 * hours)).toBe("1 ngày 5 giờ");
	expect(formatSpan("vi", 2.25 * hours)).toBe("2 giờ 15 phút");
	expect(formatSpan("en", 24 * hours)).toBe("1 day");
	expect(formatSpan("en", 3.5 * 24 * hours)).toBe("3 days");
	expect(formatSpan("en", 0.5 * hours)).toBe("30 minutes");
	expect(formatSpan("en", 0)).toBe("0 minutes");
});
