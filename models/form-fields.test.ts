import { readFileSync } from "node:fs";
import { model, Schema } from "mongoose";
import { expect, test } from "vitest";
import { pathsOf } from "#models/database/field-paths.server.ts";
import { inquiryFields } from "#models/inquiry/fields.ts";
import { allRequestFields } from "#models/request/fields.ts";

test("the page for who answers for data protection names every field that a form asks for", () => {
	const page = readFileSync(new URL("../docs/data-protection.md", import.meta.url), "utf8");
	const named = Object.keys({ ...allRequestFields, ...inquiryFields });
	expect(named.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

test("a whole number is stored only as one, within its bounds", async () => {
	const paths = pathsOf({ count: { kind: "wholeNumber", least: 0, most: 99 } });
	const Counted = model("Counted", new Schema(paths));
	for (const count of [undefined, 0, 99]) await new Counted({ count }).validate();
	for (const count of [-1, 100, 1.5])
		await expect(new Counted({ count }).validate()).rejects.toThrow("count");
});
