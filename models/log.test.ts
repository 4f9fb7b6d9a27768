import { afterEach, expect, test, vi } from "vitest";
import { log, logConsole } from "./log.server.ts";

const { warn, error } = console;
afterEach(() => void Object.assign(console, { warn, error }));

test("what a library prints goes to the log without what it quotes", () => {
	const warned = vi.spyOn(log, "warn");
	const failed = vi.spyOn(log, "error");
	logConsole();
	console.warn(
		"Pathnames cannot have embedded double slashes - normalizing /portal//reset/AbC -> /portal/reset/AbC",
	);
	console.error("Cannot read", new TypeError("lan@congty.vn"), 'of "Nguyễn Thị Lan", lan@congty.vn');
	expect(warned.mock.calls).toEqual([
		[
			{ err: undefined, said: "Pathnames cannot have embedded double slashes - normalizing … -> …" },
			"printed by a library",
		],
	]);
	expect(failed.mock.calls).toEqual([
		[{ err: expect.any(TypeError), said: 'Cannot read of "…", …' }, "printed by a library"],
	]);
});
