import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { describePage } from "#app/seo/describe-page.server.ts";
import { metaTags } from "#app/seo/page-meta.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import formsStyles from "#app/styles/forms.css?url";
import pagesStyles from "#app/styles/pages.css?url";
import { PageHead } from "#app/ui/page-head.tsx";
import { useLang } from "#app/ui/page-language.ts";
import { Section } from "#app/ui/section.tsx";
import { Results } from "./results.tsx";
import { search } from "./search.ts";
import { SearchForm } from "./search-form.tsx";

const longestQuery = 100;

export const links: LinksFunction = () => [
	{ rel: "stylesheet", href: pagesStyles },
	{ rel: "stylesheet", href: formsStyles },
];

export const meta: MetaFunction<typeof loader> = ({ data }) => [
	...metaTags(data?.page),
	...(data?.query ? [{ name: "robots", content: "noindex" }] : []),
];

export async function loader({ request }: LoaderFunctionArgs) {
	const language = await pageLanguage(request);
	const docs = text(language, "docs");
	const query = (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, longestQuery);
	return {
		page: await describePage(request, "docs"),
		docs,
		query,
		found: query === "" ? null : search(query, docs, text(language, "faq")),
	};
}

export default function Docs() {
	const { docs, query, found } = useLoaderData<typeof loader>();
	const lang = useLang(docs.lang);
	return (
		<main id="main">
			<PageHead lang={docs.lang} heading={docs.heading} intro={docs.intro}>
				<SearchForm text={docs.search} query={query} maxLength={longestQuery} />
			</PageHead>
			{found ? (
				<div className="wrap results" lang={lang}>
					<Results text={docs.search} query={query} found={found} />
				</div>
			) : (
				<>
					<Section lang={docs.lang} className="close" heading={docs.quickStart.heading}>
						<ol className="steps">
							{docs.quickStart.items.map(({ title, text }) => (
								<li key={title}>
									<h3>{title}</h3>
									<p>{text}</p>
								</li>
							))}
						</ol>
					</Section>
					<Section lang={docs.lang} className="tint" heading={docs.index.heading}>
						<div className="index">
							{docs.index.groups.map(({ id, heading, topics }) => (
								<section key={id} id={id}>
									<h3>{heading}</h3>
									<dl>
										{topics.map((topic) => (
											<div key={topic.id} id={topic.id}>
												<dt>{topic.title}</dt>
												<dd>{topic.text}</dd>
											</div>
										))}
									</dl>
								</section>
							))}
						</div>
					</Section>
				</>
			)}
		</main>
	);
}
