import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { Form, NavLink, Outlet, useLoaderData, useRouteError, useRouteLoaderData } from "@remix-run/react";
import type { loader as rootLoader } from "#app/root.tsx";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import { findViewer, whileDatabaseAnswers } from "#app/server/staff.server.ts";
import portalStyles from "#app/styles/portal.css?url";
import { ErrorPage } from "#app/ui/error-page.tsx";

export const handle = { hydrate: true };

export const links: LinksFunction = () => [{ rel: "stylesheet", href: portalStyles }];

export async function loader({ request }: LoaderFunctionArgs) {
	const viewer = await whileDatabaseAnswers(request, () => findViewer(request));
	const { brand, nav, roles, lang } = text(await pageLanguage(request), "portal");
	return { viewer, brand, nav, roles, lang };
}

export default function PortalLayout() {
	const { viewer, brand, nav, roles, lang } = useLoaderData<typeof loader>();
	return (
		<div lang={lang}>
			<a className="skip-link" href="#main">
				{nav.skip}
			</a>
			<header className="portal-bar">
				<a href="/portal">{brand}</a>
				{viewer && (
					<>
						<nav aria-label={nav.label}>
							<NavLink to="/portal/dashboard">{nav.dashboard}</NavLink>
							<NavLink to="/portal/inquiry">{nav.newInquiry}</NavLink>
						</nav>
						<p>
							{viewer.fullName} · {viewer.isAdmin ? roles.admin : roles.sales}
						</p>
						<Form method="post" action="/portal/logout">
							<button type="submit" className="btn btn-quiet">
								{nav.logout}
							</button>
						</Form>
					</>
				)}
			</header>
			<Outlet />
		</div>
	);
}

export function ErrorBoundary() {
	const root = useRouteLoaderData<typeof rootLoader>("root");
	return <ErrorPage error={useRouteError()} texts={root?.errorTexts} home="/portal" />;
}
