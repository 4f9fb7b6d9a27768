import type { Translated } from "../translated.ts";
import common from "./common.ts";
import contact from "./contact.ts";
import demoHour from "./demoHour.ts";
import demoMails from "./demoMails.ts";
import docs from "./docs.ts";
import features from "./features.ts";
import footer from "./footer.ts";
import form from "./form.ts";
import guides from "./guides/index.ts";
import hero from "./hero.ts";
import languages from "./languages.ts";
import mail from "./mail.ts";
import nav from "./nav.ts";
import ownRequest from "./ownRequest.ts";
import pricing from "./pricing.ts";
import promo from "./promo.ts";
import quote from "./quote.ts";
import trial from "./trial.ts";

export const nl = {
	common,
	contact,
	demoHour,
	demoMails,
	docs,
	features,
	footer,
	form,
	guides,
	hero,
	languages,
	mail,
	nav,
	ownRequest,
	pricing,
	promo,
	quote,
	trial,
} satisfies Translated;
