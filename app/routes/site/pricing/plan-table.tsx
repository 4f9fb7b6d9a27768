import type { ReactNode } from "react";
import { moduleGroups } from "#app/content/modules.ts";
import {
	modulesOf,
	monthlyEquivalent,
	type PlanId,
	type PriceList,
	planIds,
	plans,
} from "#app/content/plans.ts";
import { formatCompactCurrency, formatMoney } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import type { Vi } from "#app/locales/index.ts";
import { usePageLanguage } from "#app/ui/page-language.ts";

type Props = { text: Vi["pricing"]; features: Vi["features"]; list: PriceList };

export function PlanTable({ text, features, list }: Props) {
	const language = usePageLanguage();
	const { compare } = text;
	const isFirstYear = planIds.some((plan) => list.prices[plan].before);
	const contents = Object.fromEntries(planIds.map((id) => [id, new Set(modulesOf(id))]));
	const users = Object.fromEntries(plans.map((plan) => [plan.id, interpolate(text.users, plan.users)]));

	const row = (label: string, cell: (plan: PlanId) => ReactNode) => (
		<tr key={label}>
			<th scope="row">{label}</th>
			{planIds.map((plan) => (
				<td key={plan}>{cell(plan)}</td>
			))}
		</tr>
	);
	return (
		<table className="plan-table">
			<caption className="sr-only">{compare.caption}</caption>
			<thead>
				<tr>
					<th scope="col">{compare.row}</th>
					{planIds.map((plan) => (
						<th key={plan} scope="col">
							{text.plans[plan].name}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{row(isFirstYear ? text.now : compare.price, (plan) =>
					formatMoney(language, list.prices[plan].yearly),
				)}
				{row(
					compare.monthly,
					(plan) => `≈ ${formatCompactCurrency(language, monthlyEquivalent(list.prices[plan]))}`,
				)}
				{row(compare.users, (plan) => users[plan])}
			</tbody>
			{moduleGroups.map(({ id, modules }) => (
				<tbody key={id}>
					<tr>
						<th scope="rowgroup" colSpan={4}>
							{features.groups[id].name}
						</th>
					</tr>
					{modules.map((module) =>
						row(features.modules[module].name, (plan) =>
							contents[plan]?.has(module) ? (
								<span className="yes">{compare.yes}</span>
							) : (
								<span className="no">{compare.no}</span>
							),
						),
					)}
				</tbody>
			))}
		</table>
	);
}
