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

test("the manifest is not indented", () => {
	const manifest = { url: "/m.js", routes: { root: { imports: ["/a.js"] } } };
	const script = `import "/a.js";\nwindow.__remixManifest = ${JSON.stringify(manifest, null, 2)};\nimport("/b.js");`;
	const page = scriptsLate(`<body><script type="module">${script}</script></body></html>`);
	const [, told = ""] = /__remixManifest = ([\s\S]*?);\n/.exec(page) ?? [];
	expect(JSON.parse(told)).toEqual(manifest);
	expect(told).not.toMatch(/\n /);
	expect(page).toContain('import "/a.js";\nwindow');
});
