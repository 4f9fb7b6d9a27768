import type { LoaderFunctionArgs } from "@remix-run/node";

const statuses = [400, 403];

/** Rendered for `http/guard.ts`, and 404 at any address that is none of ours. */
export function loader({ params }: LoaderFunctionArgs): never {
	const status = statuses.find((status) => String(status) === params.status);
	throw new Response(null, { status: status ?? 404 });
}

export default function Refused() {
	return null;
}
