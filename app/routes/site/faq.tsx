import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { describePage } from "#app/seo/describe-page.server.ts";
import { faqPage } from "#app/seo/json-ld.server.ts";
import { metaTags } from "#app/seo/page-meta.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import pagesStyles from "#app/styles/pages.css?url";
import { Accordion } from "#app/ui/accordion.tsx";
import { CallToAction } from "#app/ui/call-to-action.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { useAddress } from "#app/ui/page-language.ts";
import { Section } from "#app/ui/section.tsx";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: pagesStyles }];

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.page);

export async function loader({ request }: LoaderFunctionArgs) {
	const language = await pageLanguage(request);
	const faq = text(language, "faq");
	const groups = [faq.popular, ...faq.groups];
	return {
		page: await describePage(request, "faq", [faqPage(groups.flatMap(({ items }) => items))]),
		faq,
		groups,
		actions: text(language, "common").actions,
	};
}

export default function Faq() {
	const { faq, groups, actions } = useLoaderData<typeof loader>();
	const address = useAddress();
	return (
		<main id="main">
			<PageHead lang={faq.lang} heading={faq.heading} intro={faq.intro}>
				<ul className="jump">
					{groups.map(({ id, heading }) => (
						<li key={id}>
							<a href={`#${id}`}>{heading}</a>
						</li>
					))}
				</ul>
			</PageHead>
			{groups.map(({ id, heading, items }) => (
				<Section key={id} id={id} lang={faq.lang} className="beside close" heading={heading}>
					<Accordion name={id} items={items} />
				</Section>
			))}
			<CallToAction lang={faq.lang} text={faq.more}>
				<a className="btn btn-offer" href={address("contact")}>
					{actions.contact}
				</a>{" "}
				<a className="btn" href={address("demo")}>
					{actions.demo}
				</a>
			</CallToAction>
		</main>
	);
}
