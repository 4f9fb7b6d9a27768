import { Link, useLocation } from "@remix-run/react";
import { changedSearch, firstPage } from "#app/addresses/search.ts";
import { usePortal } from "./use-portal.ts";

type Props = { next: string | null; previous: string | null };

export function PageLinks({ next, previous }: Props) {
	const { pathname, search } = useLocation();
	const { pages } = usePortal().text;
	if (!next && !previous) return null;
	return (
		// The key removes the followed link with its page, so that the focus goes to the heading.
		<nav key={search} aria-label={pages.label} className="flex gap-6 [&_a]:py-1">
			{previous && (
				<Link rel="prev" to={pathname + changedSearch(search, { ...firstPage, before: previous })}>
					{pages.previous}
				</Link>
			)}{" "}
			{next && (
				<Link rel="next" to={pathname + changedSearch(search, { ...firstPage, after: next })}>
					{pages.next}
				</Link>
			)}
		</nav>
	);
}
