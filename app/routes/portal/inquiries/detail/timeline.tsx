import type { InquiryStatus } from "#app/content/options.ts";
import { fill } from "#app/i18n/fill.ts";
import { formatDay, formatMoment } from "#app/i18n/format.ts";
import type { InquiryEventView, InquiryFields } from "#models/sales-inquiry.server.ts";
import { usePortal } from "../../frame/use-portal.ts";
import { useTexts } from "../use-texts.ts";

/** Who did what with the inquiry, when; the latest first. */
export function Timeline({ events }: { events: InquiryEventView[] }) {
	const { language } = usePortal();
	const { timeline } = useTexts().detail;
	const describe = useDescription();
	return (
		<>
			<h2>{timeline.heading}</h2>
			<ol className="timeline">
				{events.map((event, index) => (
					// By its number from the first: two can have happened in one millisecond.
					<li key={events.length - index}>
						<p>{describe(event)}</p>
						<p className="hint">
							<time dateTime={event.at}>{formatMoment(language, event.at)}</time> · {event.by}
						</p>
					</li>
				))}
			</ol>
		</>
	);
}

function useDescription(): (event: InquiryEventView) => string {
	const { language } = usePortal();
	const { detail, options, inquiry } = useTexts();
	const { timeline } = detail;
	return ({ kind, from, to, fields = [] }) => {
		if (kind === "moved") {
			const { status } = options;
			return fill(timeline.moved, { from: status[from as InquiryStatus], to: status[to as InquiryStatus] });
		}
		if (kind === "edited") {
			const names = fields.map((name) => inquiry.fields[name as keyof InquiryFields].label);
			return fill(timeline.edited, { fields: names.join(", ") });
		}
		if (kind === "followUp") {
			return to ? fill(timeline.followUpSet, { to: formatDay(language, to) }) : timeline.followUpRemoved;
		}
		return timeline[kind];
	};
}
