import type { Translated } from "../translated.ts";
import about from "./about.ts";
import common from "./common.ts";
import contact from "./contact.ts";
import demo from "./demo.ts";
import demoHour from "./demoHour.ts";
import demoMails from "./demoMails.ts";
import docs from "./docs.ts";
import faq from "./faq.ts";
import features from "./features.ts";
import footer from "./footer.ts";
import form from "./form.ts";
import guideScreens from "./guideScreens.ts";
import guides from "./guides/index.ts";
import hero from "./hero.ts";
import home from "./home.ts";
import languages from "./languages.ts";
import mail from "./mail.ts";
import nav from "./nav.ts";
import ownRequest from "./ownRequest.ts";
import ownTrial from "./ownTrial.ts";
import pricing from "./pricing.ts";
import privacy from "./privacy.ts";
import promo from "./promo.ts";
import quote from "./quote.ts";
import terms from "./terms.ts";
import trial from "./trial.ts";

export const nl = {
	about,
	common,
	contact,
	demo,
	demoHour,
	demoMails,
	docs,
	faq,
	features,
	footer,
	form,
	guideScreens,
	guides,
	hero,
	home,
	languages,
	mail,
	nav,
	ownRequest,
	ownTrial,
	pricing,
	privacy,
	promo,
	quote,
	terms,
	trial,
} satisfies Translated;
