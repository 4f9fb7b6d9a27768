import type { Vi } from "#app/locales/index.ts";
import { removeDiacritics } from "#models/remove-diacritics.ts";

export interface Found {
	source: "docs" | "faq";
	id: string;
	title: string;
	text: string;
}

const wordsOf = (text: string) => removeDiacritics(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Vietnamese words are one syllable: `kho` must not find `không`. Only longer words match by their beginning. */
const has = (words: string[], wanted: string) =>
	words.some((word) => word === wanted || (wanted.length > 3 && word.startsWith(wanted)));

type Entry = { found: Found; title: string[]; group: string[]; all: string[] };

/** Topics and questions with every word of a query; then those with synonyms. */
export function search(query: string, docs: Vi["docs"], faq: Vi["faq"]): Found[] {
	const entries = entriesOf(docs, faq);
	const found = phrasings(wordsOf(query), docs.search.sameMeaning).flatMap((wanted) => find(entries, wanted));
	return [...new Set(found)];
}

function phrasings(wanted: string[], sameMeaning: string[][]): string[][] {
	const query = spaced(wanted);
	const others = sameMeaning.flatMap((phrases) => {
		const spacedPhrases = phrases.map((phrase) => spaced(wordsOf(phrase)));
		const used = spacedPhrases.find((phrase) => query.includes(phrase));
		return used ? spacedPhrases.map((phrase) => wordsOf(query.replace(used, phrase))) : [];
	});
	return [wanted, ...others];
}

/** Phrases and titles first, then words in the group's name. */
function find(entries: Entry[], wanted: string[]): Found[] {
	if (wanted.length === 0) return [];
	const inRow = (words: string[]) => (spaced(words).includes(spaced(wanted)) ? wanted.length : 0);
	const count = (words: string[]) => wanted.filter((word) => has(words, word)).length;
	const score = ({ title, group, all }: Entry) => inRow(title) + inRow(all) + 2 * count(title) + count(group);
	return entries
		.filter(({ all }) => wanted.every((word) => has(all, word)))
		.sort((one, other) => score(other) - score(one))
		.map(({ found }) => found);
}

const spaced = (words: string[]) => ` ${words.join(" ")} `;

function entriesOf(docs: Vi["docs"], faq: Vi["faq"]): Entry[] {
	const entry = (found: Found, heading = ""): Entry => {
		const [title, group] = [wordsOf(found.title), wordsOf(heading)];
		return { found, title, group, all: [...title, ...wordsOf(found.text), ...group] };
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
