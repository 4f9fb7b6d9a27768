import { mkdir, readFile, writeFile } from "node:fs/promises";
import { cpus, totalmem } from "node:os";
import path from "node:path";
import { root } from "./paths.ts";
import { CliError, step } from "./step.ts";

/** What was tried, what must be seen, and what was seen. */
export type Line = {
	what: string;
	/** Empty where the figure is only told. */
	must: string;
	seen: string;
	reached: boolean;
	figures?: Record<string, number>;
};

/** Can be run alone. */
export type Section = { name: string; title: string; run(): Promise<Line[]> };

type Results = Record<string, { at: string; machine: string; lines: Line[] }>;

/**
 * Runs the named sections, or all, prints a table of each and keeps the newest results in a file.
 * @returns whether everything was reached
 * @throws CliError where there is no section of a name
 */
export async function report(sections: Section[], names: string[], file: string): Promise<boolean> {
	const unknown = names.filter((name) => !sections.some((section) => section.name === name));
	if (unknown.length > 0) {
		const known = sections.map(({ name, title }) => `  ${name}: ${title}`).join("\n");
		throw new CliError(`There is no ${unknown.join(", ")}. There are:\n${known}`);
	}
	const chosen = names.length > 0 ? sections.filter(({ name }) => names.includes(name)) : sections;
	let reached = true;
	for (const { name, title, run } of chosen) {
		const lines = await step(title, run);
		console.log(`\n${table(lines)}\n`);
		await keep(file, name, lines);
		reached &&= lines.every((line) => line.reached);
	}
	return reached;
}

async function keep(file: string, section: string, lines: Line[]): Promise<void> {
	const target = path.join(root, file);
	const results: Results = await readFile(target, "utf8").then(JSON.parse, () => ({}));
	results[section] = { at: new Date().toISOString(), machine: describeMachine(), lines };
	await mkdir(path.dirname(target), { recursive: true });
	await writeFile(target, `${JSON.stringify(results, null, "\t")}\n`);
}

function describeMachine(): string {
	const [cpu] = cpus();
	return `${cpus().length} cores (${cpu?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;
}

function table(lines: Line[]): string {
	const rows = lines.map(({ what, must, seen, reached }) => [
		reached ? "ok" : "NOT REACHED",
		what,
		seen,
		must,
	]);
	const all = [["", "what", "seen", "must be"], ...rows];
	const widths = [0, 1, 2].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
	return all
		.map((row) =>
			row
				.map((cell, column) => cell.padEnd(widths[column] ?? 0))
				.join("  ")
				.trimEnd(),
		)
		.join("\n");
}
