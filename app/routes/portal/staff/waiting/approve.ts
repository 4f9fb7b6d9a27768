import { staffPage } from "#app/addresses/portal.ts";
import { leadTo } from "#app/server/flash.server.ts";
import { text } from "#app/server/i18n.server.ts";
import { requireAdmin } from "#app/server/staff.server.ts";
import { decisionAction } from "./decision.server.ts";

export const action = decisionAction("approved");

/** From the page that asked for a proof: the button is to be pressed again. */
export const loader = requireAdmin(async ({ language }) =>
	leadTo(staffPage, text(language, "portalAdmission").people.notices.proven),
);
