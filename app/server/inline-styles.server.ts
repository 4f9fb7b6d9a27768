import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { shortenNames } from "./short-names.server.ts";

/** As React writes it; the first group is the address of the file. */
const styleLinks = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)"\/>/g;

/** The source by which a content policy allows an inline style or script. */
export const hashSource = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/**
 * Puts the style sheets of documents into them, so that the first packets bring the whole look. A document that nobody
 * takes over gets short names for its classes. Where React takes it over, its links stay, as it looks for them, but are
 * not followed.
 * @param folder what the build made for browsers
 * @returns takes a document, and gives it with what its content policy has to allow
 */
export function styleInliner(
	folder: string,
): (page: string, hydrates: boolean) => { page: string; sources: string[] } {
	const lookOf = (addresses: string[]) => {
		const sheet = addresses.map((address) => readFileSync(path.join(folder, address), "utf8")).join("");
		const short = shortenNames(sheet);
		return { sheet, source: hashSource(sheet), short, shortSource: hashSource(short.sheet) };
	};
	const looks = new Map<string, ReturnType<typeof lookOf>>();
	return (page, hydrates) => {
		const addresses = [...page.matchAll(styleLinks)].map(([, address = ""]) => address);
		if (addresses.length === 0) return { page, sources: [] };
		const look = looks.get(addresses.join()) ?? lookOf(addresses);
		looks.set(addresses.join(), look);
		if (hydrates) {
			const unfollowed = page.replaceAll(styleLinks, (link) => link.replace("/>", " disabled/>"));
			return {
				page: unfollowed.replace("</head>", () => `<style>${look.sheet}</style></head>`),
				sources: [look.source],
			};
		}
		const renamed = look.short.rename(page).replace(styleLinks, "");
		return {
			page: renamed.replace("</head>", () => `<style>${look.short.sheet}</style></head>`),
			sources: [look.shortSource],
		};
	};
}
