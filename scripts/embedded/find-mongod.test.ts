import { expect, test } from "vitest";
import { supportedVersion } from "./find-mongod.ts";

test("MongoDB 7 and later is used", () => {
	expect(supportedVersion('db version v8.2.0\nBuild Info: {\n    "version": "8.2.0"\n}')).toBe("8.2.0");
	expect(supportedVersion("db version v10.0.1")).toBe("10.0.1");
});

test.each([["db version v6.0.19"], ["db version v4.4.0"]])("%s is refused", (output) => {
	expect(() => supportedVersion(output)).toThrow(/7 or later is needed/);
});

test("what tells no version is refused", () => {
	expect(() => supportedVersion("Segmentation fault")).toThrow(/does not tell/);
});
