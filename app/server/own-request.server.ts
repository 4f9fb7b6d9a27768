import type { LoaderFunctionArgs } from "@remix-run/node";
import { markIn, ownRequestAddress } from "#app/addresses/site.ts";
import type { Language } from "#models/language.ts";
import { NetworkCount } from "#models/network-count.server.ts";
import { findOwnRequest, noteMailOpened, type OwnRequest } from "#models/request/own-request.server.ts";
import { isMailMark, isRequestToken } from "#models/request/request-token.server.ts";
import { pageLanguage } from "./i18n.server.ts";
import { networkDigest } from "./network.server.ts";
import { redirect } from "./redirect.server.ts";
import { whileDatabaseAnswers } from "./staff.server.ts";

type RouteArgs = LoaderFunctionArgs;

export type OwnRequestArgs = RouteArgs & {
	own: OwnRequest;
	token: string;
	/** The language of the page. */
	language: Language;
	/** The address of the visitor's page. */
	page: string;
};

/** The request of the link's secret; null for one that is unknown. @throws Response 429 for a network that guesses on */
export async function ownRequestOf({ params, context }: RouteArgs): Promise<OwnRequest | null> {
	const token = params.token ?? "";
	if (!isRequestToken(token)) return null;
	const own = await findOwnRequest(token);
	if (own || (await NetworkCount.add("wrong link", networkDigest(context)))) return own;
	throw new Response(null, { status: 429 });
}

/**
 * For whoever has the link; one that came by mail is noted as opened, and leads on without its mark.
 * @throws Response 404 if unknown, 429 for a guessing network, 503 without database
 */
export function withOwnRequest<Result>(
	handle: (args: OwnRequestArgs) => Promise<Result>,
): (args: RouteArgs) => Promise<Result> {
	return (args) =>
		whileDatabaseAnswers(args.request, async () => {
			const own = await ownRequestOf(args);
			if (!own) throw new Response(null, { status: 404 });
			const token = args.params.token ?? "";
			if (args.request.method !== "POST" && isMailMark(markIn(args.request.url), token)) {
				await noteMailOpened(own.id);
				throw redirect(new URL(args.request.url).pathname);
			}
			const language = await pageLanguage(args.request);
			return handle({ ...args, own, token, language, page: ownRequestAddress(language, token) });
		});
}

/** Headers of a page whose address is a secret. Not `no-referrer`, see `secureDocument`. */
export const secretPageHeaders = () => ({ "Referrer-Policy": "same-origin", "X-Robots-Tag": "noindex" });
