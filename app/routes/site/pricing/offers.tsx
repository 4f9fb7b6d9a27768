import { offersOf, type PriceList } from "#app/content/plans.ts";
import type { Text } from "#app/server/i18n.server.ts";
import { Section } from "#app/ui/section.tsx";

type Props = { promo: Text<"promo">; pricing: Text<"pricing">; list: PriceList };

export function Offers({ promo, pricing, list }: Props) {
	const { everyPlan, refund } = pricing;
	return (
		<Section lang={promo.lang} id="offers" heading={promo.heading}>
			<dl className="grid gap-(--gap) sm:grid-cols-2 lg:grid-cols-4">
				{offersOf(list).map((offer) => (
					<div key={offer} className="border-t-[6px] border-offer pt-4">
						<dt className="text-lg tracking-tight">{promo.offers[offer].title}</dt>
						<dd className="text-ink-soft">{promo.offers[offer].text}</dd>
					</div>
				))}
			</dl>
			<div className="mt-[calc(var(--gap)*2.5)] grid gap-(--gap) lg:grid-cols-[5fr_7fr]">
				<div className="grid content-start gap-3 rounded-lg bg-good-soft p-[calc(var(--gap)*1.25)]">
					<h3 className="text-lg text-good">{refund.heading}</h3>
					<p>{refund.text}</p>
				</div>
				<div className="grid content-start gap-3">
					<h3 className="text-lg">{everyPlan.heading}</h3>
					<ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-x-(--gap) gap-y-[0.6rem]">
						{everyPlan.items.map((item) => (
							<li
								key={item}
								className="ps-[1.5em] -indent-[1.5em] before:me-[0.7em] before:inline-block before:h-[0.42em] before:w-[0.8em] before:[transform:translateY(-0.2em)_rotate(-45deg)] before:border-b-[2.5px] before:border-l-[2.5px] before:border-good"
							>
								{item}
							</li>
						))}
					</ul>
				</div>
			</div>
		</Section>
	);
}
