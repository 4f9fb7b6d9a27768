import { expect, test, vi } from "vitest";
import { seal, unseal } from "./sealed.server.ts";

test("what was sealed is read for an hour, by nobody else, and only as it was", () => {
	vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-22T02:00:00Z") });
	const values = { name: "Nguyễn Thu Hà", email: "ha@minhphat.vn" };
	const token = seal(values);
	expect(token).toMatch(/^[\w-]+$/);
	expect(Buffer.from(token, "base64url").toString("latin1")).not.toContain("minhphat");
	expect(unseal(token)).toEqual(values);
	expect(seal(values)).not.toBe(token);
	for (let index = 0; index < token.length; index += 7) {
		const changed = token.slice(0, index) + (token[index] === "A" ? "B" : "A") + token.slice(index + 1);
		expect(unseal(changed)).toBeNull();
	}
	for (const other of [null, "", "x", token.slice(0, -8), "x".repeat(200)]) expect(unseal(other)).toBeNull();
	vi.advanceTimersByTime(61 * 60 * 1000);
	expect(unseal(token)).toBeNull();
	vi.useRealTimers();
});
