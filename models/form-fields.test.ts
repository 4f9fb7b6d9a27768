import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inquiryFields } from "#models/inquiry/fields.ts";
import { allRequestFields } from "#models/request/fields.ts";

test("the page for who answers for data protection names every field that a form asks for", () => {
	const page = readFileSync(new URL("../docs/data-protection.md", import.meta.url), "utf8");
	const named = Object.keys({ ...allRequestFields, ...inquiryFields });
	expect(named.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});
