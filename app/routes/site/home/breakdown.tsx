import type { ReactNode } from "react";
import { octoberRevenue } from "#app/content/product-screens.ts";
import { formatMoney } from "#app/i18n/format.ts";
import type { Vi } from "#app/locales/index.ts";
import { usePageLanguage } from "#app/ui/page-language.ts";

type Props = {
	text: Vi["hero"]["story"];
	entries: Vi["features"]["modules"]["accounting"]["screen"]["rows"];
};

type Rows = readonly (readonly [name: string, amount: number])[];

/** The hero's figure, opened in three taps: by customer, by voucher of one of them, by entry of one voucher. */
export function Breakdown({ text, entries }: Props) {
	const language = usePageLanguage();
	const { customers, customer, vouchers, voucher } = octoberRevenue;
	const rowsOf = (rows: Rows, opened: string, inside: ReactNode) => (
		<div className="mt-1 border-s-2 border-sky-soft ps-3">
			{rows.map(([name, amount]) => {
				const words = (
					<>
						<span>{name === customer ? text.goods.label : name}</span> {formatMoney(language, amount)}
					</>
				);
				return name === opened ? (
					<details key={name}>
						<summary className="row py-1 font-bold text-sky before:w-4 before:content-['+'_/_''] in-[[open]>&]:before:content-['−'_/_'']">
							{words}
						</summary>
						{inside}
					</details>
				) : (
					<p key={name} className="row py-[0.2rem] before:w-4 before:content-['']">
						{words}
					</p>
				);
			})}
		</div>
	);
	const entered = entries.map(({ label, value }) => (
		<p key={label} className="row ps-3">
			<span>{label}</span> {value}
		</p>
	));
	return (
		<details>
			<summary className="text-sky">
				<b className="block text-[min(9.4vw,var(--text-4xl))] leading-[1.4] tracking-tighter whitespace-nowrap normal-nums">
					<span className="border-b-3 border-dotted border-sky text-ink">{text.amount}</span>
				</b>{" "}
				<span className="mt-2 inline-block text-sm">{text.open}</span>
			</summary>
			{rowsOf(customers, customer, rowsOf(vouchers, voucher, entered))}
		</details>
	);
}
