import type { LoaderFunctionArgs } from "@remix-run/node";
import {
	isRouteErrorResponse,
	Outlet,
	useLocation,
	useParams,
	useRouteError,
	useRouteLoaderData,
} from "@remix-run/react";
import { isOwnRequest, localizedPath, type PageId } from "#app/addresses/site.ts";
import type { loader as rootLoader } from "#app/root.tsx";
import { isAnswer } from "#app/server/form.server.ts";
import { chosenLanguage } from "#app/server/language-cookie.server.ts";
import { redirect } from "#app/server/redirect.server.ts";
import formsStyles from "#app/styles/forms.css?url";
import pagesStyles from "#app/styles/pages.css?url";
import { ErrorPage } from "#app/ui/error-page.tsx";
import { useAddress } from "#app/ui/page-language.ts";
import { defaultLanguage, isLanguage } from "#models/language.ts";
import { SearchForm } from "./docs/search-form.tsx";

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
	const error = useRouteError();
	const root = useRouteLoaderData<typeof rootLoader>("root");
	const { lang } = useParams();
	const { pathname } = useLocation();
	const home = isLanguage(lang) ? localizedPath(lang, "/") : "/";
	const isMissing = isRouteErrorResponse(error) && error.status === 404 && !isOwnRequest(pathname);
	return (
		<>
			{isMissing && <link rel="stylesheet" href={formsStyles} />}
			<link rel="stylesheet" href={pagesStyles} />
			<ErrorPage error={error} texts={root?.errorTexts} home={home}>
				{isMissing && root?.missing && <WaysOn {...root.missing} />}
			</ErrorPage>
		</>
	);
}

type Missing = NonNullable<Awaited<ReturnType<typeof rootLoader>>["missing"]>;

/** What a missing page offers: a search of the guides and the most visited pages. */
function WaysOn({ search, ways }: Missing) {
	const address = useAddress();
	return (
		<>
			<SearchForm text={search} hasPopular />
			<ul className="flex flex-wrap gap-x-6">
				{(Object.entries(ways) as [PageId, string][]).map(([page, name]) => (
					<li key={page}>
						<a className="inline-block py-1 font-bold" href={address(page)}>
							{name}
						</a>
					</li>
				))}
			</ul>
		</>
	);
}
