import { monthlyEquivalent, type PriceList, plans } from "#app/content/plans.ts";
import { formatCompactCurrency, formatMoney } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import type { Vi } from "#app/locales/index.ts";
import { useAddress, usePageLanguage } from "./page-language.ts";

type Props = {
	text: Vi["pricing"];
	modules: Vi["features"]["modules"];
	list: PriceList;
	/** Of the plans' names, one below the heading that they stand under. */
	level: "h2" | "h3";
};

/** The plans along one ruler of company sizes, at the prices in force. */
export function PlanCards({ text, modules, list, level: Name }: Props) {
	const language = usePageLanguage();
	const address = useAddress();
	return (
		<div className="plans">
			{plans.map(({ id, users, mostPopular, adds }) => {
				const price = list.prices[id];
				const plan = text.plans[id];
				return (
					<article key={id} className={mostPopular ? "plan popular" : "plan"}>
						<p className="range">{interpolate(text.users, users)}</p>
						<Name>
							{plan.name} {mostPopular && <span className="badge">{text.popular}</span>}
						</Name>
						<p>{plan.text}</p>
						<p className="price">
							{price.before && (
								<>
									<span className="sr-only">{`${text.before}: `}</span>
									<s>{formatMoney(language, price.before)}</s>
									<span className="sr-only">{` ${text.now}: `}</span>
								</>
							)}
							<strong>{formatMoney(language, price.yearly)}</strong>{" "}
							{price.before ? text.perFirstYear : text.perYear}{" "}
							<small>
								{interpolate(text.monthly, {
									amount: formatCompactCurrency(language, monthlyEquivalent(price)),
								})}
							</small>
						</p>
						<a
							className={mostPopular ? "btn btn-primary" : "btn btn-quiet"}
							href={`${address("trial")}?plan=${id}`}
						>
							{interpolate(text.choose, { plan: plan.name })}
						</a>
						<p className="includes">{plan.includes}</p>
						<ul>
							{adds.map((module) => (
								<li key={module}>{modules[module].name}</li>
							))}
						</ul>
					</article>
				);
			})}
		</div>
	);
}
