import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { moduleGroups } from "#app/content/modules.ts";
import { describePage } from "#app/seo/describe-page.server.ts";
import { metaTags } from "#app/seo/page-meta.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import pagesStyles from "#app/styles/pages.css?url";
import { CallToAction } from "#app/ui/call-to-action.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { useAddress, useLang } from "#app/ui/page-language.ts";
import { ModuleCard } from "./module-card.tsx";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: pagesStyles }];

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.page);

export async function loader({ request }: LoaderFunctionArgs) {
	const language = await pageLanguage(request);
	return {
		page: await describePage(request, "features"),
		features: text(language, "features"),
		actions: text(language, "common").actions,
	};
}

export default function Features() {
	const { features, actions } = useLoaderData<typeof loader>();
	const address = useAddress();
	return (
		<main id="main">
			<PageHead lang={features.lang} heading={features.heading} intro={features.intro}>
				<ul className="jump">
					{moduleGroups.map(({ id }) => (
						<li key={id}>
							<a href={`#${id}`}>{features.groups[id].name}</a>
						</li>
					))}
				</ul>
			</PageHead>
			<div className="departments wrap" lang={useLang(features.lang)}>
				{moduleGroups.map(({ id, modules }) => (
					<section key={id} id={id}>
						<div>
							<h2>{features.groups[id].name}</h2>
							<p>{features.groups[id].text}</p>
						</div>
						<div className="module-cards">
							{modules.map((module) => (
								<ModuleCard
									key={module}
									id={module}
									text={features.modules[module]}
									forWhom={features.forWhom}
								/>
							))}
						</div>
					</section>
				))}
			</div>
			<CallToAction lang={features.lang} text={features.next}>
				<a className="btn btn-offer" href={address("demo")}>
					{actions.demo}
				</a>{" "}
				<a className="btn" href={address("trial")}>
					{actions.trial}
				</a>
			</CallToAction>
		</main>
	);
}
