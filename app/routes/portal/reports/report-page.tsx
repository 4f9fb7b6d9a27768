import type { ReactNode } from "react";
import { leadReports, reports } from "#app/addresses/reports.ts";
import { Main } from "../shell/main.tsx";
import { Tabs } from "../shell/tabs.tsx";
import { usePortal } from "../shell/use-portal.ts";

type Props = { shown: typeof reports | typeof leadReports; children: ReactNode };

/** The frame of the two halves of the reports. */
export function ReportPage({ shown, children }: Props) {
	const { viewer, text } = usePortal();
	const { nav } = text;
	const tab = (name: string, address: Props["shown"]) => ({ name, address, isShown: address === shown });
	return (
		<Main className="xl:grid-cols-2 xl:gap-x-10 xl:[&>:not(section)]:col-span-full [&_section]:mt-4 [&_section]:content-start [&_section]:grid [&_section]:grid-cols-[minmax(0,1fr)] [&_section]:gap-2">
			<h1>{nav.reports}</h1>
			{viewer?.isAdmin && (
				<Tabs label={nav.reports} tabs={[tab(nav.dashboard, reports), tab(nav.requests, leadReports)]} />
			)}
			{children}
		</Main>
	);
}
