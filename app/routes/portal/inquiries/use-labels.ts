import { useTexts } from "./use-texts.ts";

/** What the fields of an inquiry are called, by name. */
export function useLabels(): Record<string, string> {
	const { fields } = useTexts().inquiry;
	return Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label]));
}
