import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CallToAction } from "#app/routes/site/parts/call-to-action.tsx";
import { PageHead } from "#app/routes/site/parts/page-head.tsx";
import { describePage } from "#app/seo/describe-page.server.ts";
import { faqPage } from "#app/seo/json-ld.server.ts";
import { metaTags } from "#app/seo/page-meta.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import pagesStyles from "#app/styles/pages.css?url";
import { Accordion } from "#app/ui/accordion.tsx";
import { useAddress } from "#app/ui/page-language.ts";
import { Section } from "#app/ui/section.tsx";
import { JumpLinks } from "./jump-links.tsx";
import { questionGroups } from "./questions.ts";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: pagesStyles }];

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.page);

export async function loader({ request }: LoaderFunctionArgs) {
	const language = await pageLanguage(request);
	const faq = text(language, "faq");
	const groups = questionGroups(faq);
	return {
		page: await describePage(request, "faq", [faqPage(groups.flatMap(({ items }) => items))]),
		faq,
		groups,
		quoteLink: text(language, "quote").link,
		actions: text(language, "common").actions,
	};
}

export default function Faq() {
	const { faq, groups, quoteLink, actions } = useLoaderData<typeof loader>();
	const address = useAddress();
	return (
		<main id="main">
			<PageHead lang={faq.lang} heading={faq.heading} intro={faq.intro}>
				<JumpLinks parts={groups} />
			</PageHead>
			{groups.map(({ id, heading, items }) => (
				<Section key={id} id={id} lang={faq.lang} beside close heading={heading}>
					<Accordion
						name={id}
						items={items}
						links={{ cost: { href: address("pricing"), text: quoteLink } }}
					/>
				</Section>
			))}
			<CallToAction
				lang={faq.lang}
				text={faq.more}
				links={[
					["contact", actions.contact],
					["demo", actions.demo],
				]}
			/>
		</main>
	);
}
