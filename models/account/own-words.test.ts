import { expect, test } from "vitest";
import { isMadeOf } from "./own-words.ts";

const known = ["Mây ERP", "Trần Văn Bình", "binh.tran1990@congty.vn"];

test.each([
	"mayerp",
	"MayERP2026",
	"Mây ERP 2026!",
	"m@y3rp123456",
	"M4y-3RP",
	"mayerpmayerp",
	"12345678mayerp",
	"tranvanbinh",
	"Bình1990",
	"binh.tran",
	"B1nhTr4n!!",
	"binhbinh2026",
	"tran1990binh",
	"congty2026",
	"CongTy@123",
	"may_erp_congty",
	"binhabc123",
])("%s is made of what is known", (password) => {
	expect(isMadeOf(password, known)).toBe(true);
});

test.each([
	"mot-mat-khau-dai-2026",
	"xuong go binh minh",
	"mayerp la ngua con cua toi",
	"nắng vàng trên Bình Thạnh",
	"correct horse battery",
	"7x!kQ2p9",
	"vanchuyenhangnhanh",
	"20262027202820",
	"🙈🙉🙊mayerp hoa xuan",
	"🙈🙉🙊🙈🙉🙊",
])("%s is not", (password) => {
	expect(isMadeOf(password, known)).toBe(false);
});

test.each<[string, string[]]>([
	["lean2026", ["Lê An"]],
	["LEAN!!!", ["an.le@x.vn", "Lê An"]],
])("%s of short words together is, with %j", (password, texts) => {
	expect(isMadeOf(password, texts)).toBe(true);
});

test("single short words, and texts without any, are no reason", () => {
	expect(isMadeOf("an2026le", ["Lê An"])).toBe(false);
	expect(isMadeOf("123456", ["", "@", "--"])).toBe(false);
});
