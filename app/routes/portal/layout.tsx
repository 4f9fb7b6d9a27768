import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import {
	Outlet,
	type ShouldRevalidateFunction,
	useLoaderData,
	useRouteError,
	useRouteLoaderData,
} from "@remix-run/react";
import { requests } from "#app/addresses/requests.ts";
import type { loader as rootLoader } from "#app/root.tsx";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import { findViewer, whileDatabaseAnswers } from "#app/server/staff.server.ts";
import portalStyles from "#app/styles/portal.css?url";
import { ErrorPage } from "#app/ui/error-page.tsx";
import { countRequests, mostCounted, type RequestCounts } from "#models/request/counts.server.ts";
import { isOffline, Offline } from "./shell/offline.tsx";
import { PortalShell, type ShownCounts } from "./shell/shell.tsx";

export const handle = { hydrate: true };

export const links: LinksFunction = () => [{ rel: "stylesheet", href: portalStyles }];

export async function loader({ request, context }: LoaderFunctionArgs) {
	const viewer = await whileDatabaseAnswers(request, () => findViewer({ request, context }));
	const language = await pageLanguage(request);
	const { form, errorPages, home, ...shown } = text(language, "portal");
	const counts =
		viewer && !viewer.lacksFactor && (await whileDatabaseAnswers(request, () => countRequests(viewer)));
	return { viewer, language, counts: counts ? shownCounts(counts) : null, text: shown };
}

/** Who is signed in changes only by a form; the counts are those of the list that is shown. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, actionResult, nextUrl }) =>
	formMethod === "POST" ? actionResult?.status !== "failed" : nextUrl.pathname === requests;

function shownCounts(counts: RequestCounts): ShownCounts {
	const shown = Object.entries(counts).map(([name, count]) => [
		name,
		count < mostCounted ? String(count) : `${mostCounted - 1}+`,
	]);
	return Object.fromEntries(shown);
}

export default function PortalLayout() {
	return (
		<PortalShell {...useLoaderData<typeof loader>()}>
			<Outlet />
		</PortalShell>
	);
}

export function ErrorBoundary() {
	const root = useRouteLoaderData<typeof rootLoader>("root");
	const data = useRouteLoaderData<typeof loader>("routes/portal/layout");
	const error = useRouteError();
	if (!data) return <ErrorPage error={error} texts={root?.errorTexts} home="/portal" />;
	return (
		<PortalShell {...data}>
			{isOffline(error) ? (
				<Offline text={data.text.failures} />
			) : (
				<div className="[&_h1]:text-xl [&>main]:max-w-144 [&>main]:px-4 [&>main]:py-12 [&>main>p:first-child]:text-2xl">
					<ErrorPage error={error} texts={root?.errorTexts} home="/portal" />
				</div>
			)}
		</PortalShell>
	);
}
