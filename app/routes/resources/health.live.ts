import { fileAnswer } from "#app/server/headers.server.ts";
import { version } from "#models/settings/version.server.ts";

/** A balancer sends pages to a process that says 200, whatever its database does. */
export const loader = () =>
	fileAnswer(`ok ${version}\n`, "text/plain", { headers: { "Cache-Control": "no-store" } });
