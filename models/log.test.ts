import { afterEach, expect, test, vi } from "vitest";
import { log, logConsole, redactPath } from "./log.server.ts";
import { requestToken } from "./request/request-token.server.ts";

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

test("no token of a link is logged with an address", () => {
	const secret = requestToken("demo", "1");
	for (const address of [
		`/yeu-cau/${secret}`,
		`/en/yeu-cau/${secret}/xoa`,
		`/yeu-cau/${secret}.data?notice=x`,
	])
		expect(redactPath(address)).toMatch(/^(\/en)?\/yeu-cau\/…(\/xoa)?$/);
});
