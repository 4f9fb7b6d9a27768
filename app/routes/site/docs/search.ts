import { pages } from "#app/addresses/site.ts";
import { guideGroups, guidePath } from "#app/content/guides.ts";
import type { Vi } from "#app/locales/index.ts";
import { fold } from "#models/search/fold.ts";
import { questionGroups } from "../questions.ts";

export interface Found {
	source: "docs" | "faq";
	/** Its Vietnamese address. */
	path: string;
	title: string;
	text: string;
}

type Searched = Pick<Vi, "docs" | "guides" | "faq">;
/** Rows have a blank before and after each word; `head` is of the title and the group's name. */
type Entry = Omit<Found, "text"> & {
	title: string;
	head: string;
	sentences: { text: string; row: string }[];
};

/** A Chinese character is a word of its own. */
const wordsOf = (text: string) =>
	fold(text)
		.replace(/\p{Script=Han}/gu, " $& ")
		.match(/[\p{L}\p{N}]+/gu) ?? [];

const spaced = (words: string[]) => ` ${words.join(" ")} `;
const rowOf = (text: string) => spaced(wordsOf(text));

const dictionary = new Intl.Segmenter("zh", { granularity: "word" });

/** The words of a query, in Chinese each a row of characters. */
function termsOf(words: string[]): RegExp[] {
	const written = words.join(" ").replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, "");
	return [...dictionary.segment(written)]
		.filter(({ isWordLike }) => isWordLike)
		.map(({ segment }) => termOf(rowOf(segment)));
}

/** Vietnamese words are one syllable: `kho` must not find `không`. Only longer words match by their beginning. */
function termOf(row: string): RegExp {
	const [beginning = row] = /^ \w{4,}?(?=(e?s)? $)/.exec(row) ?? [];
	return new RegExp(beginning);
}

/** Guides and questions with every word of a query; then those with synonyms. */
export function search(query: string, texts: Searched): Found[] {
	const entries = entriesOf(texts);
	const all = phrasings(query, texts.docs.search).flatMap((wanted) => find(entries, wanted));
	const close = all.filter(({ isClose }) => isClose);
	const found = (close.length > 0 ? close : all).map(({ found }) => found);
	return found.filter(({ path }, index) => found.findIndex((other) => other.path === path) === index);
}

/** `月结` of `怎么月结`; a query of nothing but filler stays. */
function withoutFiller(words: string[], filler: string): string[] {
	const kept = filler.split(",").reduce((row, phrase) => row.replaceAll(rowOf(phrase), " "), spaced(words));
	return kept.trim() === "" ? words : wordsOf(kept);
}

function phrasings(query: string, { filler, sameMeaning }: Vi["docs"]["search"]): string[][] {
	const wanted = withoutFiller(wordsOf(query), filler);
	const row = spaced(wanted);
	const others = sameMeaning.flatMap((line) => {
		const phrases = line.split(",").map((phrase) => spaced(withoutFiller(wordsOf(phrase), filler)));
		const [used] = phrases
			.filter((phrase) => row.includes(phrase))
			.sort((one, other) => other.length - one.length);
		return used ? phrases.map((phrase) => wordsOf(row.replace(used, phrase))) : [];
	});
	return [wanted, ...others];
}

/**
 * Of several words, one may stand in the heading, the others share a sentence. Close are those that have all in a row or
 * in the title; beside them the rest is chance, as Vietnamese words are made of common syllables. Of two equally
 * good matches, the one with more matching sentences comes first.
 */
function find(entries: Entry[], wanted: string[]): { found: Found; isClose: boolean }[] {
	const terms = termsOf(wanted);
	if (terms.length === 0) return [];
	const phrase = spaced(wanted);
	const scoreOf = (row: string) =>
		terms.filter((term) => term.test(row)).length + (row.includes(phrase) ? terms.length : 0);
	return entries
		.flatMap(({ source, path, title, head, sentences }) => {
			const said = sentences.filter(({ row }) => terms.every((term) => term.test(head + row)));
			const [best] = said
				.map(({ text, row }) => ({ text, score: scoreOf(row) }))
				.sort((one, other) => other.score - one.score);
			if (!best) return [];
			const titleRow = rowOf(title);
			const isClose =
				terms.length === 1 ||
				terms.every((term) => term.test(titleRow)) ||
				sentences.some(({ row }) => row.includes(phrase));
			const score = 3 * scoreOf(titleRow) + scoreOf(head) + best.score;
			return [{ found: { source, path, title, text: best.text }, score, times: said.length, isClose }];
		})
		.sort((one, other) => other.score - one.score || other.times - one.times);
}

const made = new WeakMap<Vi["guides"], Entry[]>();

function entriesOf(texts: Searched): Entry[] {
	const entries = made.get(texts.guides) ?? makeEntries(texts);
	made.set(texts.guides, entries);
	return entries;
}

function makeEntries({ docs, guides, faq }: Searched): Entry[] {
	const entry = (place: Omit<Found, "text">, sentences: string[], heading = ""): Entry => ({
		...place,
		head: rowOf(`${place.title} ${heading}`),
		sentences: sentences.map((text) => ({ text, row: rowOf(text) })),
	});
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
		...questionGroups(faq).flatMap(({ items }) =>
			items.map(({ id, question, answer }) =>
				entry({ source: "faq", path: `${pages.faq}#${id}`, title: question }, [answer]),
			),
		),
	];
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?]) |(?<=[。！？])/);
