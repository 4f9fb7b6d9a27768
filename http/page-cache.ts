import type { IncomingMessage, ServerResponse } from "node:http";
import { formPages, type PageId, pages } from "#app/content/site.ts";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { chosenLanguage } from "#app/server/language-cookie.server.ts";
import { endOfDay } from "#models/calendar.ts";
import type { Env } from "#models/env.server.ts";
import { defaultLanguage, languages } from "#models/language.ts";
import { hostCheck, hostOf, longestAddress } from "./guard.ts";
import { type KeptBytes, keepBytes, sendBytes } from "./kept-bytes.ts";

/** A page of one day; `until` is the end of that day in milliseconds. */
type Page = { until: number; bytes: KeptBytes };

type Render = (request: Request) => Promise<Response>;
type Listener = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Where PUBLIC_URL does not say what the site is called, pages are kept for this many names of it. */
const mostOrigins = 4;

/** In seconds: a browser, and a proxy or CDN, may use a page this long without asking. */
const browserAge = 60;
const proxyAge = 300;

const withoutForms = (Object.keys(pages) as PageId[]).filter((page) => !formPages.includes(page));

/** The pages that depend on their address alone, and whether that address names its language. */
const addresses = new Map(
	languages.flatMap((language) =>
		withoutForms.map((page) => [localizedPath(language, pages[page]), language !== defaultLanguage]),
	),
);

/**
 * Keeps the public pages without forms as bytes, each made once a day by the calendar of Vietnam, as prices change
 * with it (docs/decisions/0011).
 * @param render answers a request as the product without the cache would; it is asked without cookies or query
 * @param env says how the site and its hosts are called
 * @returns a listener that answers what is kept, and calls `next` for everything else
 */
export function createPageCache(
	render: Render,
	env: Pick<Env, "PUBLIC_URL" | "ALLOWED_HOSTS" | "TRUSTED_PROXIES">,
): Listener {
	const isOurs = hostCheck(env);
	const shelves = new Map<string, Shelf>();

	function shelfOf(host: string): Shelf {
		const origin = env.PUBLIC_URL ?? `http://${host}`;
		const shelf = shelves.get(origin) ?? new Shelf(render, origin);
		shelves.set(origin, shelf);
		if (shelves.size > mostOrigins) shelves.delete([...shelves.keys()][0] ?? "");
		return shelf;
	}

	return (request, response, next) => {
		const address = addressOf(request);
		const host = hostOf(request);
		const { cookie } = request.headers;
		// Behind a proxy only PUBLIC_URL tells whether people use https.
		const isNamed = env.PUBLIC_URL !== undefined || env.TRUSTED_PROXIES === 0;
		if (address === null || host === null || !isOurs(host) || !isNamed) return next();
		if (!addresses.get(address) && leadsElsewhere(cookie)) return next();

		const shelf = shelfOf(host);
		const page = shelf.kept(address);
		if (page) return send(page, request, response);
		shelf.make(address).then((made) => (made ? send(made, request, response) : next()), next);
	};
}

/** A search of the documents, and what the guard refuses; campaigns and whatever else an address may carry change nothing. */
const asksForMore = /[?&](?:q|_data)(?:[=&]|$)/;

/** The address of a kept page that a request asks for, without its query; null for everything else. */
function addressOf({ method, url = "" }: IncomingMessage): string | null {
	if (method !== "GET" && method !== "HEAD") return null;
	if (addresses.has(url)) return url;
	const end = url.indexOf("?");
	const address = url.slice(0, end);
	if (end < 0 || url.length > longestAddress || !addresses.has(address)) return null;
	return asksForMore.test(url) ? null : address;
}

/** Whether an address without a language is to be redirected. */
function leadsElsewhere(cookie: string | undefined): boolean {
	const chosen = chosenLanguage(cookie);
	return chosen !== null && chosen !== defaultLanguage;
}

/** The pages of one origin. */
class Shelf {
	readonly #pages = new Map<string, Page>();
	readonly #making = new Map<string, Promise<Page | null>>();
	readonly #render: Render;
	readonly #origin: string;

	constructor(render: Render, origin: string) {
		this.#render = render;
		this.#origin = origin;
	}

	kept(address: string): Page | undefined {
		const page = this.#pages.get(address);
		return page && Date.now() < page.until ? page : undefined;
	}

	/** @returns null where the answer is not one for everybody: an error, say */
	make(address: string): Promise<Page | null> {
		const going = this.#making.get(address);
		if (going) return going;
		const making = this.#renderPage(address).finally(() => this.#making.delete(address));
		this.#making.set(address, making);
		return making;
	}

	async #renderPage(address: string): Promise<Page | null> {
		const until = endOfDay(new Date()).getTime();
		const answer = await this.#render(new Request(new URL(address, this.#origin)));
		if (answer.status !== 200 || answer.headers.has("Set-Cookie")) return null;
		const page = { until, bytes: await keep(answer, !addresses.get(address)) };
		this.#pages.set(address, page);
		return page;
	}
}

async function keep(answer: Response, redirects: boolean): Promise<KeptBytes> {
	const headers = [...answer.headers].filter(([name]) => name !== "cache-control");
	headers.push(["Vary", redirects ? "Accept-Encoding, Cookie" : "Accept-Encoding"]);
	return keepBytes(Buffer.from(await answer.arrayBuffer()), headers);
}

function send({ bytes, until }: Page, request: IncomingMessage, response: ServerResponse): void {
	sendBytes(bytes, lifetime(until - Date.now()), request, response);
}

/** Nobody keeps a page beyond the day that it was made for. */
function lifetime(left: number): string {
	const seconds = Math.max(0, Math.floor(left / 1000));
	const stale = Math.max(0, Math.min(proxyAge, seconds - proxyAge));
	const age = `max-age=${Math.min(browserAge, seconds)}, s-maxage=${Math.min(proxyAge, seconds)}`;
	return `public, ${age}, stale-while-revalidate=${stale}`;
}
