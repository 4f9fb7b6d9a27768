type Item = { id?: string; question: string; answer: string };

/** Questions that open one at a time, without a script; an address that ends in the id of an answer opens it. */
export function Accordion({ name, items }: { name: string; items: readonly Item[] }) {
	return (
		<div className="accordion">
			{items.map(({ id, question, answer }) => (
				<details key={question} name={name}>
					<summary>{question}</summary>
					<p id={id}>{answer}</p>
				</details>
			))}
		</div>
	);
}
