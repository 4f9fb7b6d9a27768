import { addedModulesAreConfirmed } from "#app/content/owner.ts";
import { modules, modulesOf, planIds } from "#app/content/plans.ts";
import { formatList } from "#app/i18n/format.ts";
import type { Vi } from "#app/locales/index.ts";
import { usePageLanguage } from "#app/ui/page-language.ts";

type Props = { text: Vi["pricing"]; features: Vi["features"] };

/** Of two, three or four plans. */
const columnsOnPhones = [
	"max-sm:[&_tr]:grid-cols-2",
	"max-sm:[&_tr]:grid-cols-3",
	"max-sm:[&_tr]:grid-cols-4",
];

/** Which module is in which plan; those that every plan has stand in one row. */
export function Contents({ text, features }: Props) {
	const language = usePageLanguage();
	const { contents } = text;
	const held = planIds.map((id) => new Set(modulesOf(id)));
	const isCommon = (module: (typeof modules)[number]) => held.every((ofPlan) => ofPlan.has(module));
	const name = (module: (typeof modules)[number]) => features.modules[module].name;
	const rows = [
		{ label: formatList(language, modules.filter(isCommon).map(name)), has: held.map(() => true) },
		...modules
			.filter((module) => !isCommon(module))
			.map((module) => ({ label: name(module), has: held.map((ofPlan) => ofPlan.has(module)) })),
	];
	return (
		<>
			<table
				className={`w-full max-sm:[&_tr]:grid ${columnsOnPhones[planIds.length - 2]} [&_:is(td,th)]:border-b [&_:is(td,th)]:py-3 [&_:is(td,th)]:pe-3 [&_:is(td,th)]:align-top [&_:is(td,th)]:leading-[1.45] sm:[&_td]:w-[21%] max-sm:[&_th[scope=row]]:border-0 max-sm:[&_th[scope=row]]:pb-0`}
			>
				<caption className="sr-only">{contents.caption}</caption>
				<thead className="sticky top-0 bg-paper [box-shadow:inset_0_-2px_var(--color-ink)]">
					<tr>
						<th scope="col" className="max-sm:hidden">
							{contents.row}
						</th>
						{planIds.map((plan) => (
							<th key={plan} scope="col" className="max-sm:text-xs">
								{text.plans[plan].name}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map(({ label, has }) => (
						<tr key={label}>
							<th scope="row" className="font-normal max-sm:col-span-full">
								{label}
							</th>
							{planIds.map((plan, index) => (
								<td key={plan}>
									<Tick isIn={has[index] ?? false} text={contents} />
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
			{!addedModulesAreConfirmed && <p className="hint mt-4">{contents.example}</p>}
		</>
	);
}

function Tick({ isIn, text }: { isIn: boolean; text: Vi["pricing"]["contents"] }) {
	return (
		<>
			<span className={isIn ? "font-bold text-good" : "text-ink-soft"} aria-hidden="true">
				{isIn ? "✓" : "–"}
			</span>{" "}
			<span className="sr-only">{isIn ? text.yes : text.no}</span>
		</>
	);
}
