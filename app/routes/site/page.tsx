import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useParams, useRouteError, useRouteLoaderData } from "@remix-run/react";
import { localizedPath } from "#app/addresses/localized-path.ts";
import type { loader as rootLoader } from "#app/root.tsx";
import { isAnswer } from "#app/server/form.server.ts";
import { chosenLanguage } from "#app/server/language-cookie.server.ts";
import { redirect } from "#app/server/redirect.server.ts";
import pagesStyles from "#app/styles/pages.css?url";
import { ErrorPage } from "#app/ui/error-page.tsx";
import { defaultLanguage, isLanguage } from "#models/language.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
	const { pathname, search, searchParams } = new URL(request.url);
	const language = params.lang ?? defaultLanguage;
	if (!isLanguage(language)) throw new Response("Not Found", { status: 404 });
	const spelled = localizedPath(language, pathname);
	if (spelled !== pathname) throw redirect(spelled + search, 301);

	const chosen = params.lang ? null : chosenLanguage(request.headers.get("Cookie"));
	// An answer to a posted form stays where the form is.
	const stays = isAnswer(request) || searchParams.has("sent");
	if (chosen && chosen !== defaultLanguage && !stays)
		throw redirect(localizedPath(chosen, pathname) + search);
	return null;
}

export default Outlet;

/** Below the layout, whose data a failed action would otherwise leave unloaded. */
export function ErrorBoundary() {
	const root = useRouteLoaderData<typeof rootLoader>("root");
	const { lang } = useParams();
	const home = isLanguage(lang) ? localizedPath(lang, "/") : "/";
	return (
		<>
			<link rel="stylesheet" href={pagesStyles} />
			<ErrorPage error={useRouteError()} texts={root?.errorTexts} home={home} />
		</>
	);
}
