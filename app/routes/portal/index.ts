import { replace } from "#app/server/redirect.server.ts";
import { forStaff } from "#app/server/staff.server.ts";

export const loader = forStaff(async () => replace("/portal/dashboard"));
