import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { describePage } from "#app/seo/describe-page.server.ts";
import { metaTags } from "#app/seo/page-meta.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import pagesStyles from "#app/styles/pages.css?url";
import { CallToAction } from "#app/ui/call-to-action.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { useAddress, useLang } from "#app/ui/page-language.ts";
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
	const { numbers, principles, audience, office } = about;
	const address = useAddress();
	return (
		<main id="main">
			<PageHead lang={about.lang} heading={about.heading} intro={about.intro} />
			<section className="wrap" lang={useLang(about.lang)} aria-label={numbers.heading}>
				<dl className="proofs numbers">
					{numbers.items.map(({ value, label }) => (
						<div key={label}>
							<dt>{label}</dt>
							<dd>{value}</dd>
						</div>
					))}
				</dl>
			</section>
			<Section lang={about.lang} className="beside" heading={principles.heading}>
				<dl className="specs">
					{principles.items.map(({ title, text }) => (
						<div key={title}>
							<dt>{title}</dt>
							<dd>{text}</dd>
						</div>
					))}
				</dl>
			</Section>
			<Section lang={about.lang} className="tint" heading={audience.heading}>
				<p className="statement">{audience.text}</p>
			</Section>
			<CallToAction lang={about.lang} text={office}>
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
