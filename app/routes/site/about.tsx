import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { behind } from "#app/content/owner.ts";
import { Behind } from "#app/routes/site/parts/behind.tsx";
import { CallToAction } from "#app/routes/site/parts/call-to-action.tsx";
import { PageHead } from "#app/routes/site/parts/page-head.tsx";
import { describePage } from "#app/seo/describe-page.server.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import pagesStyles from "#app/styles/pages.css?url";
import { useLang } from "#app/ui/page-language.ts";
import { Section } from "#app/ui/section.tsx";
import { phoneAddress } from "#models/contact/phone.ts";
import { env } from "#models/settings/env.server.ts";

export { meta } from "#app/seo/page-meta.ts";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: pagesStyles }];

export async function loader({ request }: LoaderFunctionArgs) {
	const language = await pageLanguage(request);
	return {
		page: await describePage(request, "about"),
		about: text(language, "about"),
		actions: text(language, "common").actions,
		footer: text(language, "footer"),
		known: behind,
		firm: {
			person: env.BRAND_PERSON,
			phone: env.BRAND_PHONE,
			email: env.BRAND_EMAIL,
			address: env.BRAND_ADDRESS,
		},
	};
}

export default function About() {
	const { about, actions, footer, firm, known } = useLoaderData<typeof loader>();
	const { numbers, company, principles, audience, office } = about;
	return (
		<main id="main">
			<PageHead
				lang={about.lang}
				heading={about.heading}
				intro={about.intro}
				aside={
					<dl className="grid gap-3 border-s-4 border-sky ps-5 text-sm [&_dt]:font-normal [&_dt]:text-ink-soft">
						<div>
							<dt>{footer.phone}</dt>
							<dd>
								<a
									className="text-2xl font-bold tracking-tighter text-inherit no-underline hover:text-sky"
									href={phoneAddress(firm.phone)}
								>
									{firm.phone}
								</a>
								<p>{firm.person}</p>
							</dd>
						</div>
						<div>
							<dt>{footer.email}</dt>
							<dd>
								<a className="inline-block py-[0.1rem]" href={`mailto:${firm.email}`}>
									{firm.email}
								</a>
							</dd>
						</div>
						<div>
							<dt>{footer.address}</dt>
							<dd>{firm.address}</dd>
						</div>
						<div>
							<dt>{footer.hours}</dt>
							<dd>{footer.openingHours}</dd>
						</div>
					</dl>
				}
			/>
			<section className="wrap" lang={useLang(about.lang)} aria-label={numbers.heading}>
				<dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-x-4 gap-y-5 border-t py-7 sm:grid-cols-3 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
					{numbers.items.map(({ value, label }) => (
						<div key={label} className="flex flex-col-reverse justify-end">
							<dt className="text-sm font-normal text-ink-soft">{label}</dt>
							<dd className="text-3xl leading-[1.3] font-bold tracking-tighter">{value}</dd>
						</div>
					))}
				</dl>
			</section>
			<Section lang={about.lang} tint heading={company.heading}>
				<div className="grid grid-cols-1 gap-x-[calc(var(--gap)*3)] gap-y-8 lg:grid-cols-[7fr_5fr]">
					<div className="grid grid-cols-1 content-start gap-6">
						<p className="max-w-[32em] text-2xl leading-[1.4] tracking-[-0.015em]">{company.text}</p>
						<Behind known={known} labels={about.behind} />
					</div>
					<div>
						<h3>{audience.heading}</h3>
						<p className="max-w-[32em] pt-2 text-ink-soft">{audience.text}</p>
					</div>
				</div>
			</Section>
			<Section lang={about.lang} heading={principles.heading}>
				<dl className="grid gap-x-[calc(var(--gap)*2)] gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
					{principles.items.map(({ title, text }) => (
						<div key={title}>
							<dt className="text-xl leading-[1.35] tracking-tight">{title}</dt>
							<dd className="max-w-[32em] text-ink-soft">{text}</dd>
						</div>
					))}
				</dl>
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
