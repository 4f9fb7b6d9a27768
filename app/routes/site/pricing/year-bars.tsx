import { quotedYears } from "#app/content/quote.ts";
import { formatMoney } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { usePageLanguage } from "#app/ui/page-language.ts";

type Props = { firstYear: number; laterYear: number; label: string };

/** What each year costs, and how much that is beside the others. */
export function YearBars({ firstYear, laterYear, label }: Props) {
	const language = usePageLanguage();
	return (
		<ol className="grid gap-1 text-sm leading-[1.4]">
			{Array.from({ length: quotedYears }, (_, index) => {
				const amount = index === 0 ? firstYear : laterYear;
				return (
					<li key={index} className="grid grid-cols-[3.5rem_1fr_auto] items-center gap-3">
						<span className="text-ink-soft">{interpolate(label, { number: index + 1 })}</span>{" "}
						<svg
							className={`h-3 w-full ${index === 0 ? "fill-offer" : "fill-sky"}`}
							viewBox="0 0 100 1"
							width="100"
							height="12"
							preserveAspectRatio="none"
							aria-hidden="true"
						>
							<path className="fill-sky-soft" d="M0 0h100v1H0z" />
							<path d={`M0 0h${(100 * amount) / laterYear}v1H0z`} />
						</svg>{" "}
						<span className="tabular-nums">{formatMoney(language, amount)}</span>
					</li>
				);
			})}
		</ol>
	);
}
