import { Link } from "@remix-run/react";
import { inquiryList } from "#app/addresses/inquiries.ts";
import { lateRequests } from "#app/addresses/requests.ts";
import { todayPage } from "#app/addresses/today.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { usePortal } from "../shell/use-portal.ts";
import { useTodayTexts } from "./use-texts.ts";

/** Sums up the page of today on the dashboard; on a narrow screen the header has the counts of one's own. */
export function TodayLine() {
	const { counts } = usePortal();
	const { onDashboard, open } = useTodayTexts();
	if (!counts) return null;
	return (
		<div className="max-[56rem]:hidden">
			{(counts.myLate !== "0" || counts.nobody !== "0") && (
				<p>
					{interpolate(onDashboard, { count: counts.myLate, requests: counts.nobody })}{" "}
					<Link className="inline-block py-[0.15rem]" to={todayPage}>
						{open}
					</Link>
				</p>
			)}
			<TeamLate />
		</div>
	);
}

/** Leads an administrator to what is late, whoever looks after it. */
export function TeamLate() {
	const { counts, viewer } = usePortal();
	const { team, teamRequests, teamInquiries } = useTodayTexts();
	if (!counts || !viewer?.isAdmin || (counts.late === "0" && counts.overdue === "0")) return null;
	return (
		<p className="[&>a]:inline-block [&>a]:py-[0.15rem]">
			{team} <Link to={lateRequests}>{interpolate(teamRequests, { count: counts.late })}</Link>,{" "}
			<Link to={inquiryList({ due: "overdue" })}>
				{interpolate(teamInquiries, { count: counts.overdue })}
			</Link>
		</p>
	);
}
