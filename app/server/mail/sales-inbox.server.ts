import { env } from "#models/env.server.ts";

/** Where mails go that are for nobody in particular. */
export const salesInbox = env.SALES_INBOX ?? env.BRAND_EMAIL;
