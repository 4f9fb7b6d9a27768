import { Link, useLocation } from "@remix-run/react";
import { changedSearch } from "#app/addresses/search.ts";
import { formatDateTime } from "#app/i18n/format.ts";
import { usePortal } from "../shell/use-portal.ts";
import type { ShownHistory } from "./timeline.server.ts";
import { useRecordTexts } from "./use-texts.ts";
import { Words } from "./words.tsx";

/** What has happened to an inquiry or a request, latest first. */
export function Timeline({ history: { entries, next, previous } }: { history: ShownHistory }) {
	const { pathname, search } = useLocation();
	const { language } = usePortal();
	const texts = useRecordTexts().history;
	const pageAt = (place: string | null) => pathname + changedSearch(search, { history: place });
	return (
		<section>
			<h2>{texts.heading}</h2>
			<ol className="grid grid-cols-[minmax(0,1fr)] gap-3 border-s-2 ps-4 wrap-anywhere">
				{entries.map(({ id, what, note, at, by, about }) => (
					<li key={id}>
						<p>{what}</p>
						{note && (
							<p className="whitespace-pre-line">
								<Words text={note} />
							</p>
						)}
						<p className="hint text-xs">
							<time dateTime={at}>{formatDateTime(language, at)}</time> · {by}
							{about && (
								<>
									{" "}
									· <Link to={about.address}>{about.name}</Link>
								</>
							)}
						</p>
					</li>
				))}
			</ol>
			{(previous || next) && (
				<p className="flex gap-6 [&_a]:inline-block [&_a]:py-[0.15rem]">
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
		</section>
	);
}
