import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { localizedPath } from "#app/addresses/site.ts";
import { guideAt, guideGroups, guidePath, guides } from "#app/content/guides.ts";
import { planIds, planWith } from "#app/content/plans.ts";
import { productScreens, screenIds } from "#app/content/product-screens.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { CallToAction } from "#app/routes/site/parts/call-to-action.tsx";
import { ProductScreen } from "#app/routes/site/parts/product-screen.tsx";
import { describeGuide } from "#app/seo/describe-page.server.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import pagesStyles from "#app/styles/pages.css?url";
import { useAddress } from "#app/ui/page-language.ts";
import { defaultLanguage } from "#models/language.ts";
import { Facts } from "./facts.tsx";
import { Mistake, Steps } from "./steps.tsx";

export { meta } from "#app/seo/page-meta.ts";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: pagesStyles }];

export async function loader({ request }: LoaderFunctionArgs) {
	const language = await pageLanguage(request);
	const id = guideAt(localizedPath(defaultLanguage, new URL(request.url).pathname));
	if (!id) throw new Response(null, { status: 404 });
	const [docs, texts, common] = [text(language, "docs"), text(language, "guides"), text(language, "common")];
	const { modules, related, shown } = guides[id];
	const screens = text(language, "guideScreens")[id];
	const plan = planWith(modules);
	const reach = plan === planIds[0] ? "every" : plan === planIds.at(-1) ? "only" : "from";
	const screen = screenIds.find((screen) => productScreens[screen].guide === id);
	const group = guideGroups.find((group) => group.guides.some((guide) => guide === id));
	return {
		page: await describeGuide(request, id),
		guide: texts[id],
		steps: texts[id].steps.map((step, index) => {
			const at = shown.findIndex(([number]) => number === index + 1);
			return { ...step, screen: screens[at], tone: shown[at]?.[1] };
		}),
		drawn: screen && { screen, text: text(language, "home").screens.items[screen].text },
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
	const { guide, steps, drawn, words, trail, plan, modules, related, lang, actions } =
		useLoaderData<typeof loader>();
	return (
		<main id="main">
			<GuideHead title={guide.title} text={guide.text} trail={trail} />
			<div className="wrap grid gap-x-[calc(var(--gap)*3)] gap-y-8 pt-2 pb-(--breath) print:gap-y-5 lg:grid-cols-[5fr_11fr] xl:grid-cols-[1fr_40rem] print:pb-0">
				{drawn && (
					<figure className="col-span-full max-md:hidden print:hidden">
						<ProductScreen of={drawn.screen} />
						<figcaption className="hint mt-3">{drawn.text}</figcaption>
					</figure>
				)}
				<Facts guide={guide} words={words} modules={modules} plan={plan} />
				<div className="grid max-w-[40rem] gap-10 print:gap-5">
					<Steps heading={words.steps} steps={steps} />
					<Mistake heading={words.mistake} mistake={guide.mistake} />
					<Related heading={words.related} guides={related} />
				</div>
			</div>
			<CallToAction
				lang={lang}
				text={words.help}
				links={[
					["contact", actions.contact],
					["docs", trail.docs],
				]}
			/>
		</main>
	);
}

type HeadProps = {
	title: string;
	text: string;
	trail: { label: string; docs: string; group?: { id: string; name: string } };
};

function GuideHead({ title, text, trail }: HeadProps) {
	const address = useAddress();
	return (
		<header className="bg-[linear-gradient(var(--color-sky-soft),var(--color-paper))] pt-[clamp(1.25rem,1rem+1.5vw,2.5rem)] pb-[clamp(1.5rem,1.2rem+1.5vw,2.5rem)] print:bg-none print:pt-0 print:pb-4">
			<div className="wrap grid gap-[1.1rem]">
				<nav className="text-sm print:hidden" aria-label={trail.label}>
					<ol className="flex flex-wrap gap-x-2 [&_a]:inline-block [&_a]:py-1 [&>li+li]:before:me-2 [&>li+li]:before:text-ink-soft [&>li+li]:before:content-['/'_/_'']">
						<li>
							<a href={address("docs")}>{trail.docs}</a>
						</li>
						{trail.group && (
							<li>
								<a href={`${address("docs")}#${trail.group.id}`}>{trail.group.name}</a>
							</li>
						)}
					</ol>
				</nav>
				<h1 className="max-w-[18em] text-3xl lg:text-4xl">{title}</h1>
				<p className="lead">{text}</p>
			</div>
		</header>
	);
}

type RelatedProps = { heading: string; guides: { href: string; title: string; text: string }[] };

function Related({ heading, guides }: RelatedProps) {
	return (
		<nav className="print:hidden" aria-labelledby="related">
			<h2 id="related" className="mb-2 text-lg tracking-tight">
				{heading}
			</h2>
			<ul className="border-t-2 border-ink">
				{guides.map(({ href, title, text }) => (
					<li key={href} className="border-b py-4">
						<a className="inline-block py-[0.1rem] font-bold" href={href}>
							{title}
						</a>
						<p className="text-sm text-ink-soft">{text}</p>
					</li>
				))}
			</ul>
		</nav>
	);
}
