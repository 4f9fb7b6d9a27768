import { interpolate } from "#app/i18n/interpolate.ts";
import type { Words } from "#models/mail/outbox.server.ts";

type Texts = { subject: string; text: string[] };

/** Fills the places of a mail's texts. @param link where it leads; a paragraph whose link leads nowhere is left out */
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

const mostLetters = 100;

/** What people typed, short enough for a subject or a line of a list. */
export function cut(answer: string): string {
	const letters = [...answer];
	return letters.length > mostLetters ? `${letters.slice(0, mostLetters).join("")}…` : answer;
}

/** What people typed, so that it cannot pass for another line, or turn the direction of what follows. */
export function oneLine(answer: string): string {
	return answer.replace(/[\s\p{Cc}]+/gu, " ").replace(/\p{Cf}/gu, "");
}

/** Several lines that people typed, each marked as theirs. */
export function quoted(answer: string): string {
	return answer.replace(/^/gm, "> ");
}
