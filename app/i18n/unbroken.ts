const parted = /(\d\+?|\{\{(?:count|max|years)\}\}) (?=[\d\p{L}])/gu;

/** Keeps a number on one line with its unit, and the groups of a phone number with each other. */
export function unbroken<Texts>(texts: Texts): Texts {
	return JSON.parse(JSON.stringify(texts), (_, text: unknown) =>
		typeof text === "string" ? text.replace(parted, "$1\u00a0") : text,
	);
}
