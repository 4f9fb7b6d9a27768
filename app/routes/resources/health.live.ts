import { fileAnswer } from "#app/server/headers.server.ts";

/** The process answers. */
export const loader = () => fileAnswer("ok\n", "text/plain", { headers: { "Cache-Control": "no-store" } });
