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

type Entry = { found: Found; title: string[]; all: string[] };

/**
 * The topics and questions that have every word of a query, in their group's name too. First come those with the words
 * in a row, then those with more of them in the title.
 */
export function search(query: string, docs: Vi["docs"], faq: Vi["faq"]): Found[] {
	const wanted = wordsOf(query);
	if (wanted.length === 0) return [];
	const score = ({ title, all }: Entry) =>
		(inRow(all, wanted) ? wanted.length : 0) + wanted.filter((word) => has(title, word)).length;
	return entriesOf(docs, faq)
		.filter(({ all }) => wanted.every((word) => has(all, word)))
		.sort((one, other) => score(other) - score(one))
		.map(({ found }) => found);
}

function entriesOf(docs: Vi["docs"], faq: Vi["faq"]): Entry[] {
	const entry = (found: Found, group = ""): Entry => {
		const title = wordsOf(found.title);
		return { found, title, all: [...title, ...wordsOf(found.text), ...wordsOf(group)] };
	};
	return [
		...docs.index.groups.flatMap(({ heading, topics }) =>
			topics.map(({ id, title, text }) => entry({ source: "docs", id, title, text }, heading)),
		),
		...[faq.popular, ...faq.groups].flatMap(({ items }) =>
			items.map(({ id, question, answer }) => entry({ source: "faq", id, title: question, text: answer })),
		),
	];
}

function inRow(words: string[], wanted: string[]): boolean {
	return ` ${words.join(" ")} `.includes(` ${wanted.join(" ")} `);
}
