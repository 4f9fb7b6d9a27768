import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { localizedPath, pages } from "#app/addresses/site.ts";
import { firstGuides, guideGroups, guideIds, guidePath } from "#app/content/guides.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import type { Vi } from "#app/locales/index.ts";
import { CallToAction } from "#app/routes/site/parts/call-to-action.tsx";
import { PageHead } from "#app/routes/site/parts/page-head.tsx";
import { describePage } from "#app/seo/describe-page.server.ts";
import { metaTags } from "#app/seo/page-meta.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import formsStyles from "#app/styles/forms.css?url";
import pagesStyles from "#app/styles/pages.css?url";
import { useLang, usePageLanguage } from "#app/ui/page-language.ts";
import { Section } from "#app/ui/section.tsx";
import { Results } from "./results.tsx";
import { search } from "./search.ts";
import { longestQuery, SearchForm } from "./search-form.tsx";

const firstSteps = [pages.trial, ...firstGuides.map(guidePath)];

export const links: LinksFunction = () => [
	{ rel: "stylesheet", href: formsStyles },
	{ rel: "stylesheet", href: pagesStyles },
];

export const meta: MetaFunction<typeof loader> = ({ data }) => [
	...metaTags(data?.page),
	...(data?.query ? [{ name: "robots", content: "noindex" }] : []),
];

export async function loader({ request }: LoaderFunctionArgs) {
	const language = await pageLanguage(request);
	const docs = text(language, "docs");
	const guides = text(language, "guides");
	const query = (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, longestQuery);
	return {
		page: await describePage(request, "docs"),
		docs,
		titles: Object.fromEntries(guideIds.map((id) => [id, guides[id].title])),
		quickStart: docs.quickStart.items.map((item, index) => ({
			...item,
			href: localizedPath(language, firstSteps[index] ?? pages.docs),
		})),
		actions: text(language, "common").actions,
		query,
		found: query === "" ? null : search(query, { docs, guides, faq: text(language, "faq") }),
	};
}

export default function Docs() {
	const { docs, titles, quickStart, actions, query, found } = useLoaderData<typeof loader>();
	const lang = useLang(docs.lang);
	return (
		<main id="main">
			<PageHead
				lang={docs.lang}
				heading={docs.heading}
				intro={found ? undefined : docs.intro}
				aside={<SearchForm text={docs.search} query={query} hasPopular={query === ""} />}
			/>
			{found ? (
				<div className="wrap" lang={lang}>
					<div className="grid max-w-[46rem] gap-5 pt-4 pb-(--breath)">
						<Results text={docs.search} query={query} found={found} />
					</div>
				</div>
			) : (
				<>
					<Section lang={docs.lang} heading={docs.quickStart.heading}>
						<ol className="grid gap-(--gap) [counter-reset:step] lg:auto-cols-fr lg:grid-flow-col">
							{quickStart.map(({ title, text, href }) => (
								<li
									key={title}
									className="grid grid-cols-[2.5rem_1fr] border-t-4 border-sky pt-[0.9rem] [counter-increment:step] before:row-span-2 before:text-2xl before:leading-[1.3] before:font-bold before:text-sky before:content-[counter(step)] lg:block"
								>
									<h3>
										<a className="inline-block py-[0.1rem]" href={href}>
											{title}
										</a>
									</h3>
									<p className="text-sm text-ink-soft">{text}</p>
								</li>
							))}
						</ol>
					</Section>
					<Section lang={docs.lang} tint heading={docs.index.heading}>
						<IndexOfGuides text={docs.index} titles={titles} />
					</Section>
				</>
			)}
			<CallToAction
				lang={docs.lang}
				text={docs.more}
				links={[
					["contact", actions.contact],
					["trial", actions.trial],
				]}
			/>
		</main>
	);
}

type IndexProps = { text: Vi["docs"]["index"]; titles: Record<string, string> };

function IndexOfGuides({ text, titles }: IndexProps) {
	const language = usePageLanguage();
	return (
		<div className="grid gap-x-[calc(var(--gap)*2)] gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
			{guideGroups.map(({ id, guides }) => (
				<section key={id} id={id}>
					<h3 className="mb-2 flex items-baseline justify-between gap-4 border-b-2 border-ink pb-2">
						{text.groups[id]}{" "}
						<span className="text-sm font-normal text-ink-soft">
							{interpolate(text.count, { count: guides.length })}
						</span>
					</h3>
					<ul>
						{guides.map((guide) => (
							<li key={guide}>
								<a
									className="block py-[0.4rem] no-underline hover:underline"
									href={localizedPath(language, guidePath(guide))}
								>
									{titles[guide]}
								</a>
							</li>
						))}
					</ul>
				</section>
			))}
		</div>
	);
}
