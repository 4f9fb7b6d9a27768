import { randomBytes } from "node:crypto";
import type { EntryContext, HandleDataRequestFunction, HandleErrorFunction } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer, type RemixServerProps } from "@remix-run/react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { defaultLanguage } from "#models/language.ts";
import { log, logConsole, requestFields } from "#models/log.server.ts";
import { env } from "#models/settings/env.server.ts";
import { isPortal, localizedPath, pageAt } from "./addresses/site.ts";
import { guideAt } from "./content/guides.ts";
import { Document } from "./document.tsx";
import { startBackground } from "./server/background.server.ts";
import { answerHeaders, secureDocument } from "./server/headers.server.ts";
import { styleInliner } from "./server/inline-styles.server.ts";
import { dropTokenLeft } from "./server/link-token.server.ts";

export { stopBackground } from "./server/background.server.ts";
export { figures } from "./server/metrics.server.ts";

startBackground();
if (env.NODE_ENV === "production") logConsole();

const inlineStyles = styleInliner("build/client");

type Modules = RemixServerProps["context"]["routeModules"];

/** In seconds; a new primary is elected in less. */
const retryAfter = "15";

export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
): Promise<Response> {
	const nonce = hydrates(context) ? randomBytes(16).toString("base64") : null;
	const rendered = request.method === "HEAD" ? null : await renderPage(request, context, nonce);
	const { pathname } = new URL(request.url);
	const inPortal = isPortal(pathname);
	const path = localizedPath(defaultLanguage, pathname);
	const isPublic = !inPortal && (pageAt(path) ?? guideAt(path)) !== undefined;
	const { page, sources } =
		rendered && !inPortal ? inlineStyles(rendered, nonce !== null) : { page: rendered, sources: [] };
	headers.set("Content-Type", "text/html; charset=utf-8");
	// Or the back button would show a customer's data after signing out.
	headers.set("Cache-Control", isPublic ? "private, no-cache" : "no-store");
	if (status === 503) headers.set("Retry-After", retryAfter);
	await forgetLink(request, headers);
	secureDocument(headers, nonce, sources);
	return new Response(page, { status, headers });
}

function hydrates(context: EntryContext): boolean {
	return context.staticHandlerContext.matches.some(({ route }) => {
		const handle = context.routeModules[route.id]?.handle as { hydrate?: boolean } | undefined;
		return handle?.hydrate ?? false;
	});
}

/**
 * Renders what React takes over in the browser, then the document around it, apart, so that nothing outside of the
 * container counts (docs/decisions/0039). Nothing is sent before, so that it is compressed once.
 */
async function renderPage(
	request: Request,
	{ serverHandoffStream, ...context }: EntryContext,
	nonce: string | null,
): Promise<string> {
	const data = nonce && serverHandoffStream ? await new Response(serverHandoffStream).text() : "";
	// Where no scripts run, nothing reads the marks that React leaves between texts.
	const render = nonce ? renderToString : renderToStaticMarkup;
	const app = render(<RemixServer context={context} url={request.url} />);
	const Layout = () => <Document app={app} nonce={nonce} data={data} />;
	const root = context.routeModules.root as NonNullable<Modules[string]>;
	const around = { ...context, routeModules: { ...context.routeModules, root: { ...root, Layout } } };
	const document = renderToStaticMarkup(
		<RemixServer context={around} url={request.url} nonce={nonce ?? undefined} />,
	);
	return `<!DOCTYPE html>${document}`;
}

async function forgetLink(request: Request, headers: Headers): Promise<void> {
	const cookie = await dropTokenLeft(request);
	if (cookie) headers.append("Set-Cookie", cookie);
}

export const handleDataRequest: HandleDataRequestFunction = async (response, { request }) => {
	response.headers.set("Cache-Control", "no-store");
	for (const [name, value] of Object.entries(answerHeaders)) response.headers.set(name, value);
	if (response.status === 503) response.headers.set("Retry-After", retryAfter);
	await forgetLink(request, response.headers);
	return response;
};

export const handleError: HandleErrorFunction = (error, { request }) => {
	if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
	// Already logged, where the request's id was added.
	if (error instanceof Response) return;
	log.error({ err: error, method: request.method, ...requestFields(request) }, "request failed");
};
