import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { priceListOn } from "#app/content/plans.ts";
import { CallToAction } from "#app/routes/site/parts/call-to-action.tsx";
import { PageHead } from "#app/routes/site/parts/page-head.tsx";
import { PlanCards } from "#app/routes/site/parts/plan-cards.tsx";
import { describePage } from "#app/seo/describe-page.server.ts";
import { faqPage } from "#app/seo/json-ld.server.ts";
import { metaTags } from "#app/seo/page-meta.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import pagesStyles from "#app/styles/pages.css?url";
import { Accordion } from "#app/ui/accordion.tsx";
import { useAddress, useLang } from "#app/ui/page-language.ts";
import { Section } from "#app/ui/section.tsx";
import { env } from "#models/env.server.ts";
import { Offers } from "./offers.tsx";
import { PlanTable } from "./plan-table.tsx";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: pagesStyles }];

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.page);

export async function loader({ request }: LoaderFunctionArgs) {
	const language = await pageLanguage(request);
	const pricing = text(language, "pricing");
	const prices = priceListOn(new Date());
	return {
		page: await describePage(request, "pricing", [faqPage(pricing.questions.items)]),
		pricing,
		quoteLink: text(language, "quote").link,
		prices,
		vat: env.PRICES_VAT,
		actions: text(language, "common").actions,
		promo: text(language, "promo"),
		features: text(language, "features"),
	};
}

export default function Pricing() {
	const { pricing, quoteLink, prices, vat, promo, features, actions } = useLoaderData<typeof loader>();
	const address = useAddress();
	return (
		<main id="main">
			<PageHead lang={pricing.lang} heading={pricing.heading} intro={pricing.intro}>
				<p>
					<a className="btn btn-quiet" href={address("quote")}>
						{quoteLink}
					</a>
				</p>
			</PageHead>
			<div className="wrap *:first:border" lang={useLang(pricing.lang)}>
				<PlanCards text={pricing} modules={features.modules} list={prices} vat={vat} level="h2" />
			</div>
			<Offers promo={promo} pricing={pricing} list={prices} />
			<Section lang={pricing.lang} heading={pricing.compare.heading}>
				<PlanTable text={pricing} features={features} list={prices} />
			</Section>
			<Section lang={pricing.lang} beside heading={pricing.questions.heading}>
				<Accordion name="pricing" items={pricing.questions.items} />
			</Section>
			<CallToAction
				lang={pricing.lang}
				text={pricing.next}
				links={[
					["trial", actions.trial],
					["contact", actions.contact],
				]}
			/>
		</main>
	);
}
