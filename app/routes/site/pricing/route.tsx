import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { priceListOn } from "#app/content/plans.ts";
import { formatDate } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { PageHead } from "#app/routes/site/parts/page-head.tsx";
import { PlanCards } from "#app/routes/site/parts/plan-cards.tsx";
import { describePage } from "#app/seo/describe-page.server.ts";
import { faqPage } from "#app/seo/json-ld.server.ts";
import { metaTags } from "#app/seo/page-meta.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import pagesStyles from "#app/styles/pages.css?url";
import { Accordion } from "#app/ui/accordion.tsx";
import { useLang } from "#app/ui/page-language.ts";
import { Section } from "#app/ui/section.tsx";
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
		prices,
		validity: prices.lastDay
			? interpolate(pricing.until, { date: formatDate(language, prices.lastDay) })
			: pricing.laterYears,
		promo: text(language, "promo"),
		features: text(language, "features"),
	};
}

export default function Pricing() {
	const { pricing, prices, validity, promo, features } = useLoaderData<typeof loader>();
	return (
		<main id="main">
			<PageHead lang={pricing.lang} heading={pricing.heading} intro={pricing.intro} />
			<div className="wrap *:first:border" lang={useLang(pricing.lang)}>
				<PlanCards text={pricing} modules={features.modules} list={prices} level="h2" />
				<p className="hint mt-4">{validity}</p>
			</div>
			<Offers promo={promo} pricing={pricing} />
			<Section lang={pricing.lang} heading={pricing.compare.heading}>
				<PlanTable text={pricing} features={features} list={prices} />
			</Section>
			<Section lang={pricing.lang} beside heading={pricing.questions.heading}>
				<Accordion name="pricing" items={pricing.questions.items} />
			</Section>
		</main>
	);
}
