import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { priceListOn } from "#app/content/plans.ts";
import { CallToAction } from "#app/routes/site/parts/call-to-action.tsx";
import { PlanCards } from "#app/routes/site/parts/plan-cards.tsx";
import { describePage } from "#app/seo/describe-page.server.ts";
import { faqPage } from "#app/seo/json-ld.server.ts";
import { metaTags } from "#app/seo/page-meta.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import pricingStyles from "#app/styles/pricing.css?url";
import { Accordion } from "#app/ui/accordion.tsx";
import { useLang } from "#app/ui/page-language.ts";
import { Section } from "#app/ui/section.tsx";
import { env } from "#models/settings/env.server.ts";
import { answerTo, askFor, readAsked } from "./answer.server.ts";
import { AnswerCard } from "./answer.tsx";
import { Contents } from "./contents.tsx";
import { Offers } from "./offers.tsx";
import { Question } from "./question.tsx";
import { Talk } from "./talk.tsx";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: pricingStyles }];

export const meta: MetaFunction<typeof loader> = ({ data }) => [
	...metaTags(data?.page),
	...(data?.hasAsked ? [{ name: "robots", content: "noindex" }] : []),
];

export async function loader({ request }: LoaderFunctionArgs) {
	const language = await pageLanguage(request);
	const { typed, asked, errors } = readAsked(new URL(request.url));
	const hasErrors = Object.keys(errors).length > 0;
	const answer = asked && answerTo({ ...asked, date: undefined });
	const pricing = text(language, "pricing");
	const quote = text(language, "quote");
	const { actions, errorSummary, optional, sending } = text(language, "common");
	const shown = {
		page: await describePage(request, "pricing", [faqPage(pricing.questions.items)]),
		pricing,
		quote,
		formTexts: { errors: quote.errors, errorSummary, optional, sending },
		prices: priceListOn(new Date()),
		vat: { mode: env.PRICES_VAT, percent: env.VAT_PERCENT },
		phone: env.BRAND_PHONE,
		actions,
		promo: text(language, "promo"),
		features: text(language, "features"),
		typed,
		errors,
		hasAsked: hasErrors || asked !== null,
		answer,
		queries: asked && {
			same: askFor(asked, { date: undefined }),
			paper: askFor(asked, { elsewhere: undefined, date: answer?.date }),
		},
	};
	return data(shown, hasErrors ? 400 : 200);
}

export default function Pricing() {
	const shown = useLoaderData<typeof loader>();
	const { pricing, quote, prices, vat, promo, features, actions, answer, queries } = shown;
	const { formTexts, typed, errors } = shown;
	const lang = useLang(pricing.lang);
	const question = <Question text={quote.form} {...{ features, formTexts, typed, errors }} />;
	return (
		<main id="main">
			<header
				lang={lang}
				className="bg-[linear-gradient(var(--color-sky-soft),var(--color-paper))] pt-[clamp(1.75rem,1.3rem+2vw,3.5rem)] pb-[clamp(2rem,1.6rem+2vw,3.5rem)] wrap-anywhere"
			>
				<div className="wrap grid grid-cols-[minmax(0,1fr)] items-start gap-x-[calc(var(--gap)*3)] gap-y-8 lg:grid-cols-[6fr_5fr]">
					<div className="grid grid-cols-[minmax(0,1fr)] gap-[1.1rem]">
						<h1>{pricing.heading}</h1>
						<p className="lead">{pricing.intro}</p>
						{queries && question}
					</div>
					{answer && queries ? (
						<AnswerCard text={quote} {...{ pricing, features, vat, answer, queries }} />
					) : queries ? (
						<Talk text={quote.talk} call={actions.call} phone={shown.phone} query={queries.same} />
					) : (
						question
					)}
				</div>
			</header>
			<Section lang={pricing.lang} heading={pricing.onHome.heading}>
				<PlanCards text={pricing} list={prices} vat={vat.mode} level="h3" />
			</Section>
			<Section lang={pricing.lang} heading={pricing.contents.heading}>
				<Contents text={pricing} features={features} />
			</Section>
			<Offers promo={promo} pricing={pricing} list={prices} />
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
