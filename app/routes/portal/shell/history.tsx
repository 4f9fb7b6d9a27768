import { Link, useLocation } from "@remix-run/react";
import { changedSearch } from "#app/addresses/search.ts";
import { formatDateTime } from "#app/i18n/format.ts";
import type { Page } from "#models/page.server.ts";
import { usePortal } from "./use-portal.ts";

type Props = {
	texts: { heading: string; latest: string; older: string };
	page: Pick<Page<unknown>, "next" | "previous">;
	entries: { id: string; what: string; note?: string; at: string; by: string }[];
};

/** What has happened to an inquiry or a request, latest first. */
export function History({ texts, page: { next, previous }, entries }: Props) {
	const { pathname, search } = useLocation();
	const { language } = usePortal();
	const pageAt = (place: string | null) => pathname + changedSearch(search, { notice: null, history: place });
	return (
		<>
			<h2>{texts.heading}</h2>
			<ol className="grid grid-cols-[minmax(0,1fr)] gap-3 border-s-2 ps-4 wrap-anywhere">
				{entries.map(({ id, what, note, at, by }) => (
					<li key={id}>
						<p>{what}</p>
						{note && <p className="whitespace-pre-line">{note}</p>}
						<p className="hint text-xs">
							<time dateTime={at}>{formatDateTime(language, at)}</time> · {by}
						</p>
					</li>
				))}
			</ol>
			{(previous || next) && (
				<p className="flex gap-6">
					{previous && (
						<Link to={pageAt(null)} preventScrollReset>
							{texts.latest}
						</Link>
					)}{" "}
					{next && (
						<Link to={pageAt(next)} preventScrollReset>
							{texts.older}
						</Link>
					)}
				</p>
			)}
		</>
	);
}
