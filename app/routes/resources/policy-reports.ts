import type { ActionFunctionArgs } from "@remix-run/node";
import { contentType, readBody, refuse } from "#app/server/body.server.ts";
import { takePolicyReport } from "#app/server/policy-reports.server.ts";

const maxBytes = 16 * 1024;

export async function action({ request }: ActionFunctionArgs) {
	if (contentType(request) !== "application/csp-report") refuse(415, "Unsupported Media Type");
	if (!takePolicyReport(await readBody(request, maxBytes))) refuse(400, "Bad Request");
	return new Response(null, { status: 204 });
}

export const loader = () => new Response("Method Not Allowed", { status: 405, headers: { Allow: "POST" } });
