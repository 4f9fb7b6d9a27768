import {
	laterPrice,
	modules,
	modulesOf,
	monthlyEquivalent,
	type PriceList,
	plans,
} from "#app/content/plans.ts";
import { fiveYears, quotedYears } from "#app/content/quote.ts";
import { formatCompactCurrency, formatDay, formatMoney } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import type { Vi } from "#app/locales/index.ts";
import { useAddress, usePageLanguage } from "#app/ui/page-language.ts";
import type { VatMode } from "#models/options.ts";

type Props = { text: Vi["pricing"]; list: PriceList; vat: VatMode; level: "h2" | "h3" };

export function PlanCards({ text, list, vat, level: Name }: Props) {
	const language = usePageLanguage();
	const address = useAddress();
	const { rows } = text;
	return (
		<>
			<div className="grid gap-4 md:auto-cols-[minmax(0,1fr)] md:grid-flow-col md:grid-rows-[repeat(7,auto)] md:gap-y-0 print:auto-cols-[1fr] print:grid-flow-col print:grid-rows-[repeat(6,auto)]">
				{plans.map(({ id, users, mostPopular }) => {
					const price = list.prices[id];
					const count = modulesOf(id).length;
					const moduleWords = count === modules.length ? text.allModules : text.someModules;
					return (
						<article
							key={id}
							className={`grid grid-cols-[minmax(0,1fr)] content-start rounded-md border bg-white px-(--gap) pt-5 pb-(--gap) md:row-span-7 md:grid-rows-subgrid print:row-span-6 print:grid-rows-subgrid ${mostPopular ? "border-sky md:shadow-lift" : ""}`.trim()}
						>
							<Name className="flex flex-wrap items-baseline gap-x-2 text-xl tracking-tight">
								{text.plans[id].name} {mostPopular && <span className="badge">{text.popular}</span>}
							</Name>
							<p className="py-3 text-sm text-ink-soft">
								{price.before && (
									<>
										<span className="sr-only">{`${text.before}: `}</span>
										<s className="block">{formatMoney(language, price.before)}</s>
										<span className="sr-only">{` ${text.now}: `}</span>
									</>
								)}
								<strong className="me-[0.15em] text-xl tracking-tighter whitespace-nowrap text-ink md:max-bar:text-lg">
									{formatMoney(language, price.yearly)}
								</strong>{" "}
								<span className="inline-block">{price.before ? text.perFirstYear : text.perYear}</span>{" "}
								<small className="block text-sm">
									{interpolate(text.monthly, {
										amount: formatCompactCurrency(language, monthlyEquivalent(price)),
									})}
								</small>{" "}
								{price.before && (
									<b className="block">
										{interpolate(text.laterYears, { amount: formatMoney(language, laterPrice(price)) })}
									</b>
								)}
							</p>
							<dl className="row-span-4 grid grid-rows-subgrid text-sm *:grid *:content-start *:grid-cols-[repeat(auto-fit,minmax(min(100%,6.5rem),1fr))] *:gap-x-3 *:border-t *:py-2 [&_dt]:font-normal [&_dt]:text-ink-soft">
								<div>
									<dt>{rows.users}</dt>
									<dd className="font-bold">{`${users.min}\u2011${users.max}`}</dd>
								</div>
								<div>
									<dt>{rows.modules}</dt>
									<dd>{interpolate(moduleWords, { count, max: modules.length })}</dd>
								</div>
								<div className="grid-cols-1!">
									<dt>{rows.whom}</dt>
									<dd>{text.plans[id].text}</dd>
								</div>
								<div>
									<dt>{interpolate(rows.total, { years: quotedYears })}</dt>
									<dd className="font-bold">{formatMoney(language, fiveYears(price))}</dd>
								</div>
							</dl>
							<a
								className={`btn mt-2 print:hidden ${mostPopular ? "btn-primary" : "btn-quiet"}`}
								href={`${address("trial")}?plan=${id}`}
							>
								{interpolate(text.choose, { plan: text.plans[id].name })}
							</a>
						</article>
					);
				})}
			</div>
			<p className="hint mt-4">
				{list.lastDay && `${interpolate(text.until, { date: formatDay(language, list.lastDay) })} `}
				{text.vat[vat]} {text.userMeans}
			</p>
		</>
	);
}
