import { redirect } from "#app/server/redirect.server.ts";

/** Where password managers look (W3C, A Well-Known URL for Changing Passwords). */
export const loader = () => redirect("/portal/password");
