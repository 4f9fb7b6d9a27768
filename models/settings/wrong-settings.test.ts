import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { exitCodeOf, WrongSettings } from "./wrong-settings.ts";

test("what only a person can mend ends with the one code after which systemd does not start again", async () => {
	const unit = await readFile("docs/run/may-erp@.service", "utf8");
	const [, prevented] = /^RestartPreventExitStatus=(\d+)$/m.exec(unit) ?? [];
	expect(exitCodeOf(new WrongSettings("PORT is no port"))).toBe(Number(prevented));
	expect(exitCodeOf(new Error("the database is away"))).toBe(1);
});
