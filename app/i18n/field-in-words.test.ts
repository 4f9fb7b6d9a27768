import { expect, test } from "vitest";
import { fieldInWords } from "./field-in-words.ts";

test("a choice is told by its label", () => {
	const field = { kind: "choice", options: ["Excel"] } as const;
	expect(fieldInWords("vi", field, "Excel", { Excel: "Bảng tính" })).toBe("Bảng tính");
});

test.each(["constructor", "__proto__", "toString"])("what somebody typed is told as typed: %s", (typed) => {
	expect(fieldInWords("vi", { kind: "text", max: 100 }, typed)).toBe(typed);
});
