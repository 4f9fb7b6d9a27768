/** What a text says in JSON; null for any other text. */
export function readJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
