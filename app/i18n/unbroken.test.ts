import { expect, test } from "vitest";
import { unbroken } from "./unbroken.ts";

test.each([
	["hoàn phí trong 90 ngày đầu", "hoàn phí trong 90_ngày đầu"],
	["Gọi 1900 0000, 028 1234 5678.", "Gọi 1900_0000, 028_1234_5678."],
	["2\u20114 tuần, 15+ kỹ sư, 30% năm đầu", "2\u20114_tuần, 15+_kỹ sư, 30% năm đầu"],
	["Thứ Hai đến thứ Sáu, theo thứ tự", "Thứ_Hai đến thứ_Sáu, theo thứ tự"],
	["试用 10 天", "试用 10_天"],
	["Tổng {{years}} năm của {{brand}} và 3 (ba)", "Tổng {{years}}_năm của {{brand}} và 3 (ba)"],
])("%s", (text, kept) => {
	expect(unbroken({ items: [text] })).toEqual({ items: [kept.replaceAll("_", "\u00a0")] });
});
