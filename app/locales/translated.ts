import type { Vi } from "./vi/index.ts";

/** The sections that the product specification names for en, zh, nl and es; each is complete. */
export type Translated = Pick<
	Vi,
	| "common"
	| "contact"
	| "features"
	| "footer"
	| "form"
	| "hero"
	| "languages"
	| "nav"
	| "pricing"
	| "promo"
	| "trial"
>;
