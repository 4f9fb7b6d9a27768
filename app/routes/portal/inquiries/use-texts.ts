import { useRouteLoaderData } from "@remix-run/react";
import type { loader } from "./layout.tsx";
import type { loader as pagesLoader } from "./pages.tsx";

export function useTexts() {
	const texts = useRouteLoaderData<typeof loader>("routes/portal/inquiries/layout");
	if (!texts) throw new Error("Only the pages of inquiries may use this");
	return texts;
}

export function usePageTexts() {
	const texts = useRouteLoaderData<typeof pagesLoader>("routes/portal/inquiries/pages");
	if (!texts) throw new Error("Only pages of their own may use this");
	return texts;
}

export function useLabels(): Record<string, string> {
	const { fields } = usePageTexts().inquiry;
	return Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label]));
}
