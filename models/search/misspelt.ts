import leven from "leven";

/** A third of a short name's letters would make nearly any other of it. */
const mostWrong = (name: string) => Math.min(3, Math.floor(name.length / 4));

/** Names that are none of the known ones, and so like one that this was surely meant. */
export function misspeltNames(given: string[], known: string[]): { name: string; meant: string }[] {
	return given
		.filter((name) => !known.includes(name))
		.flatMap((name) => {
			const meant = known.find((one) => leven(name.toUpperCase(), one) <= mostWrong(one));
			return meant ? [{ name, meant }] : [];
		});
}
