import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";

type Render = (request: Request) => Promise<Response>;

/** As React writes it; the first group is the file's name. */
const styleLinks = /<link rel="stylesheet" href="\/assets\/([\w.-]+\.css)"\/>/g;

/**
 * Puts the style sheets of a page into the page, so that its first packets bring the whole look, and allows them by
 * their hashes in its content policy.
 * @param render makes the pages
 * @param folder the build's style sheets
 * @returns makes the same pages, complete in themselves
 */
export function withInlineStyles(render: Render, folder: string): Render {
	return async (request) => {
		const answer = await render(request);
		const page = await answer.text();
		const names = [...page.matchAll(styleLinks)].map(([, name = ""]) => name);
		const sheets = await Promise.all(names.map((name) => readFile(path.join(folder, name), "utf8")));
		const policy = answer.headers.get("Content-Security-Policy") ?? "";
		const hashes = sheets.map((sheet) => `'sha256-${createHash("sha256").update(sheet).digest("base64")}'`);
		answer.headers.set(
			"Content-Security-Policy",
			policy.replace("style-src 'self'", ["style-src 'self'", ...hashes].join(" ")),
		);
		const inlined = page.replaceAll(styleLinks, () => `<style>${sheets.shift()}</style>`);
		return new Response(inlined, answer);
	};
}
