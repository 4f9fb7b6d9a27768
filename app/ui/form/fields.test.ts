import { parseWithZod } from "@conform-to/zod/v4";
import { expect, test } from "vitest";
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

test.each(["ha@minhphat.vn", "HA.thu+kho@mail.minh-phat.com.vn", "a@b.vn", "o'hara!#$%&*/=?^_`{|}~-@x1.vn"])(
	"%s is an address",
	(typed) => expect(errorOf("email", typed)).toBeUndefined(),
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
