import { dashboard } from "#app/addresses/records.ts";
import { redirect } from "#app/server/redirect.server.ts";
import { sayAction } from "./say.server.ts";

export const action = sayAction("other");

export const loader = () => redirect(dashboard);
