import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";

const styleLinks = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)"\/>/g;

/** The source by which a content policy allows an inline style or script. */
export const hashSource = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Inlines a document's style sheets; where React takes over, their links stay, disabled, and classes their names. */
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

const beforeBraces = /[^{};]+(?=\{)/g;
const classInSelector = /\.((?:[a-z_-]|\\.)(?:[\w-]|\\.|[^\0-\x7f])*)/gi;

const classAttribute = / class="([^"]*)"/g;
const entities: Record<string, string> = {
	"&amp;": "&",
	"&lt;": "<",
	"&gt;": ">",
	"&quot;": '"',
	"&#x27;": "'",
};

type ShortSheet = {
	sheet: string;
	/** Renames the classes of a document as React writes it; unknown ones are dropped. */
	rename: (page: string) => string;
};

/** Shortens the class names of a style sheet and of the documents that use no other sheet. */
export function shortenNames(long: string): ShortSheet {
	const names = new Map<string, string>();
	const shortName = (name: string) => {
		const known = names.get(name) ?? nameOf(names.size);
		names.set(name, known);
		return known;
	};
	const sheet = long.replace(beforeBraces, (prelude) =>
		prelude.replace(classInSelector, (_, name: string) => `.${shortName(name.replaceAll("\\", ""))}`),
	);
	const rename = (page: string) =>
		page.replace(classAttribute, (_, list: string) => {
			const listed = list.replace(/&#?\w+;/g, (entity) => entities[entity] ?? entity).split(" ");
			const short = listed.flatMap((name) => names.get(name) ?? []);
			return short.length > 0 ? ` class="${short.join(" ")}"` : "";
		});
	return { sheet, rename };
}

function nameOf(index: number): string {
	const letter = String.fromCharCode(97 + (index % 26));
	return index < 26 ? letter : letter + Math.floor(index / 26).toString(36);
}
