import { interpolate } from "#app/i18n/interpolate.ts";
import type { Words } from "#models/mail/record.server.ts";

type Texts = { subject: string; text: string[] };

/** Fills in a mail's texts. @param link null leaves out the paragraphs that need one */
export function compose(
	{ subject, text }: Texts,
	link: string | null,
	values: Record<string, string> = {},
): Words {
	const paragraphs = text.filter((paragraph) => link !== null || !paragraph.includes("{{link}}"));
	const inSubject = Object.fromEntries(Object.entries(values).map(([place, value]) => [place, cut(value)]));
	return {
		subject: interpolate(subject, inSubject),
		text: interpolate(paragraphs.join("\n\n"), { ...values, link: link ?? "" }),
	};
}

/** A text with a page of the portal below it, if the mail can lead to pages. */
export const linked = (origin: string | null | undefined, words: string, address: string): string =>
	origin ? `${words}\n  ${origin}${address}` : words;

const mostLetters = 100;

/** Shortens what somebody typed to fit a subject or a line of a list. */
export function cut(answer: string): string {
	const letters = [...answer];
	return letters.length > mostLetters ? `${letters.slice(0, mostLetters).join("")}…` : answer;
}

/** Removes line breaks and direction signs, so that what somebody typed cannot pose as another line of the mail. */
export function oneLine(answer: string): string {
	return answer.replace(/[\s\p{Cc}]+/gu, " ").replace(/\p{Cf}/gu, "");
}

/** Quotes what somebody typed, line by line. */
export function quoted(answer: string): string {
	return answer.replace(/^/gm, "> ");
}
