import type { ReactElement } from "react";
import type { ModuleId } from "#app/content/plans.ts";
import type { Vi } from "#app/locales/index.ts";

type Props = {
	of: ModuleId;
	screen: Vi["features"]["modules"][ModuleId]["screen"];
	/** A drawing takes the place of the rows below the first. */
	brief?: boolean;
	className: string;
};

const tones: Partial<Record<ModuleId, string>> = {
	accounting: "badge-good",
	finance: "badge-good",
	reports: "badge-good",
	crm: "badge-warn",
	ecommerce: "badge-good",
	exportOrders: "badge-good",
	purchasing: "badge-warn",
	inventory: "badge-warn",
	warehouse: "badge-good",
	mrp: "badge-warn",
	hr: "badge-warn",
	payroll: "badge-good",
};

const drawings: Partial<Record<ModuleId, ReactElement>> = {
	finance: (
		<>
			<path d="M0 7h240" />
			<path className="faint" d="M0 17h189" />
		</>
	),
	reports: (
		<path strokeWidth="18" d="M12 24V15M42 24V13M72 24V16M102 24v-13M132 24V9M162 24V11M192 24V5M222 24V1" />
	),
	sales: (
		<>
			<path strokeWidth="3" d="M8 12h152" />
			<path className="faint" strokeWidth="3" d="M160 12h72" />
			<path strokeWidth="16" strokeLinecap="round" d="M8 12h0M84 12h0M160 12h0" />
			<path className="faint" strokeWidth="16" strokeLinecap="round" d="M232 12h0" />
		</>
	),
	ecommerce: (
		<>
			<path strokeWidth="12" d="M72 12h168" />
			<path className="stroke-offer" strokeWidth="12" d="M0 12h70" />
		</>
	),
	exportOrders: <path strokeWidth="22" strokeDasharray="6 2" d="M0 12h112M120 12h112" />,
	inventory: (
		<>
			<path className="faint" strokeWidth="12" d="M0 12h240" />
			<path className="stroke-offer" strokeWidth="12" d="M0 12h43" />
			<path className="stroke-ink" strokeWidth="2" d="M144 1v22" />
		</>
	),
	warehouse: (
		<>
			<path className="faint" strokeWidth="20" strokeDasharray="29 2" d="M0 12h240" />
			<path strokeWidth="20" strokeDasharray="29 2" d="M62 12h29" />
		</>
	),
	manufacturing: (
		<>
			<path className="faint" strokeWidth="12" d="M0 12h240" />
			<path strokeWidth="12" d="M0 12h175" />
		</>
	),
	hr: <path strokeWidth="8" strokeDasharray="8 7" d="M4 6h236M4 18h165" />,
};

/** Decoration: the module's text says it all. */
export function ModuleScreen({ of, screen, brief, className }: Props) {
	const drawing = drawings[of];
	const rows = brief && drawing ? screen.rows.slice(0, 1) : screen.rows;
	return (
		<div className={`shot grid gap-1 rounded-md ${className}`} aria-hidden="true">
			<b>{screen.title}</b>
			{rows.map(({ label, value }) => (
				<p key={label} className="row">
					<span>{label}</span> {value}
				</p>
			))}
			{drawing && (
				<svg
					className="my-[0.35rem] w-full max-w-64 stroke-sky"
					viewBox="0 0 240 24"
					width="240"
					height="24"
					strokeWidth="9"
					aria-hidden="true"
				>
					{drawing}
				</svg>
			)}
			<p>
				<span className={`badge ${tones[of] ?? ""}`.trim()}>{screen.status}</span>
			</p>
		</div>
	);
}
