import { replace } from "@remix-run/node";
import { forStaff } from "#app/server/staff.server.ts";

export const loader = forStaff(async () => replace("/portal/dashboard"));
