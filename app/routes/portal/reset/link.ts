import type { LoaderFunctionArgs } from "@remix-run/node";
import { carryToken } from "#app/server/link-token.server.ts";

export const loader = ({ params }: LoaderFunctionArgs) =>
	carryToken(params.token ?? "", "/portal/new-password");
