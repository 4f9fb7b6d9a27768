import type { Vi } from "#app/locales/index.ts";
import { Breakdown } from "./breakdown.tsx";

type Props = { text: Vi["hero"]["story"]; voucher: Vi["features"]["modules"]["accounting"]["screen"] };

const cell = "border-s border-t";
const number = "border-t bg-mist text-ink-soft";

/** Three cells of a sheet that disagree, the product's one figure, and the voucher behind it. */
export function Story({ text, voucher }: Props) {
	const { title, formula, cells } = text.sheet;
	const last = cells.length - 1;
	return (
		<figure className="shot mx-auto w-full max-w-[42rem]" aria-label={text.label}>
			<div className="overflow-hidden rounded-sm border border-edge bg-white text-sm [font-family:Calibri,Carlito,Arial,sans-serif]">
				<p className="flex gap-3 overflow-hidden px-3 py-1 whitespace-nowrap text-ink-soft max-sm:hidden">
					<i>fx</i> {formula}
				</p>
				<div className="grid grid-cols-[1.5rem_1fr_1fr_1fr] sm:grid-cols-[2rem_1fr_1fr_1fr] text-center">
					<p className={`${number} py-1`}>1</p>
					<p className={`${cell} col-span-3 py-1`}>{title}</p>
					<p className={`${number} py-1`}>2</p>
					{cells.map(({ of }) => (
						<p key={of} className={`${cell} bg-mist py-1`}>
							{of}
						</p>
					))}
					<p className={`${number} py-3 leading-8`}>3</p>
					{cells.map(({ of, value }, index) => (
						<p
							key={of}
							className={`${cell} py-3 text-lg leading-8 whitespace-nowrap sm:text-2xl ${index === last ? "bg-danger-soft font-bold text-danger [box-shadow:inset_0_0_0_2px_var(--color-danger)]" : ""}`.trim()}
						>
							{value}
						</p>
					))}
				</div>
			</div>
			<svg
				className="ms-8 h-10 w-[calc(100%-2rem)] stroke-edge"
				viewBox="0 0 600 48"
				width="600"
				height="48"
				fill="none"
				strokeWidth="2"
				preserveAspectRatio="none"
				aria-hidden="true"
			>
				<path
					d="M100 0c0 36 200 2 200 34V0v34c0-32 200 2 200-34"
					strokeDasharray="3 5"
					vectorEffect="non-scaling-stroke"
				/>
				<path className="stroke-sky" strokeWidth="4" d="M300 34v14" vectorEffect="non-scaling-stroke" />
			</svg>
			<div className="rounded-lg border-t-4 border-sky bg-white px-5 pt-4 pb-18 shadow-lift">
				<p className="flex flex-wrap justify-between gap-x-4 text-sm">
					<b>{title}</b> <span className="text-sky-deep">{cells.map(({ of }) => of).join(" = ")}</span>
				</p>
				<Breakdown text={text} entries={voucher.rows} />
			</div>
			<div className="relative ms-8 -mt-12 grid gap-1 rounded-sm bg-white px-4 pt-3 pb-4 shadow-lift before:absolute before:bottom-full before:left-10 before:h-6 before:border-s-3 before:border-dotted before:border-sky sm:me-6 sm:ms-auto sm:w-88">
				<p className="row border-b pb-1">
					<b>{voucher.title}</b>
				</p>
				{[text.goods, ...voucher.rows].map(({ label, value }) => (
					<p key={label} className="row">
						<span>{label}</span> {value}
					</p>
				))}
				<p>
					<span className="badge badge-good">{voucher.status}</span>
				</p>
			</div>
		</figure>
	);
}
