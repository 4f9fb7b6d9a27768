import { laterPrice, type PriceList, plans } from "#app/content/plans.ts";
import { formatDay, formatMoney } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { More } from "#app/routes/site/parts/more.tsx";
import type { Text } from "#app/server/i18n.server.ts";
import { useAddress, usePageLanguage } from "#app/ui/page-language.ts";
import { Section } from "#app/ui/section.tsx";
import type { VatMode } from "#models/options.ts";

type Props = { text: Text<"pricing">; list: PriceList; vat: VatMode };

/** What decides: for how many, for how much now and later. The pricing page has the rest. */
export function Prices({ text, list, vat }: Props) {
	const language = usePageLanguage();
	const address = useAddress();
	return (
		<Section lang={text.lang} tint heading={text.onHome.heading} intro={text.onHome.text}>
			<div className="grid gap-3 md:grid-cols-3">
				{plans.map(({ id, users, mostPopular }) => {
					const price = list.prices[id];
					return (
						<article
							key={id}
							className={`grid grid-cols-1 gap-3 rounded-md bg-white px-(--gap) pt-4 pb-5 md:row-span-2 md:grid-rows-subgrid ${mostPopular ? "md:shadow-lift" : ""}`.trim()}
						>
							<h3 className="-mx-(--gap) flex flex-wrap content-start items-baseline gap-2 border-b-4 border-sky px-(--gap) pb-[0.6rem] text-lg tracking-tight">
								{text.plans[id].name} {mostPopular && <span className="badge">{text.popular}</span>}{" "}
								<span className="text-sm font-normal text-sky-deep md:w-full">{`${text.rows.users}: ${users.min}\u2011${users.max}`}</span>
							</h3>
							<p className="text-sm text-ink-soft">
								<strong className="text-xl tracking-tighter text-ink">
									{formatMoney(language, price.yearly)}
								</strong>{" "}
								<span className="inline-block">{price.before ? text.perFirstYear : text.perYear}</span>{" "}
								{price.before && (
									<span className="block">
										{interpolate(text.laterYears, { amount: formatMoney(language, laterPrice(price)) })}
									</span>
								)}
							</p>
						</article>
					);
				})}
			</div>
			<p className="hint mt-4">
				{list.lastDay && `${interpolate(text.until, { date: formatDay(language, list.lastDay) })} `}
				{text.vat[vat]}
			</p>
			<More href={address("pricing")}>{text.onHome.link}</More>
		</Section>
	);
}
