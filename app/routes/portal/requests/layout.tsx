import { Outlet, useRouteLoaderData } from "@remix-run/react";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";

export const loader = requireStaff(async ({ request }) => {
	const language = await pageLanguage(request);
	return { ...text(language, "portalRequests"), form: text(language, "portal").form };
});

export const shouldRevalidate = () => false;

export function useRequestTexts() {
	const texts = useRouteLoaderData<typeof loader>("routes/portal/requests/layout");
	if (!texts) throw new Error("Only the pages of requests may use this");
	return texts;
}

export default Outlet;
