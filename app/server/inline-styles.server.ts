import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";

/** As React writes it; the first group is the address of the file. */
const styleLinks = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)"\/>/g;

/** The source by which a content policy allows an inline style or script. */
export const hashSource = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

type Sheet = { text: string; source: string };

/**
 * Puts the style sheets of documents into them, so that the first packets bring the whole look.
 * @param folder what the build made for browsers; each file is read once
 * @returns takes a document as React writes it, and gives it complete in itself, with what its content policy has to
 * allow. Where React takes the document over, its links stay, as it looks for them, but are not followed; it minds
 * nothing that stands at the end of the head.
 */
export function styleInliner(
	folder: string,
): (page: string, hydrates: boolean) => { page: string; sources: string[] } {
	const sheets = new Map<string, Sheet>();
	const sheetAt = (address: string): Sheet => {
		const known = sheets.get(address);
		if (known) return known;
		const text = readFileSync(path.join(folder, address), "utf8");
		const sheet = { text, source: hashSource(text) };
		sheets.set(address, sheet);
		return sheet;
	};
	return (page, hydrates) => {
		const found: Sheet[] = [];
		const styleOf = ({ text }: Sheet) => `<style>${text}</style>`;
		const inlined = page.replaceAll(styleLinks, (link: string, address: string) => {
			const sheet = sheetAt(address);
			found.push(sheet);
			return hydrates ? link.replace("/>", " disabled/>") : styleOf(sheet);
		});
		const atEnd = () => `${found.map(styleOf).join("")}</head>`;
		return {
			page: hydrates ? inlined.replace("</head>", atEnd) : inlined,
			sources: found.map(({ source }) => source),
		};
	};
}
