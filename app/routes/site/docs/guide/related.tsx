type Props = { heading: string; guides: { href: string; title: string; text: string }[] };

export function Related({ heading, guides }: Props) {
	return (
		<nav className="print:hidden" aria-labelledby="related">
			<h2 id="related" className="mb-2 text-lg tracking-tight">
				{heading}
			</h2>
			<ul className="border-t-2 border-ink">
				{guides.map(({ href, title, text }) => (
					<li key={href} className="border-b py-4">
						<a className="inline-block py-[0.1rem] font-bold" href={href}>
							{title}
						</a>
						<p className="text-sm text-ink-soft">{text}</p>
					</li>
				))}
			</ul>
		</nav>
	);
}
