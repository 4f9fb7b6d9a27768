import { formatDate } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import type { InquiryView } from "#models/inquiry/view.ts";
import { usePortal } from "../../shell/use-portal.ts";
import { FollowUpMark } from "../follow-up-mark.tsx";
import { Urgency } from "../urgency.tsx";
import { useTexts } from "../use-texts.ts";

/** Whose inquiry it is, how urgent, and who logged it when. */
export function InquiryHead({ inquiry }: { inquiry: InquiryView }) {
	const { language } = usePortal();
	const { detail } = useTexts();
	return (
		<header className="detail-head">
			<h1 id="inquiry-heading">{inquiry.customerName}</h1>
			<p className="detail-company">{inquiry.companyName}</p>
			<p className="detail-marks">
				<Urgency of={inquiry.urgency} /> <FollowUpMark inquiry={inquiry} />
			</p>
			<p className="hint">
				{interpolate(detail.logged, {
					day: formatDate(language, inquiry.createdAt),
					rep: inquiry.salesRepName,
				})}
			</p>
		</header>
	);
}
