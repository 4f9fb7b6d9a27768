import type { PageId } from "#app/addresses/site.ts";
import { facts } from "#app/content/facts.ts";
import { type ModuleId, planIds, priceListOn } from "#app/content/plans.ts";
import { formatMoney } from "#app/i18n/format.ts";
import { text } from "#app/server/i18n.server.ts";
import type { Language } from "#models/language.ts";
import { env } from "#models/settings/env.server.ts";
import { color } from "./tokens.ts";

type Side = (language: Language) => JSX.Element;

/** What a page is about, drawn on the right of its picture; pages without one of their own have the chart. */
export const sideOf = (page: PageId): Side => sides[page] ?? Chart;

const sides: Partial<Record<PageId, Side>> = {
	home: Sheet,
	pricing: Prices,
	trial: Days,
	docs: Guide,
	contact: Phone,
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
	const { modules } = text(language, "features");
	const figures: [ModuleId, string, string][] = [
		["sales", formatMoney(language, 1_240_000_000), "ink"],
		["inventory", formatMoney(language, 1_190_000_000), "ink"],
		["accounting", "#REF!", "danger"],
	];
	return (
		<>
			{figures.map(([module, value, tone]) => (
				<Row key={module} name={modules[module].name} value={value} tone={tone} />
			))}
		</>
	);
}

function Prices(language: Language) {
	const { plans } = text(language, "pricing");
	const { prices } = priceListOn(new Date());
	return (
		<>
			{planIds.map((id) => (
				<Row
					key={id}
					name={plans[id].name}
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

function Chart(_language: Language) {
	const days = [
		[150, 96],
		[112, 120],
		[188, 84],
		[140, 104],
		[226, 72],
	];
	return (
		<div style={{ display: "flex", alignItems: "flex-end", gap: 34 }}>
			{days.map(([received = 0, spent = 0]) => (
				<div key={received} style={{ display: "flex", alignItems: "flex-end", gap: 6 }}>
					<div style={{ width: 30, height: received * 1.4, background: color("sky") }} />
					<div style={{ width: 30, height: spent * 1.4, background: color("line") }} />
				</div>
			))}
		</div>
	);
}
