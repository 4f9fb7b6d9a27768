import type { ReactNode } from "react";
import { activityPage, leadReports, reports } from "#app/addresses/portal.ts";
import { Main } from "../shell/main.tsx";
import { Tabs } from "../shell/tabs.tsx";
import { usePortal } from "../shell/use-portal.ts";

type Shown = { shown: typeof reports | typeof leadReports | typeof activityPage };

export function ReportTabs({ shown }: Shown) {
	const { viewer, text } = usePortal();
	const { nav } = text;
	const tab = (name: string, address: Shown["shown"]) => ({ name, address, isShown: address === shown });
	const leads = viewer?.isAdmin ? [tab(nav.requests, leadReports)] : [];
	const tabs = [tab(nav.dashboard, reports), ...leads, tab(nav.activity, activityPage)];
	return <Tabs label={nav.reports} tabs={tabs} />;
}

/** The frame of the reports that are figures. */
export function ReportPage({ shown, children }: Shown & { children: ReactNode }) {
	const { nav } = usePortal().text;
	return (
		<Main className="xl:grid-cols-2 xl:gap-x-10 xl:items-start xl:[&>:not(section,details)]:col-span-full [&_section]:mt-4 [&_section]:content-start [&_section]:grid [&_section]:grid-cols-[minmax(0,1fr)] [&_section]:gap-2">
			<h1>{nav.reports}</h1>
			<ReportTabs shown={shown} />
			{children}
		</Main>
	);
}
