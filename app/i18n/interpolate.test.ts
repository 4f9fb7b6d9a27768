import { expect, test } from "vitest";
import { interpolate } from "./interpolate.ts";

test("a name that runs from right to left moves no word of the sentence around it", () => {
	const sentence = "{{name}} · {{hours}}: {{missing}}";
	expect(interpolate(sentence, { name: "משה", hours: 3 })).toBe("\u2068משה\u2069 · 3: {{missing}}");
	expect(interpolate(sentence, () => "Đặng Thị Thu Hà 李")).not.toMatch(/[\u2068\u2069]/);
});
