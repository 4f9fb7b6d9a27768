type Item = { id?: string; question: string; answer: string };

/** Questions that open one at a time, without a script. */
export function Accordion({ name, items }: { name: string; items: readonly Item[] }) {
	return (
		<div className="accordion">
			{items.map(({ id, question, answer }) => (
				<details key={question} id={id} name={name}>
					<summary>{question}</summary>
					<p>{answer}</p>
				</details>
			))}
		</div>
	);
}
