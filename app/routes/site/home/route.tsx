import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { priceListOn } from "#app/content/plans.ts";
import { CallToAction } from "#app/routes/site/parts/call-to-action.tsx";
import { More } from "#app/routes/site/parts/more.tsx";
import { describePage } from "#app/seo/describe-page.server.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import homeStyles from "#app/styles/home.css?url";
import { Accordion } from "#app/ui/accordion.tsx";
import { ChatLink } from "#app/ui/chat-link.tsx";
import { useAddress } from "#app/ui/page-language.ts";
import { Section } from "#app/ui/section.tsx";
import { env } from "#models/settings/env.server.ts";
import { Comparison } from "./comparison.tsx";
import { Hero } from "./hero.tsx";
import { Modules } from "./modules.tsx";
import { PainPoints } from "./pain-points.tsx";
import { Prices } from "./prices.tsx";
import { Screens } from "./screens.tsx";
import { Technology } from "./technology.tsx";
import { Testimonials } from "./testimonials.tsx";

export { meta } from "#app/seo/page-meta.ts";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: homeStyles }];

export async function loader({ request }: LoaderFunctionArgs) {
	const language = await pageLanguage(request);
	return {
		page: await describePage(request, "home"),
		common: text(language, "common"),
		hero: text(language, "hero"),
		home: text(language, "home"),
		features: text(language, "features"),
		pricing: text(language, "pricing"),
		faq: text(language, "faq"),
		prices: priceListOn(new Date()),
		vat: env.PRICES_VAT,
		chatScript: env.CHAT_SCRIPT_URL,
	};
}

export default function Home() {
	const { common, hero, home, features, pricing, faq, prices, vat, chatScript } =
		useLoaderData<typeof loader>();
	const { actions } = common;
	const address = useAddress();
	return (
		<main id="main">
			<Hero text={hero} actions={actions} voucher={features.modules.accounting.screen} />
			<PainPoints text={home.pains} lang={home.lang} />
			<Screens text={home.screens} lang={home.lang} />
			<Modules text={features} />
			<Technology text={home.technology} lang={home.lang} />
			<Comparison text={home.compare} lang={home.lang} />
			<Prices text={pricing} list={prices} vat={vat} />
			<Testimonials text={home.testimonials} lang={home.lang} />
			<Section lang={faq.lang} beside heading={home.faq.heading}>
				<Accordion
					name="faq"
					// Links to an answer lead to the page of questions.
					items={faq.popular.items.map(({ question, answer }) => ({ question, answer }))}
				/>
				<More href={address("faq")}>{actions.faq}</More>
			</Section>
			<CallToAction
				lang={home.lang}
				text={home.cta}
				links={[
					["trial", actions.trial],
					["demo", actions.demo],
				]}
			/>
			<ChatLink floating script={chatScript} text={common.chat} />
		</main>
	);
}
