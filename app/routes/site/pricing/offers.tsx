import { offers } from "#app/content/offers.ts";
import type { Text } from "#app/server/i18n.server.ts";
import { Section } from "#app/ui/section.tsx";

type Props = { promo: Text<"promo">; pricing: Text<"pricing"> };

/** What comes on top of a plan: the offers of the first year, what every plan has, and the way back. */
export function Offers({ promo, pricing }: Props) {
	const { everyPlan, refund } = pricing;
	return (
		<Section lang={promo.lang} id="offers" heading={promo.heading}>
			<dl className="offers">
				{offers.map((offer) => (
					<div key={offer}>
						<dt>{promo.offers[offer].title}</dt>
						<dd>{promo.offers[offer].text}</dd>
					</div>
				))}
			</dl>
			<div className="assurances">
				<div className="refund">
					<h3>{refund.heading}</h3>
					<p>{refund.text}</p>
				</div>
				<div>
					<h3>{everyPlan.heading}</h3>
					<ul className="ticks">
						{everyPlan.items.map((item) => (
							<li key={item}>{item}</li>
						))}
					</ul>
				</div>
			</div>
		</Section>
	);
}
