import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Outlet, useRouteError, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { isOwnRequest, isPortal } from "./addresses/site.ts";
import { useDocument } from "./client/use-document.ts";
import { pageLanguage, text } from "./server/i18n.server.ts";
import pagesStyles from "./styles/pages.css?url";
import { ErrorPage, errorPageText } from "./ui/error-page.tsx";

export const links: LinksFunction = () => [
	{ rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
	{ rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
	{ rel: "manifest", href: "/manifest.webmanifest" },
];

/** For error pages; every other page names itself. */
export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
	error ? [{ title: errorPageText(error, data?.errorTexts).heading }] : [];

export async function loader({ request }: LoaderFunctionArgs) {
	const language = await pageLanguage(request);
	const { errorPages, home } = text(language, "common");
	const { pathname } = new URL(request.url);
	// The portal has its own, in its scripts.
	if (isPortal(pathname)) return { language, errorTexts: undefined, missing: undefined };
	const { dead } = text(language, "ownRequest");
	const { label, hint, submit, popularLabel, popular } = text(language, "docs").search;
	const { features, pricing, contact } = text(language, "nav").pages;
	return {
		language,
		errorTexts: { errorPages: isOwnRequest(pathname) ? { ...errorPages, 404: dead } : errorPages, home },
		missing: { search: { label, hint, submit, popularLabel, popular }, ways: { features, pricing, contact } },
	};
}

/** The language changes only with a new document. */
export const shouldRevalidate = () => false;

/** `document.tsx` has what is around this. */
export function Layout({ children }: { children: ReactNode }) {
	useDocument();
	return children;
}

export default Outlet;

export function ErrorBoundary() {
	const data = useRouteLoaderData<typeof loader>("root");
	return (
		<>
			<link rel="stylesheet" href={pagesStyles} />
			<ErrorPage error={useRouteError()} texts={data?.errorTexts} />
		</>
	);
}
