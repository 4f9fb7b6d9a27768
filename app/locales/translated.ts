import type { Vi } from "./vi/index.ts";

/** What visitors read, on pages and in mails; every language has all of it. */
export type Translated = Pick<
	Vi,
	| "about"
	| "common"
	| "contact"
	| "demo"
	| "demoHour"
	| "demoMails"
	| "docs"
	| "faq"
	| "features"
	| "footer"
	| "form"
	| "guideScreens"
	| "guides"
	| "hero"
	| "home"
	| "languages"
	| "mail"
	| "nav"
	| "ownRequest"
	| "ownTrial"
	| "pricing"
	| "privacy"
	| "promo"
	| "quote"
	| "terms"
	| "trial"
>;
