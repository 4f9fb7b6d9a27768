import type { Vi } from "./vi/index.ts";

/** The sections that the product specification names for en, zh, nl and es, the mails to visitors, the quotation, and the pages of their request; each is complete. */
export type Translated = Pick<
	Vi,
	| "common"
	| "contact"
	| "demoHour"
	| "demoMails"
	| "features"
	| "footer"
	| "form"
	| "hero"
	| "languages"
	| "mail"
	| "nav"
	| "ownRequest"
	| "pricing"
	| "promo"
	| "quote"
	| "trial"
>;
