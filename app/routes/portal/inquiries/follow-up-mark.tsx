import { formatDay } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import type { InquiryRow } from "#models/inquiry/view.ts";
import { usePortal } from "../shell/use-portal.ts";
import { useInquiryTexts } from "./use-texts.ts";

export function FollowUpMark({ inquiry }: { inquiry: Pick<InquiryRow, "followUpOn" | "due"> }) {
	const { language } = usePortal();
	const { dashboard: text } = useInquiryTexts();
	if (!inquiry.followUpOn) return null;
	const day = formatDay(language, inquiry.followUpOn);
	if (inquiry.due === "overdue")
		return <small className="font-bold text-danger">{interpolate(text.overdue, { day })}</small>;
	if (inquiry.due === "today") return <small className="font-bold text-warn">{text.dueToday}</small>;
	return <small>{interpolate(text.followUpOn, { day })}</small>;
}
