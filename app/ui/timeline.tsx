type Props = {
	items: readonly { title: string; text: string }[];
	level: "h2" | "h3";
	marker: "before:bg-sky" | "before:bg-good";
};

export function Timeline({ items, level: Title, marker }: Props) {
	return (
		<ol className="[counter-reset:step]">
			{items.map(({ title, text }) => (
				<li
					key={title}
					className={`relative ps-12 pb-[1.4rem] [counter-increment:step] before:absolute before:top-0 before:left-0 before:w-8 before:rounded-full before:text-center before:leading-8 before:font-bold before:text-white before:content-[counter(step)] not-last:after:absolute not-last:after:top-[2.4rem] not-last:after:bottom-[0.4rem] not-last:after:left-[calc(1rem-1px)] not-last:after:border-s-2 ${marker}`}
				>
					<Title className="text-[1em] tracking-[0]">{title}</Title>
					<p className="text-ink-soft">{text}</p>
				</li>
			))}
		</ol>
	);
}
