import type { Vi } from "./vi/index.ts";

/** The sections that the product specification names for en, zh, nl and es, and the mails to visitors; each is complete. */
export type Translated = Pick<
	Vi,
	| "common"
	| "contact"
	| "features"
	| "footer"
	| "form"
	| "hero"
	| "languages"
	| "mail"
	| "nav"
	| "pricing"
	| "promo"
	| "trial"
>;
