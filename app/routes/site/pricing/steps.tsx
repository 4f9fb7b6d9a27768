import { type PriceList, plans } from "#app/content/plans.ts";
import { formatMoney } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import type { Vi } from "#app/locales/index.ts";
import { useAddress, usePageLanguage } from "#app/ui/page-language.ts";

type Props = { text: Vi["quote"]["steps"]; pricing: Vi["pricing"]; list: PriceList };

/** The price for each size of firm, as links that fill in the question; shown until somebody has asked. */
export function Steps({ text, pricing, list }: Props) {
	const language = usePageLanguage();
	const address = useAddress();
	const highest = Math.max(...plans.map(({ id }) => list.prices[id].yearly));
	return (
		<section className="max-lg:hidden" aria-labelledby="steps">
			<h2 id="steps" className="mb-4 text-xl tracking-tight">
				{text.heading}
			</h2>
			<ol className="border-t-2 border-ink *:border-b">
				{plans.map(({ id, users }) => {
					const price = list.prices[id];
					return (
						<li key={id}>
							<a
								className="block py-4 text-ink no-underline hover:text-sky"
								href={`${address("pricing")}?users=${users.max}#answer`}
							>
								<span className="flex flex-wrap items-baseline justify-between gap-x-4">
									<b className="text-lg tracking-tight">{interpolate(text.upTo, { max: users.max })}</b>{" "}
									<span className="tabular-nums">
										<b>{formatMoney(language, price.yearly)}</b>{" "}
										<span className="text-sm text-ink-soft">
											{price.before ? pricing.perFirstYear : pricing.perYear}
										</span>
									</span>
								</span>
								<svg
									className="mt-2 h-3 w-full"
									viewBox="0 0 100 1"
									width="100"
									height="12"
									preserveAspectRatio="none"
									aria-hidden="true"
								>
									<path className="fill-sky-soft" d="M0 0h100v1H0z" />
									<path className="fill-sky" d={`M0 0h${(100 * price.yearly) / highest}v1H0z`} />
								</svg>
							</a>
						</li>
					);
				})}
				<li className="flex flex-wrap justify-between gap-x-4 py-4">
					<b className="text-lg tracking-tight">{text.beyond}</b>{" "}
					<a className="py-1" href={address("contact")}>
						{text.own}
					</a>
				</li>
			</ol>
		</section>
	);
}
