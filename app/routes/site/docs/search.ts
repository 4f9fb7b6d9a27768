import { bare } from "#app/i18n/bare.ts";
import type { Vi } from "#app/locales/index.ts";

export interface Found {
	source: "docs" | "faq";
	id: string;
	title: string;
	text: string;
}

const wordsOf = (text: string) => bare(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Vietnamese words are one syllable: `kho` is not meant to find every `không`. A longer word may be cut short. */
const has = (words: string[], wanted: string) =>
	words.some((word) => word === wanted || (wanted.length > 3 && word.startsWith(wanted)));

/** The topics and questions that have every word of a query; those with more of them in the title come first. */
export function search(query: string, docs: Vi["docs"], faq: Vi["faq"]): Found[] {
	const wanted = wordsOf(query);
	if (wanted.length === 0) return [];
	const topics = docs.index.groups.flatMap(({ topics }) =>
		topics.map(({ id, title, text }): Found => ({ source: "docs", id, title, text })),
	);
	const questions = [faq.popular, ...faq.groups].flatMap(({ items }) =>
		items.map(({ id, question, answer }): Found => ({ source: "faq", id, title: question, text: answer })),
	);
	return [...topics, ...questions]
		.map((entry) => {
			const inTitle = wordsOf(entry.title);
			const inAll = [...inTitle, ...wordsOf(entry.text)];
			const isFound = wanted.every((word) => has(inAll, word));
			return { entry, score: isFound ? 1 + wanted.filter((word) => has(inTitle, word)).length : 0 };
		})
		.filter(({ score }) => score > 0)
		.sort((one, other) => other.score - one.score)
		.map(({ entry }) => entry);
}
