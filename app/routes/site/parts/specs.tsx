type Props = { items: readonly { title: string; text: string }[] };

export function Specs({ items }: Props) {
	return (
		<dl className="border-t-2 border-ink">
			{items.map(({ title, text }) => (
				<div
					key={title}
					className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-x-(--gap) gap-y-[0.1rem] border-b py-4"
				>
					<dt className="text-lg leading-[1.4] tracking-tight">{title}</dt>
					<dd className="text-ink-soft">{text}</dd>
				</div>
			))}
		</dl>
	);
}
