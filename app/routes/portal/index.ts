import { replace } from "#app/server/redirect.server.ts";
import { requireStaff } from "#app/server/staff.server.ts";

export const loader = requireStaff(async () => replace("/portal/dashboard"));
