const condition = /\{\{([#^])reduced\}\}(.*?)\{\{\/reduced\}\}/gs;

/**
 * Texts as they are true of the price list in force: `{{#reduced}}…{{/reduced}}` stays where its first year is reduced,
 * `{{^reduced}}…{{/reduced}}` where it is not. What is left empty is left out of its list.
 */
export function wordsFor<Texts>(isReduced: boolean, texts: Texts): Texts;
export function wordsFor(isReduced: boolean, texts: unknown): unknown {
	if (typeof texts === "string") {
		return texts.replace(condition, (_, sign, words) => ((sign === "#") === isReduced ? words : ""));
	}
	if (Array.isArray(texts)) return texts.map((text) => wordsFor(isReduced, text)).filter(isSaid);
	if (typeof texts !== "object" || texts === null) return texts;
	return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, wordsFor(isReduced, text)]));
}

const isSaid = (text: unknown): boolean =>
	text !== "" && (typeof text !== "object" || text === null || !Object.values(text).includes(""));
