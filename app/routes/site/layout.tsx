import manropeLatin from "@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2?url";
import manropeVietnamese from "@fontsource-variable/manrope/files/manrope-vietnamese-wght-normal.woff2?url";
import { data, type LinksFunction, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import {
	isRouteErrorResponse,
	Outlet,
	useLoaderData,
	useRouteError,
	useRouteLoaderData,
} from "@remix-run/react";
import { addressIn, defaultLanguage, isLanguage, type Language } from "#app/i18n/languages.ts";
import type { loader as rootLoader } from "#app/root.tsx";
import { env } from "#app/server/env.server.ts";
import { chosenLanguage, pageLanguage, text } from "#app/server/i18n.server.ts";
import styles from "#app/styles/site.css?url";
import { ErrorPage } from "#app/ui/error-page.tsx";
import { Frame, type FrameData } from "./frame/frame.tsx";

export const links: LinksFunction = () => [
	...[manropeLatin, manropeVietnamese].map((href) => ({
		rel: "preload" as const,
		as: "font" as const,
		type: "font/woff2",
		crossOrigin: "anonymous" as const,
		href,
	})),
	{ rel: "stylesheet", href: styles },
];

export async function loader({ request, params }: LoaderFunctionArgs) {
	const { pathname, search } = new URL(request.url);
	if (params.lang === defaultLanguage) throw redirect(addressIn(defaultLanguage, pathname) + search, 301);

	const frame = frameOf(await pageLanguage(request), pathname + search);
	if (params.lang) {
		if (!isLanguage(params.lang)) throw data(frame, { status: 404 });
		return frame;
	}
	const chosen = await chosenLanguage(request);
	// An answer to a posted form stays where the form stands.
	const isPosted = request.headers.has("Content-Type");
	if (chosen && chosen !== defaultLanguage && !isPosted) throw redirect(addressIn(chosen, pathname) + search);
	return frame;
}

export default function SiteLayout() {
	return (
		<Frame data={useLoaderData<typeof loader>()}>
			<Outlet />
		</Frame>
	);
}

export function ErrorBoundary() {
	const error = useRouteError();
	const root = useRouteLoaderData<typeof rootLoader>("root");
	const loaded = useRouteLoaderData<typeof loader>("routes/site/layout");
	const thrown = isRouteErrorResponse(error) && (error.data as FrameData | null);
	const frame = loaded ?? (thrown || undefined);
	const page = (
		<ErrorPage error={error} texts={root?.errorTexts} home={frame && addressIn(frame.language, "/")} />
	);
	return frame ? <Frame data={frame}>{page}</Frame> : page;
}

function frameOf(language: Language, path: string): FrameData {
	const { skip, menu } = text(language, "common");
	const { label, strip, link } = text(language, "promo");
	return {
		language,
		path,
		brand: env.BRAND_NAME,
		contact: { phone: env.BRAND_PHONE, email: env.BRAND_EMAIL, address: env.BRAND_ADDRESS },
		year: new Date().getFullYear(),
		text: {
			common: { skip, menu },
			languages: text(language, "languages"),
			nav: text(language, "nav"),
			promo: { label, strip, link },
			footer: text(language, "footer"),
			products: text(language, "features").groups,
		},
	};
}
