import { Link, useLocation } from "@remix-run/react";
import { changedSearch } from "#app/addresses/search.ts";
import { formatDateTime, formatDay } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import type { InquiryEventView } from "#models/inquiry/history.server.ts";
import type { InquiryFields } from "#models/inquiry/record.server.ts";
import type { InquiryStatus } from "#models/options.ts";
import type { Page } from "#models/page.server.ts";
import { usePortal } from "../../shell/use-portal.ts";
import { useTexts } from "../use-texts.ts";

export function Timeline({ history }: { history: Page<InquiryEventView> }) {
	const { timeline } = useTexts();
	const { pathname, search } = useLocation();
	const { language } = usePortal();
	const describe = useDescription();
	const at = (place: string | null) => pathname + changedSearch(search, { notice: null, history: place });
	return (
		<>
			<h2>{timeline.heading}</h2>
			<ol className="grid grid-cols-[minmax(0,1fr)] gap-3 border-s-2 ps-4">
				{history.rows.map((event) => (
					<li key={event.id}>
						<p>{describe(event)}</p>
						<p className="hint text-xs">
							<time dateTime={event.at}>{formatDateTime(language, event.at)}</time> · {event.by}
						</p>
					</li>
				))}
			</ol>
			{(history.previous || history.next) && (
				<p className="flex gap-6">
					{history.previous && (
						<Link to={at(null)} preventScrollReset>
							{timeline.latest}
						</Link>
					)}{" "}
					{history.next && (
						<Link to={at(history.next)} preventScrollReset>
							{timeline.older}
						</Link>
					)}
				</p>
			)}
		</>
	);
}

function useDescription(): (event: InquiryEventView) => string {
	const { language } = usePortal();
	const { options, inquiry, timeline } = useTexts();
	return ({ kind, from, to, fields = [] }) => {
		if (kind === "moved") {
			const { status } = options;
			return interpolate(timeline.moved, {
				from: status[from as InquiryStatus],
				to: status[to as InquiryStatus],
			});
		}
		if (kind === "edited") {
			const names = fields.map((name) => inquiry.fields[name as keyof InquiryFields].label);
			return interpolate(timeline.edited, { fields: names.join(", ") });
		}
		if (kind === "followUp") {
			return to
				? interpolate(timeline.followUpSet, { to: formatDay(language, to) })
				: timeline.followUpRemoved;
		}
		return timeline[kind];
	};
}
