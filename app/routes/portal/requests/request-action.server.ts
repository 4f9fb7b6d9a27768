import { requestAddress } from "#app/addresses/records.ts";
import { leadTo } from "#app/server/flash.server.ts";
import type { RequestId } from "#models/records/record-id.ts";
import { Refusal } from "#models/refusal.ts";

type Params = { request?: string };

/** Returns the address of a request's page; its link back leads to the list as it was. */
export const addressOf = ({ request: id = "" }: Params, { url }: Request) =>
	requestAddress(id as RequestId, undefined, new URL(url).search);

/** Runs the change and redirects to the request, which says so. @throws Refusal if `change` returns false: it is gone */
export async function requestChanged(
	request: Request,
	params: Params,
	change: (id: string) => Promise<boolean>,
	said: string,
): Promise<Response> {
	if (!(await change(params.request ?? ""))) throw new Refusal("requestGone", 404);
	return leadTo(addressOf(params, request), said);
}
