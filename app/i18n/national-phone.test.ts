import { expect, test } from "vitest";
import { nationalPhone } from "./national-phone.ts";

test.each([
	"0912 345 678",
	"0912.345-678",
	"(0912) 345 678",
	"+84912345678",
	"+84 (0)912 345 678",
	"0084 0912 345 678",
	"０９１２３４５６７８",
])("%j is dialled as 0912345678", (typed) => expect(nationalPhone(typed)).toBe("0912345678"));

test("what is no number stays as it is, to be refused", () => {
	expect(nationalPhone("gọi giờ hành chính")).toBe("gọigiờhànhchính");
});
