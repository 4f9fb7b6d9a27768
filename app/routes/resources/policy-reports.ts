import type { ActionFunctionArgs } from "@remix-run/node";
import { contentType, readBody, refuse } from "#app/server/body.server.ts";
import { networkDigest } from "#app/server/network.server.ts";
import { takePolicyReport } from "#app/server/policy-reports.server.ts";

const maxBytes = 16 * 1024;

export async function action({ request, context }: ActionFunctionArgs) {
	if (contentType(request) !== "application/csp-report") refuse(415, "Unsupported Media Type");
	const body = await readBody(request, maxBytes);
	if (!takePolicyReport(body, networkDigest(context))) refuse(400, "Bad Request");
	return new Response(null, { status: 204 });
}

export const loader = () => new Response("Method Not Allowed", { status: 405, headers: { Allow: "POST" } });
