type Item = { id?: string; question: string; answer: string };

type Props = {
	name: string;
	items: readonly Item[];
	links?: Record<string, { href: string; text: string }>;
};

/**
 * Opens one at a time without a script; an address ending in an answer's id opens that answer, as the place that it names
 * lies in it, and shows the question, as it stands there.
 */
export function Accordion({ name, items, links = {} }: Props) {
	return (
		<div className="border-t-2 border-ink">
			{items.map(({ id, question, answer }) => (
				<details key={question} className="relative border-b" name={name}>
					<summary className="flex justify-between gap-4 py-[1.1rem] print:py-1 leading-[1.4] font-bold after:text-[1.5em] after:leading-none after:text-sky after:content-['+'_/_''] hover:text-sky in-[[open]]:after:content-['−'_/_'']">
						{question}
					</summary>
					<p className="max-w-[62ch] pb-[1.4rem] text-ink-soft print:max-w-none print:pb-1">
						{id && <span id={id} className="absolute top-0" />}
						{id && links[id] ? (
							<>
								{answer} <a href={links[id].href}>{links[id].text}</a>
							</>
						) : (
							answer
						)}
					</p>
				</details>
			))}
		</div>
	);
}
