import { expect, test } from "vitest";
import { scriptsLate } from "./late-scripts.server.ts";

const stream = '<script nonce="n">window.__remixContext.streamController.close();</script><!--/$-->';

test("what Remix streams behind a document stands at the end of its body", () => {
	expect(scriptsLate(`<html><body><p>Mây</p></body></html>${stream}`)).toBe(
		`<html><body><p>Mây</p>${stream}</body></html>`,
	);
});

test("a document without scripts stays as it is", () => {
	const page = "<html><body><p>Mây</p></body></html>";
	expect(scriptsLate(page)).toBe(page);
});

test("scripts and what they ask for wait in templates", () => {
	const page = scriptsLate(
		'<body><link rel="modulepreload" href="/a.js"/><script type="module">import "/a.js";</script></body></html>',
	);
	expect(page).toMatch(/<template><link fetchpriority="low" rel="modulepreload"/);
	expect(page).toMatch(/<template><script type="module">import "\/a\.js";<\/script><\/template><script>/);
});
