import { useRouteLoaderData } from "@remix-run/react";
import type { loader } from "../layout.tsx";

export function usePortal() {
	const data = useRouteLoaderData<typeof loader>("routes/portal/layout");
	if (!data) throw new Error("Only the portal's pages may use this");
	return data;
}
