import { leadReports, reports } from "#app/addresses/portal.ts";
import { redirect } from "#app/server/redirect.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";

/** Where the reports were before they were one screen. */
export const loader = requireStaff(async ({ request }) =>
	redirect(new URL(request.url).pathname.includes("/requests") ? leadReports : reports),
);
