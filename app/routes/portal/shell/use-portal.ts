import { useRouteLoaderData } from "@remix-run/react";
import type { loader } from "../layout.tsx";
import { frameText, inLanguage } from "./texts.ts";

export function usePortal() {
	const data = useRouteLoaderData<typeof loader>("routes/portal/layout");
	if (!data) throw new Error("Only the portal's pages may use this");
	return { ...data, text: frameText(data.language) };
}

/** @param texts of some screens, which come with their scripts */
export function useInLanguage<Texts>(texts: { vi: Texts; en: Texts }): Texts {
	return inLanguage(usePortal().language, texts);
}
