const parted = /(?:(\d\+?|\{\{(?:count|max|years)\}\}) (?=[\d\p{L}])|([Tt]hứ) (?=\p{Lu}))/gu;

/** Keeps a number on one line with its unit, the groups of a phone number with each other, and `thứ Hai` as one word. */
export function unbroken<Texts>(texts: Texts): Texts {
	return JSON.parse(JSON.stringify(texts), (_, text: unknown) =>
		typeof text === "string" ? text.replace(parted, "$1$2\u00a0") : text,
	);
}
