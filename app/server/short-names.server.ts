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

/** Gives classes short names, for documents whose classes nothing but this sheet uses. */
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
