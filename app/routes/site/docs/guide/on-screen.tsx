export function OnScreen({ text }: { text: string }) {
	const parts = text.split(/(“[^”]+”)/);
	return parts.map((part, index) => (part.startsWith("“") ? <b key={`${index}-${part}`}>{part}</b> : part));
}
