// What people typed into a form, as it may stand in a mail to staff.

const mostLetters = 100;

/** An answer cannot pass for another line, or turn the direction of what follows. */
export function oneLine(answer: string): string {
	return answer.replace(/[\s\p{Cc}]+/gu, " ").replace(/\p{Cf}/gu, "");
}

/** Of several lines, each marked as the visitor's. */
export function quoted(answer: string): string {
	return answer.replace(/^/gm, "> ");
}

/** Short enough for a subject or a line of a list. */
export function cut(answer: string): string {
	const letters = [...answer];
	return letters.length > mostLetters ? `${letters.slice(0, mostLetters).join("")}…` : answer;
}
