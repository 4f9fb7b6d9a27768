import type { IncomingMessage, ServerResponse } from "node:http";
import { languageOf, localizedPath } from "#app/i18n/localized-path.ts";
import { secureDocument } from "#app/server/headers.server.ts";
import { chosenLanguage } from "#app/server/language-cookie.server.ts";
import { defaultLanguage } from "#models/language.ts";
import { log } from "#models/log.server.ts";

type Page = { headers: [string, string][]; body: Buffer };

/** `reason` is for programs. */
export type Refuse = (
	request: IncomingMessage,
	response: ServerResponse,
	status: number,
	reason: string,
) => Promise<void>;

const withPages = [400, 403];

/** Refuses requests: a person gets a page in their language, made once; a program gets a line of text. */
export function refusals(render: (request: Request) => Promise<Response>): Refuse {
	const kept = new Map<string, Promise<Page>>();
	const plain = new Headers({ "Content-Type": "text/plain; charset=utf-8" });
	secureDocument(plain, null);

	const make = async (address: string): Promise<Page> => {
		const answer = await render(new Request(new URL(address, "http://localhost")));
		return { headers: [...answer.headers], body: Buffer.from(await answer.arrayBuffer()) };
	};

	const pageFor = async (request: IncomingMessage, status: number): Promise<Page | null> => {
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
