type Props = { heading: string; items: readonly { title: string; text: string }[] };

/** Points beside a form, each with its own short text. */
export function Reasons({ heading, items }: Props) {
	return (
		<>
			<h2>{heading}</h2>
			<dl className="reasons">
				{items.map(({ title, text }) => (
					<div key={title}>
						<dt>{title}</dt>
						<dd>{text}</dd>
					</div>
				))}
			</dl>
		</>
	);
}
