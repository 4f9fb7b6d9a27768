import { Link, useLocation } from "@remix-run/react";
import { changedSearch, firstPage } from "../inquiries/paths.ts";
import { usePortal } from "./use-portal.ts";

type Props = { next: string | null; previous: string | null };

/** Leads to the pages of a list around this one. */
export function PageLinks({ next, previous }: Props) {
	const { pathname, search } = useLocation();
	const { pages } = usePortal().text;
	if (!next && !previous) return null;
	return (
		// With a new page the link that led there is gone, and the focus goes to the heading.
		<nav key={search} aria-label={pages.label} className="flex gap-6">
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
