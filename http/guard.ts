import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestHandler } from "express";
import { isPortal, languageOf, localizedPath } from "#app/addresses/site.ts";
import { secureDocument } from "#app/server/headers.server.ts";
import { chosenLanguage } from "#app/server/language-cookie.server.ts";
import { isSameOrigin, placeHere } from "#app/server/place.server.ts";
import { defaultLanguage } from "#models/language.ts";
import { longestAddress } from "#models/limits.ts";
import { log } from "#models/log.server.ts";
import type { Env } from "#models/settings/env.server.ts";

const methods = ["GET", "HEAD", "POST"];
/** Remix asks for the routes of all links of a page at once, in up to 7,680 characters. */
const longestRoutesAddress = 8000;
/** Several times what any page needs. Rendering costs more with each segment, as Remix matches it against every route. */
const mostSegments = 16;
const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/** Where the browser's router asks which routes there are. */
export const routesAddress = "/__manifest";

/** `reason` is for programs. */
type Refuse = (
	request: IncomingMessage,
	response: ServerResponse,
	status: number,
	reason: string,
) => Promise<void>;

/** Refuses unknown hosts, odd methods and addresses, and posts from other sites: 400, 403, 405 or 421. */
export function guard(env: Pick<Env, "PUBLIC_URL" | "ALLOWED_HOSTS">, answer: Refuse): RequestHandler {
	const isOurs = hostCheck(env);
	const warnOfHost = warningOnce(
		"A form was refused because its Origin is another site than Host: if a proxy in front changes Host, no form can be " +
			"sent. Set PUBLIC_URL to the address that people use, or let the proxy keep Host",
	);

	return (request, response, next) => {
		const refuse = (status: number, reason: string) => answer(request, response, status, reason);
		if (!methods.includes(request.method)) {
			response.set("Allow", methods.join(", "));
			return refuse(405, "Method Not Allowed");
		}
		const host = hostOf(request);
		if (host === null) return refuse(400, "Bad Request");
		if (!isOurs(host)) {
			return refuse(421, "This host is not served here; name it in PUBLIC_URL or ALLOWED_HOSTS");
		}
		if (request.method === "POST" && !isSameOrigin(new Headers(pick(request.headers)))) {
			if (request.headers["sec-fetch-site"] !== "cross-site") warnOfHost();
			return refuse(403, "This form was not sent from one of our pages");
		}
		if (!isPlainAddress(request.originalUrl)) return refuse(400, "Bad Request");
		// Express and Remix would both build the address of the request from it.
		delete request.headers["x-forwarded-host"];
		next();
	};
}

/** The one Host header of a request; null where there are several, or it is malformed. */
export function hostOf({ headers: { host = "" }, rawHeaders }: IncomingMessage): string | null {
	// `headersDistinct` would be built from all headers.
	let hosts = 0;
	for (let name = 0; name < rawHeaders.length; name += 2) {
		if (rawHeaders[name]?.toLowerCase() === "host") hosts++;
	}
	return hosts === 1 && URL.canParse(`http://${host}`) ? host : null;
}

/** Whether a Host header names this site: PUBLIC_URL, ALLOWED_HOSTS, or loopback. */
export function hostCheck(env: Pick<Env, "PUBLIC_URL" | "ALLOWED_HOSTS">): (host: string) => boolean {
	const hosts = new Set(env.ALLOWED_HOSTS);
	if (env.PUBLIC_URL) hosts.add(new URL(env.PUBLIC_URL).host);
	return (host) => loopback.test(host) || hosts.has(host.toLowerCase());
}

function isPlainAddress(address: string): boolean {
	const longest = address.startsWith(`${routesAddress}?`) ? longestRoutesAddress : longestAddress;
	if (address.length > longest) return false;
	// React Router takes a decoded tab or backslash for a part of the host, and throws.
	const place = placeHere(withoutSlash(address));
	if (place === null || place.searchParams.has("_data")) return false;
	return place.pathname.split("/").length <= mostSegments;
}

function pick(headers: NodeJS.Dict<string | string[]>): Record<string, string> {
	const names = ["sec-fetch-site", "origin", "referer", "host"];
	return Object.fromEntries(names.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])));
}

/** Whether an address without parameters has a page, and whether any has. */
type Pages = { isFixed: (path: string) => boolean; isPage: (path: string) => boolean };

/**
 * Redirects other spellings of an address that the router takes for the same, and links that a chat or a mail has ended
 * with its own punctuation; posts to them are refused.
 */
export function oneSpelling(pages: Pages, refuse: Refuse): RequestHandler {
	return (request, response, next) => {
		const address = withoutSlash(request.originalUrl);
		const place = placeHere(address);
		const path = place && spellingOf(place.pathname, pages);
		if (!place || (path === place.pathname && address === request.originalUrl)) return next();
		if (request.method === "POST") return refuse(request, response, 400, "Bad Request");
		response
			.set({ Location: path + place.search, "Cache-Control": "no-store" })
			.status(301)
			.end();
	};
}

const withoutSlash = (address: string) => address.replace(/^(\/[^?#]+)\/(?=$|[?#])/, "$1");

function spellingOf(path: string, { isFixed, isPage }: Pages): string {
	const decoded = decodeURIComponent(path);
	const known = decoded.toLowerCase();
	if (isFixed(known)) return known;
	const bare = known.replace(/[^\p{L}\p{N}]{1,9}$/u, "") || "/";
	if (isFixed(bare)) return bare;
	// A token may end with one of these.
	const withToken = decoded.replace(/[^\p{L}\p{N}_-]{1,9}$/u, "");
	if (withToken !== decoded && isPage(withToken)) return encodeURI(withToken);
	return isPortal(path) ? path.replace(/^\/[^/]*/, "/portal") : path;
}

/** Warns once if a proxy seems to stand in front and TRUSTED_PROXIES is 0. */
export function warnOfProxy(): RequestHandler {
	const warn = warningOnce(
		"A request came with X-Forwarded-For, and TRUSTED_PROXIES is 0: behind a proxy all visitors then count as one " +
			"network, and share its limits. Set TRUSTED_PROXIES to the number of proxies in front",
	);
	return (request, _response, next) => {
		if (request.headers["x-forwarded-for"]) warn();
		next();
	};
}

function warningOnce(words: string): () => void {
	let warned = false;
	return () => {
		if (!warned) log.warn(words);
		warned = true;
	};
}

type RefusalPage = { headers: [string, string][]; body: Buffer };

const withPages = [400, 403];

/** Refuses requests: a person gets a page in their language, made once; a program gets a line of text. */
export function refusals(render: (request: Request) => Promise<Response>): Refuse {
	const kept = new Map<string, Promise<RefusalPage>>();
	const plain = new Headers({ "Content-Type": "text/plain; charset=utf-8" });
	secureDocument(plain, null);

	const make = async (address: string): Promise<RefusalPage> => {
		const answer = await render(new Request(new URL(address, "http://localhost")));
		return { headers: [...answer.headers], body: Buffer.from(await answer.arrayBuffer()) };
	};

	const pageFor = async (request: IncomingMessage, status: number): Promise<RefusalPage | null> => {
		if (!withPages.includes(status) || !request.headers.accept?.includes("text/html")) return null;
		const address = localizedPath(languageFor(request), `/refused/${status}`);
		const page = kept.get(address) ?? make(address);
		kept.set(address, page);
		return page.catch((error: unknown) => {
			kept.delete(address);
			log.error({ err: error }, "no page for a refusal");
			return null;
		});
	};

	return async (request, response, status, reason) => {
		const page = await pageFor(request, status);
		response.statusCode = status;
		for (const [name, value] of page?.headers ?? plain) response.setHeader(name, value);
		response.setHeader("Cache-Control", "no-store");
		response.end(request.method === "HEAD" ? undefined : (page?.body ?? `${reason}\n`));
	};
}

function languageFor({ url = "", headers }: IncomingMessage) {
	const language = languageOf(url.split("?")[0] ?? "");
	return language === defaultLanguage ? (chosenLanguage(headers.cookie) ?? language) : language;
}
