import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { localizedPath } from "#app/addresses/site.ts";
import { guideIds, guidePath, moduleGuides } from "#app/content/guides.ts";
import { type ModuleId, moduleGroups } from "#app/content/plans.ts";
import { CallToAction } from "#app/routes/site/parts/call-to-action.tsx";
import { More } from "#app/routes/site/parts/more.tsx";
import { PageHead } from "#app/routes/site/parts/page-head.tsx";
import { Rail } from "#app/routes/site/parts/rail.tsx";
import { describePage } from "#app/seo/describe-page.server.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import pagesStyles from "#app/styles/pages.css?url";
import { Accordion } from "#app/ui/accordion.tsx";
import { useAddress, useLang, usePageLanguage } from "#app/ui/page-language.ts";
import { Section } from "#app/ui/section.tsx";
import { JumpLinks } from "../jump-links.tsx";
import { questionGroups } from "../questions.ts";
import { ModuleCard } from "./module-card.tsx";
import { OrderPath } from "./order-path.tsx";

export { meta } from "#app/seo/page-meta.ts";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: pagesStyles }];

export async function loader({ request }: LoaderFunctionArgs) {
	const language = await pageLanguage(request);
	const [faq, guideTexts] = [text(language, "faq"), text(language, "guides")];
	return {
		page: await describePage(request, "features"),
		faqLang: faq.lang,
		accounting: questionGroups(faq).find(({ id }) => id === "accounting"),
		features: text(language, "features"),
		actions: text(language, "common").actions,
		guideTitles: Object.fromEntries(guideIds.map((id) => [id, guideTexts[id].title])),
	};
}

/** So many of the chief accountants' questions, the deciding ones; the page of questions has them all. */
const decisive = 6;

export default function Features() {
	const { features, faqLang, accounting, actions, guideTitles } = useLoaderData<typeof loader>();
	const language = usePageLanguage();
	const address = useAddress();
	const moreOf = (module: ModuleId) => {
		const guide = moduleGuides[module];
		return guide && { href: localizedPath(language, guidePath(guide)), text: guideTitles[guide] ?? "" };
	};
	return (
		<main id="main">
			<PageHead
				lang={features.lang}
				heading={features.heading}
				intro={features.intro}
				aside={<OrderPath text={features} />}
			>
				<JumpLinks parts={moduleGroups.map(({ id }) => ({ id, heading: features.groups[id].name }))} />
			</PageHead>
			<div className="wrap pb-(--breath)" lang={useLang(features.lang)}>
				{moduleGroups.map(({ id, modules }) => (
					<section
						key={id}
						id={id}
						className="grid grid-cols-1 gap-x-[calc(var(--gap)*2)] gap-y-4 border-t-2 border-ink py-[calc(var(--gap)*1.5)] sm:py-[calc(var(--gap)*2)] lg:grid-cols-[1fr_3fr]"
					>
						<div className="sm:sticky sm:top-0 sm:z-1 sm:bg-paper sm:py-3 lg:self-start lg:py-6">
							<h2 className="text-xl sm:text-2xl">{features.groups[id].name}</h2>
							<p>{features.groups[id].text}</p>
						</div>
						<Rail className="max-sm:items-start sm:divide-y">
							{modules.map((module) => (
								<ModuleCard
									key={module}
									id={module}
									text={features.modules[module]}
									forWhom={features.forWhom}
									more={moreOf(module)}
								/>
							))}
						</Rail>
					</section>
				))}
			</div>
			{accounting && (
				<Section lang={faqLang} id="accountants" beside tint heading={accounting.heading}>
					<Accordion name={accounting.id} items={accounting.items.slice(0, decisive)} />
					<More href={`${address("faq")}#${accounting.id}`}>{actions.faq}</More>
				</Section>
			)}
			<CallToAction
				lang={features.lang}
				text={features.next}
				links={[
					["demo", actions.demo],
					["trial", actions.trial],
				]}
			/>
		</main>
	);
}
