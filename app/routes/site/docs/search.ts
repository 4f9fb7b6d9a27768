import { guideGroups, guidePath } from "#app/content/guides.ts";
import { pages } from "#app/addresses/site.ts";
import type { Vi } from "#app/locales/index.ts";
import { removeDiacritics } from "#models/remove-diacritics.ts";

export interface Found {
	source: "docs" | "faq";
	/** Its Vietnamese address. */
	path: string;
	title: string;
	/** The sentence that has most of the query. */
	text: string;
}

type Searched = Pick<Vi, "docs" | "guides" | "faq">;
type Sentence = { text: string; words: string[] };
type Entry = Omit<Found, "text"> & {
	sentences: Sentence[];
	titleWords: string[];
	group: string[];
	all: string[];
};

/** A Chinese character is a word of its own. */
const wordsOf = (text: string) =>
	removeDiacritics(text)
		.replace(/\p{Script=Han}/gu, " $& ")
		.match(/[\p{L}\p{N}]+/gu) ?? [];

const spaced = (words: string[]) => ` ${words.join(" ")} `;
const isIn = (words: string[], row: string[]) => spaced(words).includes(spaced(row));

const dictionary = new Intl.Segmenter("zh", { granularity: "word" });

/** Words that are looked for, each a row of characters in Chinese. */
function termsOf(words: string[]): string[][] {
	const written = words.join(" ").replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, "");
	return [...dictionary.segment(written)]
		.filter(({ isWordLike }) => isWordLike)
		.map(({ segment }) => wordsOf(segment));
}

/** Vietnamese words are one syllable: `kho` must not find `không`. Only longer words match by their beginning. */
function has(words: string[], term: string[]): boolean {
	const [wanted = ""] = term;
	if (term.length > 1 || wanted.length < 4) return isIn(words, term);
	const beginning = wanted.replace(/(?<=.{3})e?s$/, "");
	return words.some((word) => word === wanted || (beginning.length > 3 && word.startsWith(beginning)));
}

/** Guides and questions with every word of a query; then those with synonyms. */
export function search(query: string, texts: Searched): Found[] {
	const entries = entriesOf(texts);
	const found = phrasings(wordsOf(query), texts.docs.search.sameMeaning).flatMap((wanted) =>
		find(entries, wanted),
	);
	return found.filter(({ path }, index) => found.findIndex((other) => other.path === path) === index);
}

function phrasings(wanted: string[], sameMeaning: string[]): string[][] {
	const query = spaced(wanted);
	const others = sameMeaning.flatMap((row) => {
		const phrases = row.split(",").map((phrase) => spaced(wordsOf(phrase)));
		const used = phrases.find((phrase) => query.includes(phrase));
		return used ? phrases.map((phrase) => wordsOf(query.replace(used, phrase))) : [];
	});
	return [wanted, ...others];
}

/** Phrases and titles first, then words in the group's name and words that stand in one sentence. */
function find(entries: Entry[], wanted: string[]): Found[] {
	const terms = termsOf(wanted);
	if (terms.length === 0) return [];
	const inRow = (words: string[]) => (isIn(words, wanted) ? terms.length : 0);
	const count = (words: string[]) => terms.filter((term) => has(words, term)).length;
	return entries
		.filter(({ all }) => terms.every((term) => has(all, term)))
		.map(({ sentences, titleWords, group, all, ...place }) => {
			const [best] = sentences
				.map(({ text, words }) => ({ text, score: count(words) + inRow(words) }))
				.sort((one, other) => other.score - one.score);
			const score =
				inRow(titleWords) + inRow(all) + 2 * count(titleWords) + count(group) + (best?.score ?? 0) / 2;
			return { found: { ...place, text: best?.text ?? "" }, score };
		})
		.sort((one, other) => other.score - one.score)
		.map(({ found }) => found);
}

function entriesOf({ docs, guides, faq }: Searched): Entry[] {
	const entry = (place: Omit<Found, "text">, texts: string[], heading = ""): Entry => {
		const sentences = texts.map((text) => ({ text, words: wordsOf(text) }));
		const [titleWords, group] = [wordsOf(place.title), wordsOf(heading)];
		const all = [...titleWords, ...sentences.flatMap(({ words }) => words), ...group];
		return { ...place, sentences, titleWords, group, all };
	};
	return [
		...guideGroups.flatMap((group) =>
			group.guides.map((id) => {
				const { title, text, ready, steps, mistake } = guides[id];
				const told = [
					...[text, ...ready],
					...steps.flatMap(({ do: press, see }) => [press, see]),
					...[mistake.what, mistake.remedy],
				];
				const place = { source: "docs" as const, path: guidePath(id), title };
				return entry(place, told.flatMap(sentencesOf), docs.index.groups[group.id]);
			}),
		),
		...[faq.popular, ...faq.groups].flatMap(({ items }) =>
			items.map(({ id, question, answer }) =>
				entry({ source: "faq", path: `${pages.faq}#${id}`, title: question }, [answer]),
			),
		),
	];
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?]) |(?<=[。！？])/);
