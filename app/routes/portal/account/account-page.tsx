import { NavLink } from "@remix-run/react";
import type { ReactNode } from "react";
import { handOverAddress } from "#app/addresses/account.ts";
import type { Vi } from "#app/locales/index.ts";
import { Main } from "../shell/main.tsx";
import { usePortal } from "../shell/use-portal.ts";

type Props = { nav: Vi["portalAccount"]["account"]; heading: string; intro: string; children: ReactNode };

export function AccountPage({ nav, heading, intro, children }: Props) {
	const { viewer } = usePortal();
	return (
		<Main className="[--measure:52rem] [&>.form]:max-w-96 [&>.form]:gap-4">
			<nav className="border-b print:hidden" aria-label={nav.label}>
				<ul className="flex flex-wrap gap-x-5 [&_a]:-mb-px [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:border-b-3 [&_a]:border-transparent [&_a]:font-bold [&_a]:text-inherit [&_a]:no-underline [&_a:hover]:text-sky [&_a[aria-current]]:border-sky [&_a[aria-current]]:text-sky">
					<li>
						<NavLink to="/portal/devices">{nav.devices}</NavLink>
					</li>
					<li>
						<NavLink to="/portal/password">{nav.password}</NavLink>
					</li>
					<li>
						<NavLink to="/portal/factor">{nav.factor}</NavLink>
					</li>
					<li>
						<NavLink to="/portal/notifications">{nav.notifications}</NavLink>
					</li>
					{viewer && (
						<li>
							<NavLink to={handOverAddress(viewer.id)}>{nav.handOver}</NavLink>
						</li>
					)}
				</ul>
			</nav>
			<h1>{heading}</h1>
			<p>{intro}</p>
			{children}
		</Main>
	);
}
