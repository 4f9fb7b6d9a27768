import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { isRecordPage } from "#app/addresses/records.ts";
import { localizedPath, pages, quotePath } from "#app/addresses/site.ts";
import { formatDay, formatMoney } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { unbroken } from "#app/i18n/unbroken.ts";
import { answerTo, askFor, readAsked } from "#app/routes/site/pricing/answer.server.ts";
import { describePage } from "#app/seo/describe-page.server.ts";
import { metaTags } from "#app/seo/page-meta.ts";
import { pageLanguage, text } from "#app/server/i18n.server.ts";
import { portalLanguage } from "#app/server/language-cookie.server.ts";
import { pageBefore } from "#app/server/place.server.ts";
import { redirect } from "#app/server/redirect.server.ts";
import pricingStyles from "#app/styles/pricing.css?url";
import { useAddress, useLang, usePageLanguage } from "#app/ui/page-language.ts";
import { maxLength } from "#models/limits.ts";
import { env } from "#models/settings/env.server.ts";
import { PrintButton } from "./print-button.tsx";
import { Sheet } from "./sheet.tsx";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: pricingStyles }];

export const meta: MetaFunction<typeof loader> = ({ data }) => [
	...metaTags(data?.page),
	{ name: "robots", content: "noindex" },
];

export async function loader({ request }: LoaderFunctionArgs) {
	const language = await pageLanguage(request);
	const url = new URL(request.url);
	const { asked } = readAsked(url);
	const answer = asked && answerTo(asked);
	// The question, its errors and what is beyond the largest plan stand on the pricing page.
	if (!asked || !answer) throw redirect(localizedPath(language, pages.pricing) + url.search);
	const quote = text(language, "quote");
	const pricing = text(language, "pricing");
	return {
		page: {
			...(await describePage(request, "pricing")),
			title: interpolate(quote.title, { number: answer.number }),
		},
		text: quote,
		pricing,
		promo: text(language, "promo"),
		features: text(language, "features"),
		optional: text(language, "common").optional,
		firm: {
			name: env.BRAND_NAME,
			legalName: env.BRAND_LEGAL_NAME,
			company: text(language, "footer").company,
			address: env.BRAND_ADDRESS,
			phone: unbroken(env.BRAND_PHONE),
			email: env.BRAND_EMAIL,
			person: env.BRAND_PERSON,
		},
		vat: { mode: env.PRICES_VAT, percent: env.VAT_PERCENT },
		answer,
		back: wayBack(request),
		hidden: [...new URLSearchParams(askFor(asked, { company: "", date: answer.date }))],
		change: askFor(asked, { date: undefined }),
		send: askFor(asked, { date: answer.date }),
	};
}

/** For staff: the way back to the customer whose page has led here. Their browser alone says which that was. */
function wayBack(request: Request) {
	const page = pageBefore(request);
	if (!page || !isRecordPage(page)) return null;
	const { lang, quotation } = text(portalLanguage(request.headers), "portalRecord");
	return { address: page, lang, text: quotation.back };
}

export default function QuotePage() {
	const shown = useLoaderData<typeof loader>();
	const { text, pricing, answer, back, hidden } = shown;
	const { sheet, form } = text;
	const language = usePageLanguage();
	const address = useAddress();
	const { quote } = answer;
	const plan = pricing.plans[quote.plan].name;
	return (
		<main id="main" lang={useLang(text.lang)} className="wrap-anywhere">
			<div className="wrap grid items-end gap-x-[calc(var(--gap)*3)] gap-y-6 py-[clamp(1.5rem,1rem+2vw,3rem)] lg:grid-cols-[6fr_5fr] print:hidden">
				<div className="grid gap-3">
					{back && (
						<p>
							<a className="inline-block py-1" href={back.address} lang={back.lang}>
								{back.text}
							</a>
						</p>
					)}
					<h1 className="text-3xl">
						{interpolate(text.answer.short, { plan, amount: formatMoney(language, quote.firstYear) })}
					</h1>
					{answer.expired && (
						<p className="rounded-md bg-warn-soft px-4 py-3 font-bold text-warn">
							{interpolate(sheet.expired, { date: formatDay(language, answer.expired) })}
						</p>
					)}
					<p className="text-ink-soft">{sheet.how}</p>
					<p className="flex flex-wrap items-center gap-x-5 gap-y-2">
						<PrintButton>{sheet.print}</PrintButton>{" "}
						<a className="btn btn-quiet" href={`${address("contact")}?plan=${quote.plan}&${shown.send}`}>
							{text.answer.send}
						</a>{" "}
						<a className="py-1" href={`${address("pricing")}?${shown.change}`}>
							{sheet.change}
						</a>
					</p>
				</div>
				<form className="field" action={`${localizedPath(language, quotePath)}#sheet`}>
					{hidden.map(([name, value]) => (
						<input key={name + value} type="hidden" name={name} value={value} />
					))}
					<label htmlFor="company">
						{form.company.label} <span className="text-sm font-normal text-ink-soft">({shown.optional})</span>
					</label>
					<p className="hint" id="company-hint">
						{form.company.hint}
					</p>
					<div className="flex flex-wrap gap-2">
						<input
							className="input flex-[1_1_12rem]"
							type="text"
							id="company"
							name="company"
							maxLength={maxLength.company}
							defaultValue={answer.asked.company}
							autoComplete="organization"
							aria-describedby="company-hint"
						/>
						<button type="submit" className="btn btn-quiet">
							{form.put}
						</button>
					</div>
				</form>
			</div>
			<div className="wrap pb-(--breath) print:pb-0">
				<Sheet {...shown} />
			</div>
		</main>
	);
}
