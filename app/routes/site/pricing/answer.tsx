import { localizedPath, quotePath } from "#app/addresses/site.ts";
import { plans } from "#app/content/plans.ts";
import { claimedElsewhere, perUserAndMonth, quotedYears, type Vat, withVat } from "#app/content/quote.ts";
import {
	formatCompactCurrency,
	formatDay,
	formatList,
	formatMoney,
	formatNumber,
	formatPercent,
} from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import type { Vi } from "#app/locales/index.ts";
import { useAddress, usePageLanguage } from "#app/ui/page-language.ts";
import type { Answer } from "./answer.server.ts";
import { YearBars } from "./year-bars.tsx";

type Props = {
	text: Vi["quote"];
	pricing: Vi["pricing"];
	features: Vi["features"];
	answer: Answer;
	/** Of the address that asks for the same, and of the quotation of this day. */
	queries: { same: string; paper: string };
	vat: Vat;
};

const note = "col-span-full text-sm leading-[1.4] text-ink-soft";

export function AnswerCard({ text, pricing, features, answer, queries, vat }: Props) {
	const language = usePageLanguage();
	const address = useAddress();
	const { answer: words, sheet } = text;
	const { asked, quote, fewer, larger } = answer;
	const plan = pricing.plans[quote.plan].name;
	const money = (vnd: number) => formatMoney(language, vnd);
	const percent = (share: number) => formatPercent(language, Math.floor(share * 100) / 100);
	const years = quotedYears;
	const perUser = (yearly: number) => money(perUserAndMonth(yearly, asked.users));
	return (
		<section
			className="card grid content-start gap-4 shadow-lift"
			id="answer"
			aria-labelledby="answer-heading"
		>
			<div>
				<h2 id="answer-heading" className="text-xl tracking-tight">
					{interpolate(words.heading, { plan, count: formatNumber(language, asked.users) })}
				</h2>
				<p className="text-ink-soft">
					{reason()}
					{fewer && (
						<>
							{" "}
							<a href={`${address("pricing")}?${fewer.query}#answer`}>
								{interpolate(words.fewer, {
									count: formatNumber(language, fewer.users),
									plan: pricing.plans[fewer.plan].name,
									amount: formatCompactCurrency(language, fewer.firstYear),
								})}
							</a>
						</>
					)}
					{larger && (
						<>
							{" "}
							{interpolate(words.without, { plan: pricing.plans[larger.without].name })}{" "}
							<a href={`${address("pricing")}?${larger.query}#answer`}>
								{interpolate(words.smaller, {
									plan: pricing.plans[larger.without].name,
									amount: money(larger.firstYear),
								})}
							</a>
						</>
					)}
				</p>
			</div>
			<dl className="border-t-2 border-ink *:grid *:grid-cols-[minmax(0,1fr)_auto] *:items-baseline *:gap-x-4 *:border-b *:py-2.5 [&_dd]:tabular-nums [&_dt]:font-normal">
				<div>
					<dt>{sheet.firstYear}</dt>
					<dd className="text-xl font-bold tracking-tighter">{money(quote.firstYear)}</dd>
					{quote.listPrice !== undefined && (
						<dd className={note}>
							{interpolate(sheet.discount, {
								amount: money(quote.listPrice),
								percent: percent(1 - quote.firstYear / quote.listPrice),
							})}
						</dd>
					)}
					<dd className={note}>{taxed()}</dd>
				</div>
				<div>
					<dt className="font-bold!">{interpolate(sheet.total, { years })}</dt>
					<dd className="text-lg font-bold">{money(quote.total)}</dd>
					<dd className="col-span-full pt-3 pb-2">
						<a className="btn btn-primary" href={`${localizedPath(language, quotePath)}?${queries.paper}`}>
							{words.print}
						</a>
					</dd>
					<dd className="col-span-full my-1.5 rounded-md bg-good-soft px-4 py-3 font-bold text-good">
						{interpolate(words.refund, {
							amount: money(quote.firstYear),
							date: formatDay(language, quote.refundUntil),
						})}
					</dd>
				</div>
				<div>
					<dt>{words.perUser}</dt>
					<dd>{perUser(quote.firstYear)}</dd>
					{quote.laterYear !== quote.firstYear && (
						<dd className={note}>{interpolate(words.perUserLater, { amount: perUser(quote.laterYear) })}</dd>
					)}
				</div>
			</dl>
			<YearBars firstYear={quote.firstYear} laterYear={quote.laterYear} label={words.year} />
			{asked.elsewhere !== undefined && (
				<p className="rounded-md bg-mist px-4 py-3 font-bold">{compared(years * asked.elsewhere)}</p>
			)}
			<p>
				<a className="btn btn-quiet" href={`${address("trial")}?plan=${quote.plan}`}>
					{interpolate(pricing.choose, { plan })}
				</a>
			</p>
			<p className="hint">
				<a href={`${address("contact")}?plan=${quote.plan}&${queries.same}`}>{words.send}</a>
				{` · ${words.share}`}
			</p>
			{asked.elsewhere === undefined && (
				<details className="hint">
					<summary className="w-fit py-1 font-bold text-sky underline decoration-1 underline-offset-[0.2em]">
						{text.claim.heading}
					</summary>
					<p>
						{interpolate(text.claim.text, {
							amount: formatCompactCurrency(language, claimedElsewhere(quote.total)),
							years,
						})}
					</p>
				</details>
			)}
		</section>
	);

	function reason(): string {
		if (larger) {
			const modules = larger.modules.map((module) => features.modules[module].name);
			return interpolate(words.needed, { plan, modules: formatList(language, modules) });
		}
		const users = plans.find(({ id }) => id === quote.plan)?.users;
		return interpolate(users && asked.users < users.min ? words.smallest : words.fits, { ...users });
	}

	function taxed(): string {
		const { tax, paid } = withVat(quote.firstYear, vat);
		if (vat.mode === "exempt" || vat.percent === undefined || tax === null) return pricing.vat[vat.mode];
		return interpolate(words.vat[vat.mode], {
			percent: percent(vat.percent / 100),
			tax: money(tax),
			paid: money(paid),
		});
	}

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
