import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import {
	Outlet,
	type ShouldRevalidateFunction,
	useLoaderData,
	useRouteError,
	useRouteLoaderData,
} from "@remix-run/react";
import { todayPage } from "#app/addresses/portal.ts";
import { dashboard, inquiryAddress, requests } from "#app/addresses/records.ts";
import { formatDateTime } from "#app/i18n/format.ts";
import type { loader as rootLoader } from "#app/root.tsx";
import { flashOf } from "#app/server/flash.server.ts";
import { isAnswer } from "#app/server/form.server.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import { rememberPortalLanguage } from "#app/server/language-cookie.server.ts";
import { draftOf, ticketOf } from "#app/server/opened-form.server.ts";
import { replace } from "#app/server/redirect.server.ts";
import { whileDatabaseAnswers } from "#app/server/staff.server.ts";
import { findViewerIfSeen } from "#app/server/unseen.server.ts";
import portalStyles from "#app/styles/portal.css?url";
import { ErrorPage, errorPageText } from "#app/ui/error-page.tsx";
import { FormDraft } from "#models/account/form-draft.server.ts";
import type { Viewer } from "#models/account/user.server.ts";
import { shownEmail } from "#models/contact/email.server.ts";
import type { Language, PortalLanguage } from "#models/language.ts";
import { countRequests, type RequestCounts } from "#models/request/counts.server.ts";
import { exampleSettings } from "#models/settings/env.server.ts";
import type { ShownCounts } from "./shell/header.tsx";
import { isOffline, Offline } from "./shell/offline.tsx";
import type { ViewersForms } from "./shell/opened-forms.tsx";
import { PortalShell } from "./shell/shell.tsx";
import { shownCount } from "./shell/shown-count.ts";
import { frameText } from "./shell/texts.ts";

export const handle = { hydrate: true };

export const links: LinksFunction = () => [{ rel: "stylesheet", href: portalStyles }];

/** For error pages, as the root's. */
export const meta: MetaFunction<typeof loader, { root: typeof rootLoader }> = ({ error, matches }) => {
	const root = matches.find(({ id }) => id === "root");
	return error ? [{ title: errorPageText(error, frameText(root?.data.language)).heading }] : [];
};

export async function loader({ request, context }: LoaderFunctionArgs) {
	const viewer = await findViewerIfSeen({ request, context });
	const language = await pageLanguage(request);
	if (viewer?.language && viewer.language !== language && !isAnswer(request))
		throw inLanguageOf(request, viewer.language);
	const mayRead = viewer && !viewer.lacksFactor;
	const [counts, forms, { flash, headers }] = await whileDatabaseAnswers(request, () =>
		Promise.all([
			mayRead ? countRequests(viewer) : null,
			viewer && formsOf(viewer, language, draftOf(request)),
			flashOf(request, viewer),
		]),
	);
	const frame = {
		viewer: viewer && { ...viewer, email: shownEmail(viewer.email) },
		language,
		counts: counts && shownCounts(counts),
		flash,
		forms,
		brand: text(language, "portal").brand,
		exampleSettings: viewer?.isAdmin ? exampleSettings : [],
	};
	return data(frame, { headers });
}

/** Reloads the page in the account's language, which was chosen in another browser. */
function inLanguageOf(request: Request, language: PortalLanguage): Response {
	const { pathname, search } = new URL(request.url);
	return replace(pathname + search, {
		headers: {
			"Set-Cookie": rememberPortalLanguage(language),
			"X-Remix-Reload-Document": "true",
		},
	});
}

async function formsOf(viewer: Viewer, language: Language, asked: string | null): Promise<ViewersForms> {
	const drafts = await FormDraft.listOf(viewer.id);
	return {
		openedBy: ticketOf(viewer.id),
		drafts: drafts.map(({ id, path, form, values, keptAt }) => ({
			id,
			path,
			form,
			keptAt: formatDateTime(language, keptAt.toISOString()),
			values: id === asked ? values : null,
		})),
	};
}

const isAmongInquiries = (path: string) => path === dashboard || path.startsWith(inquiryAddress(""));

const asksForDraft = (url: URL) => url.searchParams.get("draft");

/**
 * Who is signed in changes only by a form; the counts are those of the list that is shown. Filters of the inquiries, and
 * closing one over them, leave them, so that neither waits for a second answer.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({
	formMethod,
	actionResult,
	currentUrl,
	nextUrl,
}) =>
	formMethod === "POST"
		? actionResult?.status !== "failed"
		: [todayPage, requests].includes(nextUrl.pathname) ||
			(nextUrl.pathname === dashboard && !isAmongInquiries(currentUrl.pathname)) ||
			asksForDraft(currentUrl) !== asksForDraft(nextUrl);

function shownCounts(counts: RequestCounts): ShownCounts {
	const shown = Object.entries(counts).map(([name, count]) => [name, shownCount(count)]);
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
	const frame = useRouteLoaderData<typeof loader>("routes/portal/layout");
	const error = useRouteError();
	const texts = frameText(root?.language);
	if (!frame) return <ErrorPage error={error} texts={texts} home="/portal" />;
	return (
		<PortalShell {...frame}>
			{isOffline(error) ? (
				<Offline text={texts.failures} />
			) : (
				<div className="[&_h1]:text-xl [&>main]:mx-(--edge) [&>main]:w-auto [&>main]:py-12 [&>main>p:first-child]:text-2xl">
					<ErrorPage error={error} texts={texts} home="/portal" />
				</div>
			)}
		</PortalShell>
	);
}
