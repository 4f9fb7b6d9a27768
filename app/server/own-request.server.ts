import type { LoaderFunctionArgs } from "@remix-run/node";
import { NetworkCount } from "#models/network-count.server.ts";
import { findOwnRequest, type OwnRequest } from "#models/request/own-request.server.ts";
import { isRequestToken } from "#models/request/request-token.server.ts";
import { networkDigest } from "./network.server.ts";
import { whileDatabaseAnswers } from "./staff.server.ts";

type RouteArgs = LoaderFunctionArgs;

export type OwnRequestArgs = RouteArgs & { own: OwnRequest; token: string };

/** The request of the link's secret; null for one that is unknown. @throws Response 429 for a network that guesses on */
export async function ownRequestOf({ params, context }: RouteArgs): Promise<OwnRequest | null> {
	const token = params.token ?? "";
	if (!isRequestToken(token)) return null;
	const own = await findOwnRequest(token);
	if (own || (await NetworkCount.add("wrong link", networkDigest(context)))) return own;
	throw new Response(null, { status: 429 });
}

/** For whoever has the link. @throws Response 404 if unknown, 429 for a guessing network, 503 without database */
export function withOwnRequest<Result>(
	handle: (args: OwnRequestArgs) => Promise<Result>,
): (args: RouteArgs) => Promise<Result> {
	return (args) =>
		whileDatabaseAnswers(args.request, async () => {
			const own = await ownRequestOf(args);
			if (!own) throw new Response(null, { status: 404 });
			return handle({ ...args, own, token: args.params.token ?? "" });
		});
}

/** Headers of a page whose address is a secret. Not `no-referrer`, see `secureDocument`. */
export const secretPageHeaders = () => ({ "Referrer-Policy": "same-origin", "X-Robots-Tag": "noindex" });
