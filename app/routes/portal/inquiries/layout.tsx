import { Outlet } from "@remix-run/react";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";

/** What the inquiry screens say; it reaches the browser once, see use-texts.ts. */
export const loader = requireStaff(async ({ request }) =>
	text(await pageLanguage(request), "portalInquiries"),
);

export const shouldRevalidate = () => false;

export default Outlet;
