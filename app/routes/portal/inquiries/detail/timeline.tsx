import { formatDateTime, formatDay } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import type { InquiryFields } from "#models/inquiry/record.server.ts";
import type { InquiryEventView } from "#models/inquiry/view.ts";
import type { InquiryStatus } from "#models/options.ts";
import { usePortal } from "../../shell/use-portal.ts";
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
							<time dateTime={event.at}>{formatDateTime(language, event.at)}</time> · {event.by}
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
