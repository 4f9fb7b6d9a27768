export function More({ href, children }: { href: string; children: string }) {
	return (
		<p className="mt-[calc(var(--gap)*1.5)] font-bold lg:col-start-2">
			<a className="inline-block py-1 after:content-['_→'_/_'']" href={href}>
				{children}
			</a>
		</p>
	);
}
