import { Link } from "@remix-run/react";
import { Fragment } from "react";
import { todayPage } from "#app/addresses/portal.ts";
import { inquiryList, lateRequests } from "#app/addresses/records.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { usePortal } from "../shell/use-portal.ts";
import { useTodayTexts } from "./use-texts.ts";

/** The dashboard's summary of Today. On a narrow screen the header shows the viewer's own counts instead. */
export function TodayLine() {
	const { counts } = usePortal();
	const { onDashboard, open } = useTodayTexts();
	if (!counts) return null;
	return (
		<div className="empty:hidden max-[56rem]:hidden">
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

/** Links administrators to everything that is late, whoever owns it. */
export function TeamLate() {
	const { counts, viewer } = usePortal();
	const { team, teamRequests, teamInquiries } = useTodayTexts();
	if (!counts || !viewer?.isAdmin) return null;
	const parts = [
		{ count: counts.late, words: teamRequests, address: lateRequests },
		{ count: counts.overdue, words: teamInquiries, address: inquiryList({ due: "overdue" }) },
	].filter(({ count }) => count !== "0");
	if (parts.length === 0) return null;
	return (
		<p className="[&>a]:inline-block [&>a]:py-[0.15rem]">
			{team}{" "}
			{parts.map(({ count, words, address }, index) => (
				<Fragment key={address}>
					{index > 0 && ", "}
					<Link to={address}>{interpolate(words, { count })}</Link>
				</Fragment>
			))}
		</p>
	);
}
