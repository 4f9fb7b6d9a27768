import { laterPrice, monthlyEquivalent, type PriceList, plans } from "#app/content/plans.ts";
import { formatCompactCurrency, formatDay, formatMoney } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import type { Vi } from "#app/locales/index.ts";
import { useAddress, usePageLanguage } from "#app/ui/page-language.ts";
import type { VatMode } from "#models/options.ts";

type Props = {
	text: Vi["pricing"];
	modules: Vi["features"]["modules"];
	list: PriceList;
	vat: VatMode;
	level: "h2" | "h3";
};

export function PlanCards({ text, modules, list, vat, level: Name }: Props) {
	const language = usePageLanguage();
	const address = useAddress();
	return (
		<>
			<div className="grid gap-y-4 overflow-hidden rounded-md md:auto-cols-[1fr] md:grid-flow-col md:grid-rows-[repeat(7,auto)] print:auto-cols-[1fr] print:grid-flow-col print:grid-rows-[repeat(6,auto)]">
				{plans.map(({ id, users, mostPopular, adds }) => {
					const price = list.prices[id];
					const plan = text.plans[id];
					return (
						<article
							key={id}
							className={`grid content-start gap-[0.9rem] bg-white px-(--gap) pt-5 pb-[calc(var(--gap)*1.5)] md:row-span-7 md:grid-rows-subgrid print:row-span-6 print:grid-rows-subgrid ${mostPopular ? "relative md:shadow-lift" : ""}`.trim()}
						>
							<p className="relative -mx-(--gap) border-b-4 border-sky px-(--gap) pb-[0.6rem] font-bold text-sky-deep before:absolute before:inset-y-0 before:left-0 before:border-s-4 before:border-sky">
								{interpolate(text.users, users)}
							</p>
							<Name className="text-xl tracking-tight">
								{plan.name} {mostPopular && <span className="badge ms-[0.4em]">{text.popular}</span>}
							</Name>
							<p>{plan.text}</p>
							<p className="text-sm text-ink-soft">
								{price.before && (
									<>
										<span className="sr-only">{`${text.before}: `}</span>
										<s className="block">{formatMoney(language, price.before)}</s>
										<span className="sr-only">{` ${text.now}: `}</span>
									</>
								)}
								<strong className="me-[0.15em] text-xl tracking-tighter whitespace-nowrap text-ink">
									{formatMoney(language, price.yearly)}
								</strong>{" "}
								{price.before ? text.perFirstYear : text.perYear}{" "}
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
							<a
								className={`btn print:hidden ${mostPopular ? "btn-primary" : "btn-quiet"}`}
								href={`${address("trial")}?plan=${id}`}
							>
								{interpolate(text.choose, { plan: plan.name })}
							</a>
							<p className="mt-2 text-sm font-bold">{plan.includes}</p>
							<ul className="grid content-start gap-[0.35rem] text-sm *:ps-[1.5em] *:[background:linear-gradient(var(--color-sky)_0_0)_0_0.7em/0.7em_2px_no-repeat]">
								{adds.map((module) => (
									<li key={module}>{modules[module].name}</li>
								))}
							</ul>
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
