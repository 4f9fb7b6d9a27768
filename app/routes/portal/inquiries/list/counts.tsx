import { formatNumber } from "#app/i18n/format.ts";
import type { InquiryCounts } from "#models/inquiry/counts.server.ts";
import { usePortal } from "../../shell/use-portal.ts";
import { useTexts } from "../use-texts.ts";

export function Counts({ counts }: { counts: InquiryCounts }) {
	const { language } = usePortal();
	const { dashboard } = useTexts();
	return (
		<dl className="flex flex-wrap gap-x-5 gap-y-1 [font-variant-numeric:tabular-nums] [&_dd]:font-bold [&_dt]:font-normal [&_dt]:text-ink-soft [&>div]:flex [&>div]:flex-row-reverse [&>div]:gap-[0.35em]">
			{(["total", "pending", "in-progress", "completed"] as const).map((name) => (
				<div key={name}>
					<dt>{dashboard.counts[name]}</dt>
					<dd>{formatNumber(language, counts[name])}</dd>
				</div>
			))}
		</dl>
	);
}
