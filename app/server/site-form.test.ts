import { expect, test } from "vitest";
import { suspicionOf } from "./site-form.server.ts";

const now = Date.parse("2026-11-20T02:00:00Z");
const ago = (seconds: number) => ({ shownAt: String(now - seconds * 1000) });

test.each([2, 10, 3600, 90 * 24 * 3600])("%d seconds after the page was made, a person", (seconds) =>
	expect(suspicionOf({ website: "", ...ago(seconds) }, now)).toBeNull(),
);

test.each([1.9, 0, -60])("%d seconds after it, a robot", (seconds) =>
	expect(suspicionOf({ website: "", ...ago(seconds) }, now)).toBe("haste"),
);

test.each([undefined, "", "soon", "NaN", "1e400"])("a page of ours never says %j", (shownAt) =>
	expect(suspicionOf({ shownAt }, now)).toBe("haste"),
);

test("who fills in what nobody sees is a robot, however slow", () =>
	expect(suspicionOf({ website: "https://xau.example", ...ago(60) }, now)).toBe("trap"));
