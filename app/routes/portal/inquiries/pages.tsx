import { Outlet } from "@remix-run/react";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";

/** Texts of the pages that do not open over the list, as layout.tsx. */
export const loader = requireStaff(async ({ request }) => {
	const language = await pageLanguage(request);
	const { edit, inquiry, board, deleted, promptPage } = text(language, "portalInquiries");
	return { edit, inquiry, board, deleted, promptPage, form: text(language, "portal").form };
});

export const shouldRevalidate = () => false;

export default Outlet;
