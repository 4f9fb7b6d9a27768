import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import {
	Links,
	type Location,
	Meta,
	Outlet,
	Scripts,
	ScrollRestoration,
	useMatches,
	useRouteError,
	useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { isPortal } from "./addresses/site.ts";
import { pageLanguage, text } from "./server/i18n.server.ts";
import pagesStyles from "./styles/pages.css?url";
import { ErrorPage, errorPageText } from "./ui/error-page.tsx";
import { useNonce } from "./ui/nonce.ts";

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
	// The portal has its own, in its scripts.
	const inPortal = isPortal(new URL(request.url).pathname);
	return { language, errorTexts: inPortal ? undefined : { errorPages, home } };
}

/** The language changes only with a new document. */
export const shouldRevalidate = () => false;

/** A link within the page has no key of its own, and would scroll to where the last such link led. */
function placeOf({ key, hash }: Location): string {
	return key === "default" && hash ? crypto.randomUUID() : key;
}

/** A page ships scripts only where its route says `handle = { hydrate: true }`. */
export function Layout({ children }: { children: ReactNode }) {
	const data = useRouteLoaderData<typeof loader>("root");
	const nonce = useNonce();
	const matches = useMatches();
	const hydrates = matches.some(({ handle }) => (handle as { hydrate?: boolean } | undefined)?.hydrate);
	return (
		<html lang={data?.language ?? "vi"}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<Links />
				<Meta />
			</head>
			<body>
				{children}
				{hydrates && <ScrollRestoration nonce={nonce} getKey={placeOf} />}
				{hydrates && <Scripts nonce={nonce} />}
			</body>
		</html>
	);
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
