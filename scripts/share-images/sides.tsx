import type { PageId } from "#app/addresses/site.ts";
import { facts } from "#app/content/facts.ts";
import { planIds, priceListOn } from "#app/content/plans.ts";
import { formatMoney } from "#app/i18n/format.ts";
import { text } from "#app/server/i18n.server.ts";
import type { Language } from "#models/language.ts";
import { env } from "#models/settings/env.server.ts";
import { color } from "./tokens.ts";

/** The drawing on the right of a page's picture. */
export const sides: Record<PageId, (language: Language) => JSX.Element> = {
	home: Sheet,
	features: Path,
	pricing: Prices,
	about: Numbers,
	demo: Agenda,
	trial: Days,
	contact: Phone,
	faq: Questions,
	docs: Guide,
	privacy: (language) => <Listed items={text(language, "privacy").sections.slice(1)} mark="•" />,
	terms: (language) => <Listed items={text(language, "terms").sections.slice(1)} mark="•" />,
};

function Row({ name, value, tone }: { name: string; value: string; tone: string }) {
	return (
		<div style={{ display: "flex", flexDirection: "column", gap: 2 }}>
			<div style={{ display: "flex", fontSize: 26, color: color("ink-soft") }}>{name}</div>
			<div style={{ display: "flex", fontSize: 44, letterSpacing: -1, color: color(tone) }}>{value}</div>
		</div>
	);
}

/** Three departments with three figures. */
function Sheet(language: Language) {
	const { cells } = text(language, "hero").story.sheet;
	const figures = [formatMoney(language, 1_240_000_000), formatMoney(language, 1_190_000_000)];
	return (
		<>
			{cells.map(({ of, value }, index) => (
				<Row key={of} name={of} value={figures[index] ?? value} tone={figures[index] ? "ink" : "danger"} />
			))}
		</>
	);
}

function Prices(language: Language) {
	const { plans, perFirstYear, perYear } = text(language, "pricing");
	const { prices } = priceListOn(new Date());
	return (
		<>
			{planIds.map((id) => (
				<Row
					key={id}
					name={`${plans[id].name} · ${prices[id].before ? perFirstYear : perYear}`}
					value={formatMoney(language, prices[id].yearly)}
					tone={id === "professional" ? "sky" : "ink"}
				/>
			))}
		</>
	);
}

function Phone(_language: Language) {
	return (
		<>
			<Row name={env.BRAND_PERSON} value={env.BRAND_PHONE} tone="sky" />
			<Row name={env.BRAND_NAME} value={facts.supportHours} tone="ink" />
		</>
	);
}

function Days(_language: Language) {
	return (
		<div style={{ display: "flex", flexWrap: "wrap", gap: 16 }}>
			{Array.from({ length: facts.trialDays }, (_, index) => (
				<div
					key={index}
					style={{
						display: "flex",
						alignItems: "center",
						justifyContent: "center",
						width: 74,
						height: 84,
						borderRadius: 14,
						fontSize: 38,
						background: color(index === 0 ? "sky" : "sky-soft"),
						color: color(index === 0 ? "white" : "sky-deep"),
					}}
				>
					{index + 1}
				</div>
			))}
		</div>
	);
}

/** Steps, the first of which are done. */
export function Guide(_language: Language) {
	return (
		<>
			{[300, 220, 340, 260, 180].map((width, index) => (
				<div key={width} style={{ display: "flex", alignItems: "center", gap: 24 }}>
					<div
						style={{
							display: "flex",
							alignItems: "center",
							justifyContent: "center",
							width: 52,
							height: 52,
							borderRadius: 26,
							fontSize: 28,
							background: color(index < 3 ? "sky" : "sky-soft"),
							color: color(index < 3 ? "white" : "sky-deep"),
						}}
					>
						{index + 1}
					</div>
					<div style={{ width, height: 16, borderRadius: 8, background: color("line") }} />
				</div>
			))}
		</>
	);
}

/** The modules through which one order goes. */
function Path(language: Language) {
	const { modules } = text(language, "features");
	const passed = ["sales", "inventory", "accounting", "reports"] as const;
	return <Listed items={passed.map((id) => ({ heading: modules[id].name }))} />;
}

function Numbers(language: Language) {
	const { items } = text(language, "about").numbers;
	return (
		<>
			{items.slice(0, 3).map(({ value, label }) => (
				<Row key={label} name={label} value={value} tone="sky" />
			))}
		</>
	);
}

function Agenda(language: Language) {
	return <Listed items={text(language, "demo").agenda.items.map(({ title }) => ({ heading: title }))} />;
}

function Questions(language: Language) {
	const { items } = text(language, "faq").popular;
	return <Listed items={items.slice(1).map(({ question }) => ({ heading: question }))} mark="+" />;
}

/** The first four, numbered where there is no mark. */
function Listed({ items, mark }: { items: { heading: string }[]; mark?: string }) {
	return (
		<>
			{items.slice(0, 4).map(({ heading }, index) => (
				<div
					key={heading}
					style={{ display: "flex", alignItems: "center", gap: 20, fontSize: 30, lineHeight: 1.25 }}
				>
					<div
						style={{
							display: "flex",
							alignItems: "center",
							justifyContent: "center",
							flexShrink: 0,
							width: 52,
							height: 52,
							borderRadius: 26,
							background: color("sky-soft"),
							color: color("sky"),
						}}
					>
						{mark ?? index + 1}
					</div>
					<div style={{ display: "flex", flex: 1 }}>{heading}</div>
				</div>
			))}
		</>
	);
}
