import { type OfferId, offers } from "#app/content/plans.ts";
import { quotedYears, type Vat, withVat } from "#app/content/quote.ts";
import { dongInWords } from "#app/i18n/dong-in-words.ts";
import { formatMoney, formatPercent } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import type { Vi } from "#app/locales/index.ts";
import type { Answer } from "#app/routes/site/pricing/answer.server.ts";
import { usePageLanguage } from "#app/ui/page-language.ts";

type Props = { text: Vi["quote"]; promo: Vi["promo"]; answer: Answer; vat: Vat; plan: string };

const free: OfferId[] = offers.filter((offer) => offer !== "firstYear");

/** What is paid in the first year, and after it. */
export function QuoteLines({ text: { sheet }, promo, answer: { quote }, vat, plan }: Props) {
	const language = usePageLanguage();
	const money = (vnd: number) => formatMoney(language, vnd);
	const percent = (share: number) => formatPercent(language, Math.floor(share * 100) / 100);
	const { tax, paid } = withVat(quote.firstYear, vat);
	const vatWords = sheet.vat[vat.mode];
	const row = (label: string, basis: string | undefined, amount: string, isSum = false) => (
		<tr className={isSum ? "border-t-2 border-ink font-bold" : "border-t"}>
			<th scope="row" className={isSum ? "" : "font-normal"}>
				{label}
			</th>
			<td className="text-sm font-normal text-ink-soft max-sm:col-span-full max-sm:row-start-2 max-sm:empty:hidden">
				{basis}
			</td>
			<td className={isSum ? "text-end text-lg whitespace-nowrap" : "text-end"}>{amount}</td>
		</tr>
	);
	return (
		<table className="w-full max-sm:block max-sm:[&_tbody]:block max-sm:[&_tr]:grid max-sm:[&_tr]:grid-cols-[minmax(0,1fr)_auto] max-sm:[&_tr]:gap-x-3 max-sm:[&_tr]:py-2 sm:[&_:is(td,th)]:py-[0.4rem] sm:[&_:is(td,th)]:pe-4 sm:[&_:is(td,th):last-child]:pe-0 print:[&_:is(td,th)]:py-[0.25rem] [&_td]:leading-[1.4] [&_th]:leading-[1.4]">
			<caption className="sr-only">{sheet.caption}</caption>
			<thead className="text-sm text-ink-soft max-sm:sr-only">
				<tr>
					<th scope="col" className="font-normal sm:w-60">
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
					interpolate(sheet.fee, { plan }),
					quote.listPrice === undefined
						? undefined
						: interpolate(sheet.discount, {
								amount: money(quote.listPrice),
								percent: percent(1 - quote.firstYear / quote.listPrice),
							}),
					money(quote.firstYear),
				)}
				{free.map((offer) => row(promo.offers[offer].title, promo.offers[offer].text, money(0)))}
				{row(
					interpolate(vatWords.line, {
						percent: vat.percent === undefined ? "" : percent(vat.percent / 100),
					}).trim(),
					undefined,
					tax === null ? vatWords.unknown : money(tax),
				)}
				{row(
					sheet.due[vat.mode === "excluded" && tax !== null ? "included" : vat.mode],
					undefined,
					money(paid),
					true,
				)}
				{language === "vi" && (
					<tr>
						<td colSpan={3} className="text-sm italic max-sm:col-span-full">
							Bằng chữ: {dongInWords(paid)}.
						</td>
					</tr>
				)}
				{row(sheet.laterYears, sheet.listPrice, money(quote.laterYear))}
				{row(
					interpolate(sheet.total, { years: quotedYears }),
					interpolate(sheet.sum, { count: quotedYears - 1 }),
					money(quote.total),
				)}
			</tbody>
		</table>
	);
}
