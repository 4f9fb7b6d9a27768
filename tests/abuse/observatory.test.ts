import { expect, test } from "vitest";
import { scoreAnswer } from "./observatory.ts";

const good = {
	"Content-Security-Policy":
		"default-src 'none'; script-src 'self'; form-action 'self'; frame-ancestors 'none'",
	"Cross-Origin-Opener-Policy": "same-origin",
	"Cross-Origin-Resource-Policy": "same-origin",
	"Referrer-Policy": "strict-origin-when-cross-origin",
	"Strict-Transport-Security": "max-age=63072000",
	"X-Content-Type-Options": "nosniff",
};

const totalOf = (changes: Record<string, string>, html = "") =>
	scoreAnswer(new Headers({ ...good, ...changes }), html).total;

test("everything right is 140", () => expect(totalOf({})).toBe(140));

test.each([
	[{ "Content-Security-Policy": "default-src 'self'; form-action 'self'; frame-ancestors 'none'" }, 135],
	[{ "Content-Security-Policy": "script-src 'self' 'unsafe-inline'; frame-ancestors 'none'" }, 80],
	[{ "X-Content-Type-Options": "" }, 135],
	[{ "Strict-Transport-Security": "max-age=60" }, 90],
	[{ "Set-Cookie": "a=b; Secure; HttpOnly; SameSite=Lax" }, 145],
	[{ "Set-Cookie": "a=b; HttpOnly; SameSite=Lax" }, 80],
	[{ "Referrer-Policy": "unsafe-url" }, 130],
])("%j makes it %d", (changes, total) => expect(totalOf(changes as never)).toBe(total));

test("a script from elsewhere costs fifty", () =>
	expect(totalOf({}, '<script src="https://xau.example/x.js"></script>')).toBe(50));
