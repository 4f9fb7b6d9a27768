import { formatDay } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import type { InquiryEventView } from "#models/inquiry/history.server.ts";
import type { InquiryFields } from "#models/inquiry/record.server.ts";
import type { InquiryStatus } from "#models/options.ts";
import type { Page } from "#models/page.server.ts";
import { History } from "../../shell/history.tsx";
import { usePortal } from "../../shell/use-portal.ts";
import { useTexts } from "../use-texts.ts";

export function Timeline({ history }: { history: Page<InquiryEventView> }) {
	const { language } = usePortal();
	const { options, inquiry, timeline } = useTexts();
	const describe = ({ kind, from, to, fields = [] }: InquiryEventView) => {
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
	const entries = history.rows.map((event) => ({ ...event, what: describe(event) }));
	return <History texts={timeline} page={history} entries={entries} />;
}
