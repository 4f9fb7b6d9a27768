import { useRouteLoaderData } from "@remix-run/react";
import type { loader } from "./layout.tsx";

/** What the inquiry screens say. */
export function useTexts() {
	const texts = useRouteLoaderData<typeof loader>("routes/portal/inquiries/layout");
	if (!texts) throw new Error("Only the pages of inquiries may use this");
	return texts;
}
