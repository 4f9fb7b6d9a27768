import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { handOverAddress } from "#app/addresses/portal.ts";
import type { Vi } from "#app/locales/index.ts";
import { Main } from "../shell/main.tsx";
import { Tabs } from "../shell/tabs.tsx";
import { usePortal } from "../shell/use-portal.ts";

type Props = { nav: Vi["portalAccount"]["account"]; heading: string; intro: string; children: ReactNode };

export function AccountPage({ nav, heading, intro, children }: Props) {
	const { viewer } = usePortal();
	const { pathname } = useLocation();
	const tab = (name: string, address: string) => ({ name, address, isShown: pathname.startsWith(address) });
	return (
		<Main className="[--measure:52rem] [&>.form]:max-w-96 [&>.form]:gap-4">
			<Tabs
				label={nav.label}
				tabs={[
					tab(nav.devices, "/portal/devices"),
					tab(nav.password, "/portal/password"),
					tab(nav.factor, "/portal/factor"),
					tab(nav.notifications, "/portal/notifications"),
					...(viewer ? [tab(nav.handOver, handOverAddress(viewer.id))] : []),
				]}
			/>
			<h1>{heading}</h1>
			<p>{intro}</p>
			{children}
		</Main>
	);
}
