import { expect, test } from "vitest";
import { shortenNames } from "./short-names.server.ts";

test("each class of the sheet gets a short name, in the sheet and in the document", () => {
	const { sheet, rename } = shortenNames(
		".btn{color:red}.py-\\[0\\.55rem\\]{padding:.55rem}.btn:hover,a.btn>.-mt-2{margin:0}" +
			"@media (min-width:48.5rem){.md\\:group-has-\\[\\[value\\=\\'0\\'\\]\\]\\:hidden:is(:where(.group):has([value=\"0\"]) *){display:none}}" +
			".after\\:content-\\[\\'→\\'_\\/_\\'\\'\\]:after{content:\".btn\"}",
	);
	expect(sheet).toBe(
		".a{color:red}.b{padding:.55rem}.a:hover,a.a>.c{margin:0}" +
			'@media (min-width:48.5rem){.d:is(:where(.e):has([value="0"]) *){display:none}}' +
			'.f:after{content:".btn"}',
	);
	expect(
		rename(
			'<a class="btn py-[0.55rem] unknown">.btn</a><p class="unknown" lang="vi">' +
				'<b class="md:group-has-[[value=&#x27;0&#x27;]]:hidden after:content-[&#x27;→&#x27;_/_&#x27;&#x27;]">',
		),
	).toBe('<a class="a b">.btn</a><p lang="vi"><b class="d f">');
});

test("what only looks like a class stays: addresses, numbers, texts", () => {
	const sheet = '@font-face{src:url(/assets/m.woff2)format("woff2")}h1{margin:.5em;content:".x"}';
	expect(shortenNames(sheet).sheet).toBe(sheet);
	expect(shortenNames(".x{}").rename('<input value="x class=&quot;x&quot;">class="x"')).toBe(
		'<input value="x class=&quot;x&quot;">class="x"',
	);
});

test("there is a name for any number of classes, and no two are the same", () => {
	const { sheet } = shortenNames(Array.from({ length: 2000 }, (_, index) => `.long-${index}{}`).join(""));
	const names = sheet.match(/\.[a-z][a-z0-9]*(?=\{)/g) ?? [];
	expect(new Set(names).size).toBe(2000);
});
