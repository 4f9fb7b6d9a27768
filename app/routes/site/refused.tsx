import type { LoaderFunctionArgs } from "@remix-run/node";

const statuses = [400, 403];

/** Rendered for `http/guard.ts`. */
export function loader({ params }: LoaderFunctionArgs): never {
	const status = statuses.find((status) => String(status) === params.status);
	throw new Response(null, { status: status ?? 404 });
}

export default function Refused() {
	return null;
}
