/** The fields of an import, as hidden ones of its next step: nothing of it is kept on the server in between. */
export function SentAgain({ sent }: { sent: Record<string, string | string[] | undefined> }) {
	return Object.entries(sent).flatMap(([name, values = []]) =>
		[values]
			.flat()
			.map((value, index) => <input key={`${name} ${index}`} type="hidden" name={name} value={value} />),
	);
}
