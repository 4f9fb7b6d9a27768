import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CallToAction } from "#app/routes/site/parts/call-to-action.tsx";
import { PageHead } from "#app/routes/site/parts/page-head.tsx";
import { Specs } from "#app/routes/site/parts/specs.tsx";
import { describePage } from "#app/seo/describe-page.server.ts";
import { metaTags } from "#app/seo/page-meta.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import pagesStyles from "#app/styles/pages.css?url";
import { useLang } from "#app/ui/page-language.ts";
import { Section } from "#app/ui/section.tsx";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: pagesStyles }];

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.page);

export async function loader({ request }: LoaderFunctionArgs) {
	const language = await pageLanguage(request);
	return {
		page: await describePage(request, "about"),
		about: text(language, "about"),
		actions: text(language, "common").actions,
	};
}

export default function About() {
	const { about, actions } = useLoaderData<typeof loader>();
	const { numbers, company, principles, audience, office } = about;
	return (
		<main id="main">
			<PageHead lang={about.lang} heading={about.heading} intro={about.intro} />
			<section className="wrap" lang={useLang(about.lang)} aria-label={numbers.heading}>
				<dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-x-4 gap-y-5 border-y py-7 sm:grid-cols-3 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
					{numbers.items.map(({ value, label }) => (
						<div key={label} className="flex flex-col-reverse justify-end">
							<dt className="text-sm font-normal text-ink-soft">{label}</dt>
							<dd className="text-3xl leading-[1.3] font-bold tracking-tighter">{value}</dd>
						</div>
					))}
				</dl>
			</section>
			<Section lang={about.lang} beside close heading={company.heading}>
				<p className="lead">{company.text}</p>
			</Section>
			<Section lang={about.lang} beside heading={principles.heading}>
				<Specs items={principles.items} />
			</Section>
			<Section lang={about.lang} tint heading={audience.heading}>
				<p className="max-w-[32em] text-2xl leading-[1.4] tracking-[-0.015em]">{audience.text}</p>
			</Section>
			<CallToAction
				lang={about.lang}
				text={office}
				links={[
					["contact", actions.contact],
					["demo", actions.demo],
				]}
			/>
		</main>
	);
}
