import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { withInlineStyles } from "./inline-styles.ts";

const site = 'h1{font-family:"Mây";content:"$&"}';
const home = "h2{color:red}";
const hashOf = (sheet: string) => `'sha256-${createHash("sha256").update(sheet).digest("base64")}'`;
const linkTo = (name: string) => `<link rel="stylesheet" href="/assets/${name}"/>`;

test("a page brings its style sheets, in their order, and its policy allows exactly those", async () => {
	const folder = await mkdtemp(path.join(tmpdir(), "styles-"));
	onTestFinished(() => rm(folder, { recursive: true }));
	await writeFile(path.join(folder, "site-1.css"), site);
	await writeFile(path.join(folder, "home-2.css"), home);

	const icon = '<link rel="icon" href="/favicon.svg"/>';
	const page = `<head>${linkTo("site-1.css")}${icon}${linkTo("home-2.css")}</head>`;
	const headers = { "Content-Security-Policy": "default-src 'none'; style-src 'self'; font-src 'self'" };
	const render = async () => new Response(page, { status: 201, headers });
	const answer = await withInlineStyles(render, folder)(new Request("http://may-erp.example/"));

	expect(answer.status).toBe(201);
	expect(await answer.text()).toBe(`<head><style>${site}</style>${icon}<style>${home}</style></head>`);
	expect(answer.headers.get("Content-Security-Policy")).toBe(
		`default-src 'none'; style-src 'self' ${hashOf(site)} ${hashOf(home)}; font-src 'self'`,
	);
});
