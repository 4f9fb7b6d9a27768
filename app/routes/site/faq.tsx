import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CallToAction } from "#app/routes/site/parts/call-to-action.tsx";
import { PageHead } from "#app/routes/site/parts/page-head.tsx";
import { describePage } from "#app/seo/describe-page.server.ts";
import { faqPage } from "#app/seo/json-ld.server.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import formsStyles from "#app/styles/forms.css?url";
import pagesStyles from "#app/styles/pages.css?url";
import { Accordion } from "#app/ui/accordion.tsx";
import { useAddress, useLang } from "#app/ui/page-language.ts";
import { AskBefore } from "./ask-before.tsx";
import { SearchForm } from "./docs/search-form.tsx";
import { JumpLinks } from "./jump-links.tsx";
import { openQuestions, questionGroups } from "./questions.ts";

export { meta } from "#app/seo/page-meta.ts";

export const links: LinksFunction = () => [
	{ rel: "stylesheet", href: formsStyles },
	{ rel: "stylesheet", href: pagesStyles },
];

export async function loader({ request }: LoaderFunctionArgs) {
	const language = await pageLanguage(request);
	const faq = text(language, "faq");
	const groups = questionGroups(faq);
	return {
		page: await describePage(request, "faq", [faqPage(groups.flatMap(({ items }) => items))]),
		faq,
		groups,
		open: openQuestions(faq),
		search: text(language, "docs").search,
		quoteLink: text(language, "quote").link,
		actions: text(language, "common").actions,
	};
}

export default function Faq() {
	const { faq, groups, open, search, quoteLink, actions } = useLoaderData<typeof loader>();
	const address = useAddress();
	return (
		<main id="main">
			<PageHead
				lang={faq.lang}
				heading={faq.heading}
				intro={faq.intro}
				aside={<SearchForm text={search} />}
			/>
			<div
				className="wrap grid grid-cols-1 gap-x-[calc(var(--gap)*3)] gap-y-8 pb-(--breath) lg:grid-cols-[1fr_3fr] print:block print:pb-0"
				lang={useLang(faq.lang)}
			>
				<nav className="self-start lg:sticky lg:top-6 print:hidden" aria-label={faq.heading}>
					<JumpLinks parts={open.length > 0 ? [...groups, faq.ask] : groups} />
				</nav>
				<div className="grid gap-10 print:gap-2 print:text-sm print:leading-[1.4]">
					{groups.map(({ id, heading, items }) => (
						<section key={id} id={id} className="print:break-inside-auto">
							<h2 className="mb-4 text-2xl print:mb-2 print:text-lg">{heading}</h2>
							<Accordion
								name={id}
								items={items}
								links={{ cost: { href: address("pricing"), text: quoteLink } }}
							/>
						</section>
					))}
					{open.length > 0 && <AskBefore text={faq.ask} questions={open} />}
				</div>
			</div>
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
