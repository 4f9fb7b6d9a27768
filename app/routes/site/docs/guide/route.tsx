import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { localizedPath } from "#app/addresses/localized-path.ts";
import { guideAt, guideGroups, guidePath, guides } from "#app/content/guides.ts";
import { planIds, planWith } from "#app/content/plans.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { CallToAction } from "#app/routes/site/parts/call-to-action.tsx";
import { describeGuide } from "#app/seo/describe-page.server.ts";
import { metaTags } from "#app/seo/page-meta.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import pagesStyles from "#app/styles/pages.css?url";
import { useAddress } from "#app/ui/page-language.ts";
import { defaultLanguage } from "#models/language.ts";
import { Facts } from "./facts.tsx";
import { GuideHead } from "./guide-head.tsx";
import { Mistake } from "./mistake.tsx";
import { Related } from "./related.tsx";
import { Steps } from "./steps.tsx";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: pagesStyles }];

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.page);

export async function loader({ request }: LoaderFunctionArgs) {
	const language = await pageLanguage(request);
	const id = guideAt(localizedPath(defaultLanguage, new URL(request.url).pathname));
	if (!id) throw new Response(null, { status: 404 });
	const [docs, texts, common] = [text(language, "docs"), text(language, "guides"), text(language, "common")];
	const { modules, related } = guides[id];
	const plan = planWith(modules);
	const reach = plan === planIds[0] ? "every" : plan === planIds.at(-1) ? "only" : "from";
	const group = guideGroups.find((group) => group.guides.some((guide) => guide === id));
	return {
		page: await describeGuide(request, id),
		guide: texts[id],
		words: docs.guide,
		trail: {
			label: common.breadcrumb,
			docs: text(language, "nav").pages.docs,
			group: group && { id: group.id, name: docs.index.groups[group.id] },
		},
		plan: interpolate(docs.guide.plan[reach], { plan: text(language, "pricing").plans[plan].name }),
		modules: modules.map((module) => ({
			id: module,
			name: text(language, "features").modules[module].name,
		})),
		related: related.map((other) => ({
			href: localizedPath(language, guidePath(other)),
			title: texts[other].title,
			text: texts[other].text,
		})),
		lang: docs.lang,
		actions: common.actions,
	};
}

export default function Guide() {
	const { guide, words, trail, plan, modules, related, lang, actions } = useLoaderData<typeof loader>();
	const address = useAddress();
	return (
		<main id="main">
			<GuideHead title={guide.title} text={guide.text} trail={trail} />
			<div className="wrap grid gap-x-[calc(var(--gap)*3)] gap-y-8 pt-2 pb-(--breath) print:gap-y-5 lg:grid-cols-[5fr_11fr] print:pb-0">
				<Facts guide={guide} words={words} modules={modules} plan={plan} />
				<div className="grid max-w-[40rem] gap-10 print:gap-5">
					<Steps heading={words.steps} steps={guide.steps} />
					<Mistake heading={words.mistake} mistake={guide.mistake} />
					<Related heading={words.related} guides={related} />
				</div>
			</div>
			<CallToAction lang={lang} text={words.help}>
				<a className="btn btn-offer" href={address("contact")}>
					{actions.contact}
				</a>{" "}
				<a className="btn btn-clear" href={address("docs")}>
					{trail.docs}
				</a>
			</CallToAction>
		</main>
	);
}
