import { NavLink } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Vi } from "#app/locales/index.ts";

type Props = { nav: Vi["portalAccount"]["account"]; heading: string; intro: string; children: ReactNode };

/** A page about one's own account. */
export function AccountPage({ nav, heading, intro, children }: Props) {
	return (
		<main id="main" className="portal-main account">
			<nav className="account-nav" aria-label={nav.label}>
				<ul>
					<li>
						<NavLink to="/portal/devices">{nav.devices}</NavLink>
					</li>
					<li>
						<NavLink to="/portal/password">{nav.password}</NavLink>
					</li>
				</ul>
			</nav>
			<h1>{heading}</h1>
			<p>{intro}</p>
			{children}
		</main>
	);
}
