/** Letters that must be added, taken away or replaced to make one word of another. */
function distance(one: string, other: string): number {
	let row = Array.from({ length: other.length + 1 }, (_, index) => index);
	for (const [index, letter] of [...one].entries()) {
		const next = [index + 1];
		for (const [column, wanted] of [...other].entries()) {
			const replaced = (row[column] ?? 0) + (letter === wanted ? 0 : 1);
			next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
		}
		row = next;
	}
	return row[other.length] ?? 0;
}

/** A third of a short name's letters would make nearly any other of it. */
const mostWrong = (name: string) => Math.min(3, Math.floor(name.length / 4));

/** Names that are none of the known ones, and so like one that this was surely meant. */
export function misspeltNames(given: string[], known: string[]): { name: string; meant: string }[] {
	return given
		.filter((name) => !known.includes(name))
		.flatMap((name) => {
			const meant = known.find((one) => distance(name.toUpperCase(), one) <= mostWrong(one));
			return meant ? [{ name, meant }] : [];
		});
}
