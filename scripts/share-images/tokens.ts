import { readFileSync } from "node:fs";

const theme = readFileSync(new URL("../../app/styles/theme.css", import.meta.url), "utf8");

export function color(name: string): string {
	const value = theme.match(new RegExp(`--color-${name}: (#\\w+);`))?.[1];
	if (!value) throw new Error(`theme.css has no colour named ${name}`);
	return value;
}
