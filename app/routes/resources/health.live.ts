import { fileAnswer } from "#app/server/headers.server.ts";

export const loader = () => fileAnswer("ok\n", "text/plain", { headers: { "Cache-Control": "no-store" } });
