/** Selectors, and the conditions of at-rules. */
const beforeBraces = /[^{};]+(?=\{)/g;
/** A class in a selector; what Tailwind's names hold besides letters stands behind backslashes. */
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
	/** Gives the elements of a document, as React writes it, the names of the sheet; who has none there loses its name. */
	rename: (page: string) => string;
};

/** The sheet with a short name in place of each class, for documents that nothing but this sheet knows by their classes. */
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

/** a to z, a1 to z1 and so on. */
function nameOf(index: number): string {
	const letter = String.fromCharCode(97 + (index % 26));
	return index < 26 ? letter : letter + Math.floor(index / 26).toString(36);
}
