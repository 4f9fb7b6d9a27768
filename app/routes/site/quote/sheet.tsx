import { Logo } from "#app/content/logo.tsx";
import { modulesOf, offers } from "#app/content/plans.ts";
import { formatDay } from "#app/i18n/format.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import type { Vi } from "#app/locales/index.ts";
import { usePageLanguage } from "#app/ui/page-language.ts";
import { Amounts } from "./amounts.tsx";
import type { Quoted } from "./quote.server.ts";

type Props = {
	text: Vi["quote"];
	pricing: Vi["pricing"];
	promo: Vi["promo"];
	features: Vi["features"];
	quoted: Quoted;
	firm: { name: string; company: string; address: string; phone: string; email: string };
	vat: string;
};

const item = "relative ps-[1.4em] before:absolute before:start-0";
const dash = "before:top-[0.7em] before:w-[0.7em] before:border-t-2 before:border-edge";
const tick =
	"font-bold before:top-[0.35em] before:h-[0.42em] before:w-[0.8em] before:[transform:rotate(-45deg)] before:border-b-[2.5px] before:border-l-[2.5px] before:border-good";

export function Sheet({ text, pricing, promo, features, quoted, firm, vat }: Props) {
	const language = usePageLanguage();
	const { sheet, form } = text;
	const { asked, quote } = quoted;
	return (
		<article
			className="card grid content-start gap-5 p-[clamp(1.1rem,0.5rem+2.4vw,2.5rem)] shadow-lift print:gap-4 print:rounded-none print:border-0 print:p-0 print:shadow-none"
			aria-labelledby="sheet"
		>
			<header className="flex flex-wrap justify-between gap-x-8 gap-y-4 border-b-2 border-ink pb-4 print:pb-2">
				<div className="max-w-[25rem] text-sm leading-normal text-ink-soft">
					<p className="mb-1 flex items-center gap-[0.55rem] text-brand font-bold tracking-tighter text-ink">
						<Logo />
						{firm.name}
					</p>
					<p>{firm.company}</p>
					<p>{firm.address}</p>
					<p className="flex flex-wrap gap-x-4">
						<span>{firm.phone}</span> <span>{firm.email}</span>
					</p>
				</div>
				<div>
					<h2 id="sheet" className="text-2xl">
						{sheet.heading}
					</h2>
					<dl className="text-sm leading-normal [&_dd]:inline [&_dt]:inline [&_dt]:font-normal [&_dt]:text-ink-soft">
						<div>
							<dt>{sheet.date}</dt> <dd>{formatDay(language, quoted.date)}</dd>
						</div>
						<div>
							<dt>{sheet.validUntil}</dt> <dd>{formatDay(language, quote.validUntil)}</dd>
						</div>
					</dl>
				</div>
			</header>
			<p className={asked.company ? "" : "hidden print:flex"}>
				<span className="text-ink-soft">{sheet.to}</span>{" "}
				{asked.company ? <b>{asked.company}</b> : <span className="ms-2 grow border-b border-edge" />}
			</p>
			<div>
				<h3 className="text-xl tracking-tight">
					{interpolate(sheet.plan, { plan: pricing.plans[quote.plan].name })}
				</h3>
				<p className="text-ink-soft">
					{form.users.label} <b className="text-ink">{asked.users}</b>
				</p>
			</div>
			<Amounts text={text} quoted={quoted} vat={vat} />
			<div className="grid gap-x-(--gap) gap-y-5 sm:grid-cols-[3fr_2fr] print:grid-cols-[3fr_2fr]">
				<div>
					<h4 className="mb-2">{sheet.modules}</h4>
					<ul className="grid gap-x-4 gap-y-1 text-sm leading-normal sm:grid-cols-2 print:grid-cols-2">
						{modulesOf(quote.plan).map((module) => {
							const isChosen = asked.modules.includes(module);
							return (
								<li key={module} className={`${item} ${isChosen ? tick : dash}`}>
									{features.modules[module].name}
									{isChosen && <span className="sr-only"> ({sheet.wanted})</span>}
								</li>
							);
						})}
					</ul>
				</div>
				<div>
					<h4 className="mb-2">{sheet.included}</h4>
					<ul className="grid gap-1 text-sm leading-normal">
						{pricing.everyPlan.items.map((text) => (
							<li key={text} className={`${item} ${dash}`}>
								{text}
							</li>
						))}
						{offers
							.filter((offer) => offer !== "firstYear")
							.map((offer) => (
								<li key={offer} className={`${item} ${dash}`}>
									{promo.offers[offer].title}
								</li>
							))}
					</ul>
				</div>
			</div>
			<p className="border-t pt-4 text-sm print:pt-2 leading-normal text-ink-soft">{sheet.terms}</p>
		</article>
	);
}
