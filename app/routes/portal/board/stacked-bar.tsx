import type { InquiryCounts } from "#models/inquiry/counts.server.ts";
import { type InquiryStatus, inquiryStatuses } from "#models/options.ts";

export const statusFill: Record<InquiryStatus, string> = {
	pending: "fill-edge",
	"in-progress": "fill-sky",
	completed: "fill-good",
};

export function StackedBar({ counts, of }: { counts: InquiryCounts; of: number }) {
	let end = 0;
	return (
		<svg
			className="h-[0.85rem] w-full"
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
					<rect key={status} className={statusFill[status]} x={end - width} y="0" width={width} height="10" />
				);
			})}
		</svg>
	);
}
