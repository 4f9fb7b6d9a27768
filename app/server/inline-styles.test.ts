import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { hashSource, styleInliner } from "./inline-styles.server.ts";

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

test("a page brings its style sheets, in their order, and says what to allow", async () => {
	const inlineStyles = styleInliner(await siteWithTwoSheets());

	const icon = '<link rel="icon" href="/favicon.svg"/>';
	const head = `<head>${linkTo("site-1.css")}${icon}${linkTo("home-2.css")}</head>`;
	for (const _time of ["first", "second"]) {
		expect(inlineStyles(`${head}<h2 class="long-name"></h2>`, false)).toEqual({
			page: `<head>${icon}<style>${site}${home}</style></head><h2 class="long-name"></h2>`,
			sources: [hashSource(site + home)],
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
