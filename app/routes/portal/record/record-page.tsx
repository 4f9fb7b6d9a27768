import { Link } from "@remix-run/react";
import { createContext, type ReactNode, useContext } from "react";
import { todayPage } from "#app/addresses/portal.ts";
import { Main } from "../shell/main.tsx";
import { useTodayTexts } from "../today/use-texts.ts";

/** Whether a record stands beside today's tasks, which are the page's `<main>`. */
export const BesideTasks = createContext(false);

type Props = { back: string; backText: string; children: ReactNode };

/** A record's page, with the way back to its list. */
export function RecordPage({ back, backText, children }: Props) {
	const { close } = useTodayTexts();
	if (useContext(BesideTasks)) {
		return (
			<div className="grid grid-cols-[minmax(0,1fr)] gap-3">
				<p>
					<Link className="inline-block py-1" to={todayPage} preventScrollReset>
						{close}
					</Link>
				</p>
				{children}
			</div>
		);
	}
	return (
		<Main gap="gap-3">
			<p className="print:hidden">
				<Link to={back}>{backText}</Link>
			</p>
			{children}
		</Main>
	);
}
