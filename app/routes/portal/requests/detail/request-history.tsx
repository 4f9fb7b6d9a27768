import { Link, useLocation } from "@remix-run/react";
import { changedSearch } from "#app/addresses/search.ts";
import { formatDateTime, formatDay, formatDeadline } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import type { Page } from "#models/page.server.ts";
import type { RequestEventView } from "#models/request/history.server.ts";
import { usePortal } from "../../shell/use-portal.ts";
import { correctionLines } from "../corrections.ts";
import { useRequestTexts } from "../use-texts.ts";
import type { ShownRequest } from "./shown-request.server.ts";

type Props = { request: ShownRequest & { history: Page<RequestEventView> } };

export function RequestHistory({ request: { name, createdAt, history } }: Props) {
	const { pathname, search } = useLocation();
	const { language } = usePortal();
	const { detail, events, ways, endings } = useRequestTexts();
	const texts = detail.history;
	const at = (place: string | null) => pathname + changedSearch(search, { notice: null, history: place });
	const describe = ({ kind, to, way, ending, nextOn, demoAt }: RequestEventView) => {
		const what = interpolate(events[kind], {
			to: to ?? "",
			time: demoAt ? formatDeadline(language, new Date(demoAt)) : "",
			way: way ? ways[way] : "",
			ending: ending ? endings[ending] : "",
		});
		return nextOn ? `${what}. ${interpolate(texts.nextOn, { day: formatDay(language, nextOn) })}` : what;
	};
	return (
		<section>
			<h2>{texts.heading}</h2>
			<ol className="grid grid-cols-[minmax(0,1fr)] gap-3 border-s-2 ps-4 wrap-anywhere">
				{history.rows.map((event) => (
					<Entry
						key={event.id}
						what={describe(event)}
						{...event}
						note={[event.note, ...correctionLines(event)].filter(Boolean).join("\n")}
					/>
				))}
				{!history.next && <Entry what={texts.came} at={createdAt} by={name} />}
			</ol>
			{(history.previous || history.next) && (
				<p className="flex gap-6">
					{history.previous && (
						<Link to={at(null)} preventScrollReset>
							{texts.latest}
						</Link>
					)}{" "}
					{history.next && (
						<Link to={at(history.next)} preventScrollReset>
							{texts.older}
						</Link>
					)}
				</p>
			)}
		</section>
	);
}

type Happened = { what: string; at: string; by: string; note?: string };

function Entry({ what, at, by, note }: Happened) {
	const { language } = usePortal();
	return (
		<li>
			<p>{what}</p>
			{note && <p className="whitespace-pre-line">{note}</p>}
			<p className="hint text-xs">
				<time dateTime={at}>{formatDateTime(language, at)}</time> · {by}
			</p>
		</li>
	);
}
