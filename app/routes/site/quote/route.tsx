import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { localizedPath } from "#app/addresses/localized-path.ts";
import { siteOrigin } from "#app/addresses/origin.server.ts";
import { pages } from "#app/addresses/site.ts";
import { PageHead } from "#app/routes/site/parts/page-head.tsx";
import { describePage } from "#app/seo/describe-page.server.ts";
import { metaTags } from "#app/seo/page-meta.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import formsStyles from "#app/styles/forms.css?url";
import pagesStyles from "#app/styles/pages.css?url";
import { useAddress, useLang } from "#app/ui/page-language.ts";
import { env } from "#models/env.server.ts";
import { phoneAddress } from "#models/phone.ts";
import { AnswerHead } from "./answer-head.tsx";
import { askFor, quotedToday, readAsked } from "./quote.server.ts";
import { QuoteForm } from "./quote-form.tsx";
import { Sheet } from "./sheet.tsx";

export const links: LinksFunction = () => [
	{ rel: "stylesheet", href: formsStyles },
	{ rel: "stylesheet", href: pagesStyles },
];

export const meta: MetaFunction<typeof loader> = ({ data }) => [
	...metaTags(data?.page),
	...(data?.hasAsked ? [{ name: "robots", content: "noindex" }] : []),
];

export async function loader({ request }: LoaderFunctionArgs) {
	const language = await pageLanguage(request);
	const { typed, asked, errors } = readAsked(new URL(request.url));
	const hasErrors = Object.keys(errors).length > 0;
	const quote = text(language, "quote");
	const { actions, errorSummary, optional, sending } = text(language, "common");
	const source = siteOrigin(request) + localizedPath(language, pages.pricing);
	const shown = {
		page: await describePage(request, "quote"),
		text: quote,
		formTexts: { errors: quote.errors, errorSummary, optional, sending },
		features: text(language, "features"),
		pricing: text(language, "pricing"),
		promo: text(language, "promo"),
		call: actions.call,
		firm: {
			name: env.BRAND_NAME,
			company: text(language, "footer").company,
			address: env.BRAND_ADDRESS,
			phone: env.BRAND_PHONE,
			email: env.BRAND_EMAIL,
		},
		vat: text(language, "pricing").vat[env.PRICES_VAT],
		typed,
		errors,
		hasAsked: hasErrors || asked !== null,
		query: asked && askFor(asked),
		quoted: asked && quotedToday(asked, source),
	};
	return data(shown, hasErrors ? 400 : 200);
}

export default function QuotePage() {
	const shown = useLoaderData<typeof loader>();
	const { text, pricing, promo, features, firm, vat, quoted, query } = shown;
	const address = useAddress();
	const lang = useLang(text.lang);
	const { formTexts, typed, errors } = shown;
	const form = { text: text.form, features, formTexts, typed, errors };
	if (quoted) {
		return (
			<main id="main" lang={lang} className="wrap-anywhere">
				<AnswerHead text={text} pricing={pricing} features={features} quoted={quoted} />
				<div className="wrap grid items-start gap-(--gap) pb-(--breath) lg:grid-cols-[8fr_4fr] print:block print:pb-0">
					<div className="grid gap-4">
						<Sheet {...{ text, pricing, promo, features, quoted, firm, vat }} />
						<p className="hint print:hidden">{text.answer.print}</p>
					</div>
					<QuoteForm {...form} heading={text.form.again} />
				</div>
			</main>
		);
	}
	return (
		<main id="main" lang={lang} className="wrap-anywhere">
			{query ? (
				<PageHead lang={text.lang} heading={text.talk.heading} intro={text.talk.text}>
					<p className="flex flex-wrap gap-3">
						<a className="btn btn-primary" href={phoneAddress(firm.phone)}>
							{shown.call}
						</a>{" "}
						<a className="btn btn-quiet" href={`${address("contact")}?${query}`}>
							{text.talk.send}
						</a>
					</p>
				</PageHead>
			) : (
				<PageHead lang={text.lang} heading={text.heading} intro={text.intro} />
			)}
			<div className="wrap grid items-start gap-x-[calc(var(--gap)*3)] gap-y-10 pb-(--breath) lg:grid-cols-[7fr_5fr]">
				<QuoteForm {...form} heading={query ? text.form.again : text.form.heading} />
				<section aria-labelledby="promise">
					<h2 id="promise" className="mb-4 text-xl tracking-tight">
						{text.promise.heading}
					</h2>
					<ul className="border-t-2 border-ink *:border-b *:py-3">
						{text.promise.items.map((item) => (
							<li key={item}>{item}</li>
						))}
					</ul>
					<p className="mt-4 text-ink-soft">{text.promise.end}</p>
				</section>
			</div>
		</main>
	);
}
