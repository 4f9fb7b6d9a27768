/** Text in which an e-mail address is never broken at its hyphen. */
export function WithMail({ text }: { text: string }) {
	const parts = text.split(/([\w.+-]+@[\w.-]*\w)/);
	return parts.map((part, index) =>
		part.includes("@") ? (
			<span key={`${index}-${part}`} className="inline-block">
				{part}
			</span>
		) : (
			part
		),
	);
}
