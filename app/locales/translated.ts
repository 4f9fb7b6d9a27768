import type { Vi } from "./vi/index.ts";

/** The sections that the product specification names for en, zh, nl and es, the mails to visitors, the quotation, the pages of their request, and the guides; each is complete. */
export type Translated = Pick<
	Vi,
	| "common"
	| "contact"
	| "demoHour"
	| "demoMails"
	| "docs"
	| "features"
	| "footer"
	| "form"
	| "guides"
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
