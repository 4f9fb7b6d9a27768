/** Estimates a text's width in bold Manrope, in em, rounded up. */
const widthOf = (text: string) =>
	[...text].reduce(
		(width, letter) => width + (/[\p{Script=Han}，：、]/u.test(letter) ? 1 : letter === " " ? 0.3 : 0.56),
		0,
	);

/** Splits a text where a line may break: not after a number or a one-letter word; in Chinese never before punctuation. */
function piecesOf(text: string): string[] {
	if (!/\p{Script=Han}/u.test(text))
		return text.replace(/(?<=\d\S*|\s\p{L}) (?=\S)/gu, "\u00a0").split(/(?<= )/);
	const pieces: string[] = [];
	for (const { segment, isWordLike } of new Intl.Segmenter("zh", { granularity: "word" }).segment(text)) {
		if (isWordLike || pieces.length === 0) pieces.push(segment);
		else pieces[pieces.length - 1] += segment;
	}
	return pieces;
}

function* splits(pieces: string[], count: number): Generator<string[]> {
	if (count === 1) yield [pieces.join("").trimEnd()];
	for (let first = 1; count > 1 && first <= pieces.length - count + 1; first++) {
		const line = pieces.slice(0, first).join("").trimEnd();
		for (const others of splits(pieces.slice(first), count - 1)) yield [line, ...others];
	}
}

/** The cost of a line's end; a comma there is cheaper. */
const unevenness = (lines: string[]) =>
	lines.reduce((sum, line) => sum + widthOf(line) ** 2 - (/[,，：]$/.test(line) ? 4 : 0), 0);

/** Breaks a text into the fewest lines of at most `em`, as even as possible; null if that takes more than `most` lines. */
export function linesOf(text: string, room: number, most = 4): string[] | null {
	const pieces = piecesOf(text);
	for (let count = 1; count <= most; count++) {
		const fitting = [...splits(pieces, count)].filter((lines) =>
			lines.every((line) => widthOf(line) <= room),
		);
		const [evenest] = fitting.sort((one, other) => unevenness(one) - unevenness(other));
		if (evenest) return evenest;
	}
	return null;
}
