import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { hashSource, shortenNames, styleInliner } from "./inline-styles.server.ts";

const site = 'h1{font-family:"Mây";content:"$&"}';
const home = "h2.long-name{color:red}";
const linkTo = (name: string) => `<link rel="stylesheet" href="/assets/${name}"/>`;

async function siteWithTwoSheets(): Promise<string> {
	const folder = await mkdtemp(path.join(tmpdir(), "styles-"));
	onTestFinished(() => rm(folder, { recursive: true }));
	await mkdir(path.join(folder, "assets"));
	await writeFile(path.join(folder, "assets/site-1.css"), site);
	await writeFile(path.join(folder, "assets/home-2.css"), home);
	return folder;
}

test("a page brings its style sheets, in their order, with short names, and says what to allow", async () => {
	const inlineStyles = styleInliner(await siteWithTwoSheets());

	const icon = '<link rel="icon" href="/favicon.svg"/>';
	const head = `<head>${linkTo("site-1.css")}${icon}${linkTo("home-2.css")}</head>`;
	const short = `${site}h2.a{color:red}`;
	for (const _time of ["first", "second"]) {
		expect(inlineStyles(`${head}<h2 class="long-name"></h2>`, false)).toEqual({
			page: `<head>${icon}<style>${short}</style></head><h2 class="a"></h2>`,
			sources: [hashSource(short)],
		});
	}
	expect(hashSource("h1{}")).toBe("'sha256-rheys4690LYhhCAxqHdoFhp82X2pfw/WYWpxkPawJjc='");
});

test("a page that React takes over brings them as they are at the end of its head, and follows no link", async () => {
	const inlineStyles = styleInliner(await siteWithTwoSheets());
	const head = `<head>${linkTo("site-1.css")}<title>Mây</title>${linkTo("home-2.css")}`;
	const body = '</head><body class="long-name"></body>';
	expect(inlineStyles(`${head}${body}`, true)).toEqual({
		page: `${head.replaceAll('.css"/>', '.css" disabled/>')}<style>${site}${home}</style>${body}`,
		sources: [hashSource(site + home)],
	});
});

test("a page without a sheet of the build stays as it is", async () => {
	const page = '<head><link rel="stylesheet" href="/app/site.css"/></head><p class="long-name"></p>';
	expect(styleInliner(await siteWithTwoSheets())(page, false)).toEqual({ page, sources: [] });
});

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
