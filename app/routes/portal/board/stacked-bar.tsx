import type { InquiryCounts } from "#models/inquiry/counts.server.ts";
import { inquiryStatuses } from "#models/options.ts";

/** One bar of pieces by status, as long as its part of `of`; the numbers stand beside it in the table. */
export function StackedBar({ counts, of }: { counts: InquiryCounts; of: number }) {
	let end = 0;
	return (
		<svg
			className="bar"
			viewBox="0 0 100 10"
			width="100"
			height="10"
			preserveAspectRatio="none"
			aria-hidden="true"
		>
			{inquiryStatuses.map((status) => {
				const width = (counts[status] / Math.max(of, 1)) * 100;
				end += width;
				return (
					<rect key={status} className={`fill-${status}`} x={end - width} y="0" width={width} height="10" />
				);
			})}
		</svg>
	);
}
