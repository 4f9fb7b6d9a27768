import type { ReactNode } from "react";
import {
	isReduced,
	laterPrice,
	moduleGroups,
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

/** Of two, three or four plans. */
const columnsOnPhones = [
	"max-sm:[&_tr]:grid-cols-2",
	"max-sm:[&_tr]:grid-cols-3",
	"max-sm:[&_tr]:grid-cols-4",
];

const columnHead =
	"px-3 py-[0.7rem] align-top leading-[1.45] max-sm:ps-0 max-sm:pe-2 max-sm:py-[0.6rem] sm:sticky sm:top-0 sm:border-b sm:bg-paper sm:[box-shadow:inset_0_-2px_var(--color-ink)]";

export function PlanTable({ text, features, list }: Props) {
	const language = usePageLanguage();
	const { compare } = text;
	const contents = Object.fromEntries(planIds.map((id) => [id, new Set(modulesOf(id))]));
	const users = Object.fromEntries(plans.map((plan) => [plan.id, interpolate(text.users, plan.users)]));

	const row = (label: string, cell: (plan: PlanId) => ReactNode) => (
		<tr key={label}>
			<th
				scope="row"
				className="border-b py-[0.7rem] pe-3 align-top leading-[1.45] font-normal max-sm:col-span-full max-sm:border-0 max-sm:pe-2 max-sm:pb-[0.2rem] max-sm:text-sm"
			>
				{label}
			</th>
			{planIds.map((plan) => (
				<td key={plan}>{cell(plan)}</td>
			))}
		</tr>
	);
	return (
		<table
			className={`w-full max-sm:text-xs max-sm:[&_tr]:grid ${columnsOnPhones[planIds.length - 2]} [&_td]:w-[21%] [&_td]:border-b [&_td]:px-3 [&_td]:py-[0.7rem] [&_td]:align-top [&_td]:leading-[1.45] max-sm:[&_td]:w-auto max-sm:[&_td]:ps-0 max-sm:[&_td]:pe-2 max-sm:[&_td]:pt-0 max-sm:[&_td]:pb-[0.6rem] max-[22rem]:[&_td]:text-[0.7rem]`}
		>
			<caption className="sr-only">{compare.caption}</caption>
			<thead className="max-sm:sticky max-sm:top-0 max-sm:bg-paper max-sm:[box-shadow:inset_0_-2px_var(--color-ink)]">
				<tr>
					<th scope="col" className={`${columnHead} ps-0 max-sm:hidden`}>
						{compare.row}
					</th>
					{planIds.map((plan) => (
						<th key={plan} scope="col" className={columnHead}>
							{text.plans[plan].name}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{row(isReduced(list) ? text.now : compare.price, (plan) =>
					formatMoney(language, list.prices[plan].yearly),
				)}
				{isReduced(list) &&
					row(compare.later, (plan) => formatMoney(language, laterPrice(list.prices[plan])))}
				{row(
					compare.monthly,
					(plan) => `≈ ${formatCompactCurrency(language, monthlyEquivalent(list.prices[plan]))}`,
				)}
				{row(compare.users, (plan) => users[plan])}
			</tbody>
			{moduleGroups.map(({ id, modules }) => (
				<tbody key={id}>
					<tr>
						<th
							scope="rowgroup"
							colSpan={1 + planIds.length}
							className="border-b pt-7 pb-[0.7rem] leading-[1.45] text-sky-deep max-sm:col-span-full max-sm:border-0 max-sm:pt-[0.7rem] max-sm:pb-[0.2rem] max-sm:text-sm"
						>
							{features.groups[id].name}
						</th>
					</tr>
					{modules.map((module) =>
						row(features.modules[module].name, (plan) =>
							contents[plan]?.has(module) ? (
								<span className="font-bold text-good">{compare.yes}</span>
							) : (
								<span className="text-ink-soft">{compare.no}</span>
							),
						),
					)}
				</tbody>
			))}
		</table>
	);
}
