import type { ReactNode } from "react";
import { Logo } from "#app/content/logo.tsx";
import { addedModulesAreConfirmed } from "#app/content/owner.ts";
import { modulesOf } from "#app/content/plans.ts";
import type { Vat } from "#app/content/quote.ts";
import { formatDay, formatNumber } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import type { Vi } from "#app/locales/index.ts";
import type { Answer } from "#app/routes/site/pricing/answer.server.ts";
import { usePageLanguage } from "#app/ui/page-language.ts";
import { QuoteLines } from "./quote-lines.tsx";

type Props = {
	text: Vi["quote"];
	pricing: Vi["pricing"];
	promo: Vi["promo"];
	features: Vi["features"];
	answer: Answer;
	firm: Record<"name" | "legalName" | "company" | "address" | "phone" | "email" | "person", string>;
	vat: Vat;
};

const tick =
	"relative ps-[1.4em] before:absolute before:start-0 before:top-[0.4em] before:h-[0.42em] before:w-[0.8em] before:[transform:rotate(-45deg)] before:border-b-[2.5px] before:border-l-[2.5px] before:border-good";

/** The quotation as it is printed: one sheet of A4. */
export function Sheet({ text, pricing, promo, features, answer, firm, vat }: Props) {
	const language = usePageLanguage();
	const { sheet } = text;
	const { asked, quote } = answer;
	const plan = pricing.plans[quote.plan].name;
	const buyer = asked.company || sheet.toWhom;
	return (
		<article
			className="card mx-auto grid max-w-[54rem] content-start gap-5 p-[clamp(1.1rem,0.5rem+2.4vw,2.75rem)] shadow-lift print:max-w-none print:gap-2 print:rounded-none print:border-0 print:p-0 print:shadow-none"
			aria-labelledby="sheet"
		>
			<header className="flex flex-wrap justify-between gap-x-8 gap-y-4 border-b-2 border-ink pb-4 print:pb-2">
				<div className="max-w-[25rem] text-sm text-ink-soft">
					<p className="mb-1 flex items-center gap-[0.55rem] text-brand font-bold tracking-tighter text-ink">
						<Logo />
						{firm.name}
					</p>
					<p>{firm.company}</p>
					<p>{firm.address}</p>
				</div>
				<div>
					<h2 id="sheet" className="text-2xl">
						{sheet.heading}
					</h2>
					<dl className="text-sm [&_dd]:inline [&_dd]:font-bold [&_dt]:inline [&_dt]:font-normal [&_dt]:text-ink-soft">
						<div>
							<dt>{sheet.number}</dt> <dd className="whitespace-nowrap">{answer.number}</dd>
						</div>
						<div>
							<dt>{sheet.date}</dt> <dd>{formatDay(language, answer.date)}</dd>
						</div>
						<div>
							<dt>{sheet.validUntil}</dt> <dd>{formatDay(language, quote.validUntil)}</dd>
						</div>
					</dl>
				</div>
			</header>
			<div className="grid gap-1">
				<p>
					<span className="text-ink-soft">{sheet.to}</span> <b>{buyer}</b>
				</p>
				<p>{interpolate(sheet.intro, { plan, count: formatNumber(language, asked.users) })}</p>
			</div>
			<QuoteLines text={text} promo={promo} answer={answer} vat={vat} plan={plan} />
			<div className="grid gap-x-(--gap) gap-y-4 sm:grid-cols-[7fr_5fr] print:grid-cols-[7fr_5fr]">
				<Block heading={sheet.modules} note={asked.modules.length > 0 ? sheet.bold : undefined}>
					{!addedModulesAreConfirmed && <p className="mb-1.5 text-ink-soft">{pricing.contents.example}</p>}
					<ul className="grid gap-x-4 gap-y-0.5 sm:grid-cols-2 print:grid-cols-2">
						{modulesOf(quote.plan).map((module) => {
							const isChosen = asked.modules.includes(module);
							return (
								<li key={module} className={`${tick} text-balance ${isChosen ? "font-bold" : ""}`.trim()}>
									{features.modules[module].name}
									{isChosen && <span className="sr-only"> ({sheet.wanted})</span>}
								</li>
							);
						})}
					</ul>
				</Block>
				<Block heading={sheet.included}>
					<ul className="grid gap-0.5">
						{pricing.everyPlan.items.map((item) => (
							<li key={item} className={tick}>
								{item}
							</li>
						))}
					</ul>
				</Block>
			</div>
			<dl className="grid gap-1 border-t pt-4 text-sm print:pt-2 *:gap-x-4 sm:*:grid sm:*:grid-cols-[8.5rem_1fr] print:*:grid print:*:grid-cols-[8.5rem_1fr]">
				{sheet.terms.map(({ title, text }) => (
					<div key={title}>
						<dt>{title}</dt>
						<dd>{text}</dd>
					</div>
				))}
				<div>
					<dt>{sheet.ask}</dt>
					<dd>{`${asked.by || firm.person} · ${firm.phone} · ${firm.email}`}</dd>
				</div>
			</dl>
			<div className="grid grid-cols-2 gap-(--gap) border-t pt-4 text-center text-sm print:pt-2 *:min-h-36 print:*:min-h-26">
				<div>
					<p className="font-bold">{sheet.buyer}</p>
					{asked.company && <p className="print:max-h-12 print:overflow-hidden">{asked.company}</p>}
					<p className="text-ink-soft">{sheet.sign}</p>
				</div>
				<div>
					<p className="font-bold">{sheet.seller}</p>
					<p>{firm.legalName}</p>
					<p className="text-ink-soft">{sheet.sign}</p>
				</div>
			</div>
		</article>
	);
}

type BlockProps = { heading: string; note?: string; children: ReactNode };

function Block({ heading, note, children }: BlockProps) {
	return (
		<div className="text-sm">
			<h3 className="mb-1.5">
				{heading}{" "}
				{note && (
					<span className="font-normal text-ink-soft max-sm:block" aria-hidden="true">
						({note})
					</span>
				)}
			</h3>
			{children}
		</div>
	);
}
