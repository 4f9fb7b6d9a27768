import { domainToASCII } from "node:url";
import { parseWithZod } from "@conform-to/zod/v4";
import { expect, test } from "vitest";
import { normaliseEmail, shownEmail } from "#models/contact/email.server.ts";
import { maxLength } from "#models/limits.ts";
import { email, optionalText, requiredText } from "./fields.ts";
import { z } from "./zod.ts";

const schema = z.object({
	name: requiredText("nameRequired", maxLength.name),
	email: email(),
	phone: optionalText(maxLength.choice),
});
const errorOf = (field: string, typed: string) => {
	const fields = { name: "Hà", email: "ha@minhphat.vn", [field]: typed };
	return parseWithZod(new URLSearchParams(fields), { schema }).reply().error?.[field]?.[0];
};

const minhPhat = "ha@xn--minhpht-mwa.vn";

test.each([
	["\u00a0ha@minhphat.vn\u200b", "ha@minhphat.vn"],
	["\ufeff\u202aha@minhphat.vn\u202c ", "ha@minhphat.vn"],
	["\uff48\uff41\uff20\uff4d\uff49\uff4e\uff48\uff0e\uff56\uff4e", "ha@minh.vn"],
	["ha@minhphat\u3002vn", "ha@minhphat.vn"],
	["ha@minhphát.vn", minhPhat],
	["ha@minhphát.vn".normalize("NFD"), minhPhat],
	["Ha@MINHPHÁT.VN", "Ha@xn--minhpht-mwa.vn"],
	[minhPhat, minhPhat],
	["ha@例子.公司", "ha@xn--fsqu00a.xn--55qx5d"],
	["ha@xn--fsqu00a.xn--55qx5d", "ha@xn--fsqu00a.xn--55qx5d"],
	["ha@пример.рф", "ha@xn--e1afmkfd.xn--p1ai"],
	["ha@stra\u00dfe.de", "ha@xn--strae-oqa.de"],
])("%j is the address %s", (typed, stored) => {
	expect(schema.shape.email.parse(typed)).toBe(stored);
	expect(normaliseEmail(typed)).toBe(stored.toLowerCase());
	expect(domainToASCII(typed.normalize("NFKC").replace(/^.*@|[\s\p{Cf}]+$/gu, ""))).toBe(
		stored.replace(/.*@/, ""),
	);
});

test.each([
	"Hà <ha@minhphat.vn>",
	'"Nguyễn Thu Hà" <ha@minhphat.vn>;',
	"<ha@minhphat.vn>",
	"mailto:ha@minhphat.vn",
	"Email: ha@minhphat.vn,",
	"ha@minhphat.vn;",
])("%j means ha@minhphat.vn", (typed) => {
	expect(schema.shape.email.parse(typed)).toBe("ha@minhphat.vn");
	expect(normaliseEmail(typed)).toBe("ha@minhphat.vn");
});

test.each([
	[minhPhat, "ha@minhphát.vn"],
	["HA@minhphat.vn", "HA@minhphat.vn"],
	["ha@xn--fsqu00a.xn--55qx5d", "ha@例子.公司"],
	["ha@xn--e1afmkfd.xn--p1ai", "ha@пример.рф"],
	["a@xn--q1a.vn", "a@xn--q1a.vn"],
	["a@xn--pypal-4ve.vn", "a@xn--pypal-4ve.vn"],
	["a@xn--.vn", "a@xn--.vn"],
	["(unknown)", "(unknown)"],
	["", ""],
])("%s is shown as %s", (stored, shown) => expect(shownEmail(stored)).toBe(shown));

test.each(["ha@minhphat.vn", "HA.thu+kho@mail.minh-phat.com.vn", "a@b.vn", "o'hara!#$%&*/=?^_`{|}~-@x1.vn"])(
	"%s is an address",
	(typed) => expect(errorOf("email", typed)).toBeUndefined(),
);

test.each(["", " ", "\u200b", "\u00a0\ufeff"])("%j is no address yet", (typed) =>
	expect(errorOf("email", typed)).toBe("emailRequired"),
);

test.each([
	"a..b@c.vn",
	".a@c.vn",
	"a.@c.vn",
	"a@.c.vn",
	"a@c..vn",
	"a@c.vn.",
	"a@-c.vn",
	"a@c-.vn",
	"a@b.-c.vn",
	"a@c.v",
	"a@c.v1",
	"a@c",
	"a b@c.vn",
	"a@b@c.vn",
	"b\u0131nh@c.vn",
	"a@\u0441.vn",
	"a\u200b@c.vn",
	"a@b\u200bc.vn",
	"a@p\u0430ypal.vn",
	"a@\u0430\u0440\u0440\u04cf\u0435.com",
	"a@\u03bf\u03c1.gr",
	"a@\u0131bm.vn",
	"a@c.\u4e2d",
	"a@\u2603.vn",
	"a@xn--.vn/",
	"a@đ.vn:80",
	"a@đ@c.vn",
	"\u0111@c.vn",
])("%s is none", (typed) => expect(errorOf("email", typed)).toBe("emailInvalid"));

test.each([
	"\u200b",
	" \u200b \ufeff ",
	"\u00ad",
	"\u2060\u200d",
	"\u202e",
	"\u3164",
	"\u2800",
	"\u0301",
	"\ufe0f",
	"\u00a0",
	"\u{e0041}",
])("%j is nothing that one could see", (typed) => expect(errorOf("name", typed)).toBe("nameRequired"));

test.each(["Hà", "李", "?", "👩‍🌾", "Ha\u0300", "0", "\u200bHà"])("%j is", (typed) =>
	expect(errorOf("name", typed)).toBeUndefined(),
);

test.each([
	["\u202eelpmaxe.kcatta\u202c", "elpmaxe.kcatta"],
	["\u2066Hà\u2069\u200f", "Hà"],
	["\u061cL\u200eê", "Lê"],
	["👩‍🌾", "👩‍🌾"],
	["نام\u200cها", "نام\u200cها"],
])("of %j the signs are dropped that turn text around, and no others", (typed, stored) => {
	expect(schema.shape.name.parse(typed)).toBe(stored);
	expect(schema.shape.phone.parse(typed)).toBe(stored);
});

test("a form counts characters as the models do", () => {
	const { name } = maxLength;
	expect(errorOf("name", "x".repeat(name))).toBeUndefined();
	expect(errorOf("name", "x".repeat(name + 1))).toBe(`tooLong:${name}`);
	expect(errorOf("name", "🌾".repeat(name / 2))).toBeUndefined();
	expect(errorOf("name", "🌾".repeat(name / 2 + 1))).toBe(`tooLong:${name}`);
	expect(errorOf("phone", "🌾".repeat(maxLength.choice / 2 + 1))).toBe(`tooLong:${maxLength.choice}`);
});
