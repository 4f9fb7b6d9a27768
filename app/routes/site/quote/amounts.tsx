import { claimedElsewhere, quotedYears } from "#app/content/quote.ts";
import { formatCompactCurrency, formatDay, formatMoney, formatPercent } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import type { Vi } from "#app/locales/index.ts";
import { useAddress, usePageLanguage } from "#app/ui/page-language.ts";
import type { Quoted } from "./quote.server.ts";

type Props = { text: Vi["quote"]; quoted: Quoted; vat: string };

export function Amounts({ text, quoted, vat }: Props) {
	const language = usePageLanguage();
	const address = useAddress();
	const { sheet, claim } = text;
	const { quote, asked, listPrice } = quoted;
	const money = (vnd: number) => formatMoney(language, vnd);
	const percent = (share: number) => formatPercent(language, Math.floor(share * 100) / 100);
	const years = quotedYears;

	const row = (label: string, basis: string | undefined, vnd: number, isSum = false) => (
		<tr className={isSum ? "border-t-2 border-ink font-bold" : "border-t"}>
			<th scope="row" className={isSum ? "" : "font-normal"}>
				{label}
			</th>
			<td className="text-sm font-normal text-ink-soft max-sm:col-span-full max-sm:row-start-2">{basis}</td>
			<td className={`text-end whitespace-nowrap ${isSum ? "text-lg" : ""}`}>{money(vnd)}</td>
		</tr>
	);
	return (
		<div className="grid gap-3">
			<table className="w-full max-sm:block max-sm:[&_tbody]:block max-sm:[&_tr]:grid max-sm:[&_tr]:grid-cols-[minmax(0,1fr)_auto] max-sm:[&_tr]:gap-x-3 max-sm:[&_tr]:py-2 sm:[&_:is(td,th)]:py-[0.55rem] sm:[&_:is(td,th)]:pe-4 sm:[&_:is(td,th):last-child]:pe-0 [&_td]:leading-[1.4] [&_th]:leading-[1.4]">
				<caption className="sr-only">{sheet.caption}</caption>
				<thead className="text-sm text-ink-soft max-sm:sr-only">
					<tr>
						<th scope="col" className="font-normal">
							{sheet.item}
						</th>
						<th scope="col" className="font-normal">
							{sheet.basis}
						</th>
						<th scope="col" className="text-end font-normal">
							{sheet.amount}
						</th>
					</tr>
				</thead>
				<tbody>
					{row(
						sheet.firstYear,
						listPrice === undefined
							? undefined
							: interpolate(sheet.discount, {
									amount: money(listPrice),
									percent: percent(1 - quote.firstYear / listPrice),
								}),
						quote.firstYear,
					)}
					{row(sheet.laterYears, sheet.listPrice, quote.laterYear)}
					{row(
						interpolate(sheet.total, { years }),
						interpolate(sheet.sum, { count: years - 1 }),
						quote.total,
						true,
					)}
					{asked.elsewhere !== undefined &&
						row(
							interpolate(sheet.elsewhere, { years }),
							interpolate(sheet.given, { years, amount: money(asked.elsewhere) }),
							years * asked.elsewhere,
						)}
				</tbody>
			</table>
			<p className="hint">
				{vat} {interpolate(sheet.source, { date: formatDay(language, quoted.date) })}{" "}
				<a href={address("pricing")}>{quoted.source}</a>
			</p>
			{asked.elsewhere === undefined ? (
				<div className="rounded-md bg-mist p-4 text-sm leading-normal print:border print:py-2">
					<h4>{claim.heading}</h4>
					<p>
						{interpolate(claim.text, {
							amount: formatCompactCurrency(language, claimedElsewhere(quote.total)),
							years,
						})}
					</p>
				</div>
			) : (
				<p className="rounded-md bg-mist p-4 font-bold print:border print:py-2">
					{compared(years * asked.elsewhere)}
				</p>
			)}
		</div>
	);

	function compared(elsewhere: number): string {
		const saved = elsewhere - quote.total;
		const sentence = saved > 0 ? text.compared.less : saved < 0 ? text.compared.more : text.compared.same;
		return interpolate(sentence, {
			amount: formatCompactCurrency(language, Math.abs(saved)),
			percent: percent(Math.abs(saved) / elsewhere),
			years,
		});
	}
}
