import { CliError, reasonOf } from "./step.ts";

/** Gives a program's path, null where it has none, an error where getting it failed. */
export type Source = { name: string; get(): Promise<string | null> };

type Wanted<T> = {
	/** The program's name for people to read. */
	what: string;
	sources: Source[];
	/** Throws if the program is of no use. */
	check: (path: string) => Promise<T>;
	/** What a person can do where no source helps. */
	wayOut: string;
};

/** Asks the sources in order; gives what `check` says of the first that works. @throws CliError */
export async function findProgram<T>({ what, sources, check, wayOut }: Wanted<T>): Promise<T> {
	const tried: string[] = [];
	for (const [index, { name, get }] of sources.entries()) {
		try {
			const path = await get();
			if (path !== null) return await check(path);
		} catch (error) {
			tried.push(`${name}: ${reasonOf(error)}`);
			const next = sources[index + 1];
			if (next) console.log(`${what}: trying ${next.name}, as ${name} did not help (${reasonOf(error)})`);
		}
	}
	const lines = tried.map((line) => `  - ${line}`);
	throw new CliError([`${what}: none could be had for this machine.`, ...lines, wayOut].join("\n"));
}
