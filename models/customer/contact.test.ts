import { expect, test } from "vitest";
import { env } from "#models/settings/env.server.ts";
import { folded, isTelling } from "./contact.server.ts";

const companyOf = (companyName: string) => folded({ email: "", companyName }).company;
const phoneOf = (phone: string) => folded({ email: "", phone }).phone;

test.each([
	["Công ty TNHH Gỗ Minh Phát", "gỗ minh phát"],
	["CÔNG TY CỔ PHẦN GỖ MINH PHÁT", "Cty TNHH MTV Gỗ Minh Phát"],
	["Doanh nghiệp tư nhân Go Minh Phat", "Go Minh Phat Co., Ltd."],
	["Gỗ Đại Phát", "\uff27ỗ \u00d0ại\u200b Ph\u00adát"],
	["华为技术有限公司", "华为技术股份有限公司"],
	["Minh Phat Co., Ltd.", "Cty Minh Phat"],
	["C.P. Việt Nam", "Công ty CP C.P. Việt Nam"],
])("%s and %s are one company's name", (one, other) => expect(companyOf(one)).toBe(companyOf(other)));

const long =
	"Công ty Cổ phần Thương mại Dịch vụ Xuất nhập khẩu và Đầu tư Phát triển Nông nghiệp Công nghệ cao";

test.each([
	["Công ty Trách nhiệm hữu hạn Một thành viên Gỗ Minh Phát", "Minh Phát"],
	[`${long} An Khang`, `${long} Bình Minh`],
	["Quán Cô Ba", "Quán Ba"],
	["Công ty Bảo Ân", "Công ty Báo An"],
])("%s and %s are two", (one, other) => expect(companyOf(one)).not.toBe(companyOf(other)));

test.each(["Công ty TNHH", "Công ty TNHH MTV", ""])("%j names nobody", (name) =>
	expect(companyOf(name)).toBe(""),
);

test.each([
	["0912 345 678 máy lẻ 12", "0912345678"],
	["01687112233", "0387112233"],
	["+84 987 654 321", "0987654321"],
])("%s is the number %s", (phone, digits) => expect(phoneOf(phone)).toBe(digits));

test.each(["0000000000", "0900 000 000", "0123456789", "0912 345 678", "+84912345678", env.BRAND_PHONE, ""])(
	"%j hints at nobody, as strangers type it",
	(phone) => expect(isTelling(phoneOf(phone))).toBe(false),
);

test.each(["0987000111", "0901 234 876", "02838234567"])("%s hints at whose it is", (phone) =>
	expect(isTelling(phoneOf(phone))).toBe(true),
);
