import { formatNumber } from "#app/i18n/format.ts";
import type { InquiryCounts } from "#models/inquiry/counts.server.ts";
import { usePortal } from "../../shell/use-portal.ts";
import { useTexts } from "../use-texts.ts";

export function Counts({ counts }: { counts: InquiryCounts }) {
	const { language } = usePortal();
	const { dashboard } = useTexts();
	return (
		<dl className="counts">
			{(["total", "pending", "in-progress", "completed"] as const).map((name) => (
				<div key={name}>
					<dt>{dashboard.counts[name]}</dt>
					<dd>{formatNumber(language, counts[name])}</dd>
				</div>
			))}
		</dl>
	);
}
