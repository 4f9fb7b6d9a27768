import { bare } from "#app/i18n/bare.ts";
import type { Vi } from "#app/locales/index.ts";

export interface Found {
	source: "docs" | "faq";
	id: string;
	title: string;
	text: string;
}

/** The topics and questions that contain every word of a query; those with a word in the title come first. */
export function search(query: string, docs: Vi["docs"], faq: Vi["faq"]): Found[] {
	const words = bare(query).match(/[\p{L}\p{N}.%-]+/gu) ?? [];
	if (words.length === 0) return [];
	const topics = docs.index.groups.flatMap(({ topics }) =>
		topics.map(({ id, title, text }): Found => ({ source: "docs", id, title, text })),
	);
	const questions = [faq.popular, ...faq.groups].flatMap(({ items }) =>
		items.map(({ id, question, answer }): Found => ({ source: "faq", id, title: question, text: answer })),
	);
	const inTitle = ({ title }: Found) => words.filter((word) => bare(title).includes(word)).length;
	return [...topics, ...questions]
		.filter(({ title, text }) => words.every((word) => bare(`${title} ${text}`).includes(word)))
		.sort((one, other) => inTitle(other) - inTitle(one));
}
