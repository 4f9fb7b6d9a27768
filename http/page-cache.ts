import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import fresh from "fresh";
import Negotiator from "negotiator";
import { formPages, localizedPath, type PageId, pages } from "#app/addresses/site.ts";
import { guideIds, guidePath } from "#app/content/guides.ts";
import { chosenLanguage } from "#app/server/language-cookie.server.ts";
import { defaultLanguage, languages } from "#models/language.ts";
import { longestAddress } from "#models/limits.ts";
import { traceIdHeader } from "#models/log.server.ts";
import type { Env } from "#models/settings/env.server.ts";
import { endOfDay } from "#models/time/calendar.ts";
import { hostCheck, hostOf } from "./guard.ts";

type Encoding = "br" | "gzip" | "identity";

const encodings: Encoding[] = ["br", "gzip", "identity"];

type Variant = { etag: string; body: Buffer; headers: string[] };

/** `until` is the end of the day in Vietnam, in milliseconds. */
type Page = { until: number; variants: Record<Encoding, Variant> };

type Render = (request: Request) => Promise<Response>;
type Listener = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

/** Seconds for a browser, and for a proxy or CDN. */
const browserAge = 60;
const proxyAge = 300;

const withoutForms = [
	...(Object.keys(pages) as PageId[]).filter((page) => !formPages.includes(page)).map((page) => pages[page]),
	...guideIds.map(guidePath),
];

/** The pages that depend on their address alone, and whether the address names the language. */
const addresses = new Map(
	languages.flatMap((language) =>
		withoutForms.map((path) => [localizedPath(language, path), language !== defaultLanguage]),
	),
);

/** Without PUBLIC_URL pages are kept for this many host names. */
const mostPages = 4 * addresses.size;

/**
 * Keeps public pages without forms as bytes for the day (docs/decisions/0011), and calls `next` for everything else.
 * @param render is asked without cookies or query
 */
export function createPageCache(
	render: Render,
	env: Pick<Env, "PUBLIC_URL" | "ALLOWED_HOSTS" | "TRUSTED_PROXIES">,
	sent: (address: string, method: string | undefined, status: number) => void = () => {},
): Listener {
	const isOurs = hostCheck(env);
	const kept = new Map<string, Promise<Page | null>>();
	let until = 0;

	function pageAt(origin: string, address: string): Promise<Page | null> {
		const url = origin + address;
		const page = Date.now() < until ? kept.get(url) : undefined;
		if (page) return page;
		if (Date.now() >= until || kept.size >= mostPages) kept.clear();
		until = endOfDay(new Date()).getTime();
		const making = makePage(url, until);
		kept.set(url, making);
		const forget = () => kept.get(url) === making && kept.delete(url);
		making.then((made) => made ?? forget(), forget);
		return making;
	}

	/** Null where the answer is not the same for everybody, such as an error. */
	async function makePage(url: string, end: number): Promise<Page | null> {
		const answer = await render(new Request(url));
		if (answer.status !== 200 || answer.headers.has("Set-Cookie")) return null;
		return { until: end, variants: await variantsOf(answer, !addresses.get(new URL(url).pathname)) };
	}

	return (request, response, next) => {
		const address = addressOf(request);
		const host = hostOf(request);
		// Behind a proxy only PUBLIC_URL tells whether people use https.
		const isNamed = env.PUBLIC_URL !== undefined || env.TRUSTED_PROXIES === 0;
		if (address === null || host === null || !isOurs(host) || !isNamed) return next();
		if (!addresses.get(address) && leadsElsewhere(request.headers.cookie)) return next();
		pageAt(env.PUBLIC_URL ?? `http://${host}`, address).then((page) => {
			if (!page) return next();
			send(page, request, response);
			sent(address, request.method, response.statusCode);
		}, next);
	};
}

/** A search of the documents, a question about prices, and what the guard refuses; any other query changes nothing. */
const asksForMore = /[?&](?:q|users|_data)(?:[=&]|$)/;

function addressOf({ method, url = "" }: IncomingMessage): string | null {
	if (method !== "GET" && method !== "HEAD") return null;
	if (addresses.has(url)) return url;
	const end = url.indexOf("?");
	const address = url.slice(0, end);
	if (end < 0 || url.length > longestAddress || !addresses.has(address)) return null;
	return asksForMore.test(url) ? null : address;
}

function leadsElsewhere(cookie: string | undefined): boolean {
	const chosen = chosenLanguage(cookie);
	return chosen !== null && chosen !== defaultLanguage;
}

async function variantsOf(answer: Response, redirects: boolean): Promise<Page["variants"]> {
	const plain = Buffer.from(await answer.arrayBuffer());
	const digest = createHash("sha256").update(plain).digest("base64url").slice(0, 16);
	const shared = [...answer.headers].filter(([name]) => name !== "cache-control").flat();
	shared.push("Vary", redirects ? "Accept-Encoding, Cookie" : "Accept-Encoding");
	const variant = (encoding: Encoding, body: Buffer): Variant => {
		const etag = `"${digest}-${encoding}"`;
		const own = encoding === "identity" ? [] : ["Content-Encoding", encoding];
		return { etag, body, headers: [...shared, ...own, "ETag", etag] };
	};
	const [br, gzipped] = await Promise.all([promisify(brotliCompress)(plain), promisify(gzip)(plain)]);
	return {
		br: variant("br", br),
		gzip: variant("gzip", gzipped),
		identity: variant("identity", plain),
	};
}

function encodingFor(request: IncomingMessage): Encoding {
	const accepted = new Negotiator(request).encodings(encodings);
	return encodings.find((one) => accepted.includes(one)) ?? "identity";
}

function send({ until, variants }: Page, request: IncomingMessage, response: ServerResponse): void {
	const { etag, body, headers } = variants[encodingFor(request)];
	const id = request.headers[traceIdHeader];
	const told = [...headers, "Cache-Control", lifetime(until - Date.now()), "X-Request-Id", String(id)];
	if (fresh(request.headers, { etag })) {
		response.writeHead(304, told).end();
	} else {
		response.writeHead(200, [...told, "Content-Length", String(body.byteLength)]).end(body);
	}
}

/** No cache keeps a page beyond its day. */
function lifetime(left: number): string {
	const seconds = Math.max(0, Math.floor(left / 1000));
	const stale = Math.max(0, Math.min(proxyAge, seconds - proxyAge));
	const age = `max-age=${Math.min(browserAge, seconds)}, s-maxage=${Math.min(proxyAge, seconds)}`;
	return `public, ${age}, stale-while-revalidate=${stale}`;
}
