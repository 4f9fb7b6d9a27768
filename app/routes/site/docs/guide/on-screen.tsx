/** Bold for words that stand on the screen, quoted in the texts. */
export function OnScreen({ text }: { text: string }) {
	const parts = text.split(/“([^”]+)”/);
	return parts.map((part, index) => (index % 2 === 1 ? <b key={`${index}-${part}`}>{part}</b> : part));
}
