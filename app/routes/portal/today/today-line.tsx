import { Link } from "@remix-run/react";
import { todayPage } from "#app/addresses/today.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { usePortal } from "../shell/use-portal.ts";
import { useTodayTexts } from "./use-texts.ts";

/** Sums up the page of today on the dashboard; on a narrow screen the header has both counts. */
export function TodayLine() {
	const { counts } = usePortal();
	const { onDashboard, open } = useTodayTexts();
	if (!counts || (counts.myLate === "0" && counts.nobody === "0")) return null;
	return (
		<p className="max-[56rem]:hidden">
			{interpolate(onDashboard, { count: counts.myLate, requests: counts.nobody })}{" "}
			<Link className="inline-block py-[0.15rem]" to={todayPage}>
				{open}
			</Link>
		</p>
	);
}
