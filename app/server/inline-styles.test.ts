import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { hashSource, styleInliner } from "./inline-styles.server.ts";

const site = 'h1{font-family:"Mây";content:"$&"}';
const home = "h2{color:red}";
const linkTo = (name: string) => `<link rel="stylesheet" href="/assets/${name}"/>`;

async function siteWithTwoSheets(): Promise<string> {
	const folder = await mkdtemp(path.join(tmpdir(), "styles-"));
	onTestFinished(() => rm(folder, { recursive: true }));
	await mkdir(path.join(folder, "assets"));
	await writeFile(path.join(folder, "assets/site-1.css"), site);
	await writeFile(path.join(folder, "assets/home-2.css"), home);
	return folder;
}

test("a page brings its style sheets, in their order, and says which to allow", async () => {
	const inlineStyles = styleInliner(await siteWithTwoSheets());

	const icon = '<link rel="icon" href="/favicon.svg"/>';
	for (const _time of ["first", "second"]) {
		expect(inlineStyles(`<head>${linkTo("site-1.css")}${icon}${linkTo("home-2.css")}</head>`, false)).toEqual(
			{
				page: `<head><style>${site}</style>${icon}<style>${home}</style></head>`,
				sources: [hashSource(site), hashSource(home)],
			},
		);
	}
	expect(hashSource("h1{}")).toBe("'sha256-rheys4690LYhhCAxqHdoFhp82X2pfw/WYWpxkPawJjc='");
});

test("a page that React takes over brings them at the end of its head, and follows no link", async () => {
	const inlineStyles = styleInliner(await siteWithTwoSheets());
	const head = `<head>${linkTo("site-1.css")}<title>Mây</title>${linkTo("home-2.css")}`;
	expect(inlineStyles(`${head}</head><body></body>`, true)).toEqual({
		page: `${head.replaceAll('.css"/>', '.css" disabled/>')}<style>${site}</style><style>${home}</style></head><body></body>`,
		sources: [hashSource(site), hashSource(home)],
	});
});
