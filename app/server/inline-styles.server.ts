import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";

const styleLinks = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)"\/>/g;

/** The source by which a content policy allows an inline style or script. */
export const hashSource = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Inlines a document's style sheets. Where React takes over, their links stay in the page but are disabled. */
export function styleInliner(
	folder: string,
): (page: string, hydrates: boolean) => { page: string; sources: string[] } {
	const lookOf = (addresses: string[]) => {
		const sheet = addresses.map((address) => readFileSync(path.join(folder, address), "utf8")).join("");
		return { sheet, source: hashSource(sheet) };
	};
	const looks = new Map<string, ReturnType<typeof lookOf>>();
	return (page, hydrates) => {
		const addresses = [...page.matchAll(styleLinks)].map(([, address = ""]) => address);
		if (addresses.length === 0) return { page, sources: [] };
		const look = looks.get(addresses.join()) ?? lookOf(addresses);
		looks.set(addresses.join(), look);
		const unfollowed = page.replaceAll(styleLinks, (link) =>
			hydrates ? link.replace("/>", " disabled/>") : "",
		);
		return {
			page: unfollowed.replace("</head>", () => `<style>${look.sheet}</style></head>`),
			sources: [look.source],
		};
	};
}
