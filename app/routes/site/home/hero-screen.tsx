import type { Vi } from "#app/locales/index.ts";

const levels = [10, 58, 84];
const statusTones = ["", "badge-warn", "badge-good"];

const square = "ms-[0.9em] me-[0.35em] inline-block size-[0.7em] rounded-[2px]";
const cell = "border-t py-[0.45rem]";
const atEnd = "ps-3 text-end whitespace-nowrap";

export function HeroScreen({ text }: { text: Vi["hero"]["screen"] }) {
	const { cash, stock, orders } = text;
	const waiting = orders.items[1];
	return (
		<figure className="shot relative" role="img" aria-label={text.label}>
			<div className="grid overflow-hidden rounded-lg border bg-white shadow-lift *:px-[1.1rem] *:py-[0.9rem] sm:grid-cols-[1.75fr_1fr]">
				<p className="row border-b text-start whitespace-normal sm:col-span-full">
					<b>{text.company}</b> <span>{text.greeting}</span>
				</p>
				<div>
					<p className="row">
						<span>{cash.title}</span>{" "}
						<span>
							<i className={`${square} bg-sky`} />
							{cash.in} <i className={`${square} bg-line`} />
							{cash.out}
						</span>
					</p>
					<p className="text-xl leading-[1.4] font-bold tracking-tighter normal-nums">{cash.balance}</p>
					<svg
						className="mt-2 w-full border-b border-edge stroke-sky"
						viewBox="0 0 400 120"
						width="400"
						height="120"
						strokeWidth="18"
						aria-hidden="true"
					>
						<path d="M28 120V42M108 120V58M188 120V24M268 120V50M348 120V8" />
						<path className="faint" d="M50 120V66M130 120V54M210 120V70M290 120V62M370 120V76" />
					</svg>
					<p className="grid auto-cols-[1fr] grid-flow-col pt-[0.3rem] text-center text-ink-soft">
						{cash.days.map((day) => (
							<span key={day}>{`${day} `}</span>
						))}
					</p>
				</div>
				<div className="grid content-start gap-[0.8rem] bg-mist sm:col-[2] sm:row-[2/4]">
					<b>{stock.title}</b>
					{stock.items.map(({ name, left }, index) => (
						<div key={name}>
							<p className="row">
								<span>{name}</span> {left}
							</p>
							<svg
								className="my-1 h-[5px] w-full rounded-[3px] bg-line stroke-sky"
								viewBox="0 0 99 4"
								width="99"
								height="4"
								strokeWidth="9"
								preserveAspectRatio="none"
								aria-hidden="true"
							>
								<path className={index === 0 ? "stroke-offer" : undefined} d={`M0 2h${levels[index]}`} />
							</svg>
							{index === 0 && <span className="badge badge-warn">{stock.low}</span>}
						</div>
					))}
				</div>
				<div>
					<b>{orders.title}</b>
					<table className="mt-[0.4rem] w-full">
						<tbody>
							{orders.items.map(({ customer, amount, status }, index) => (
								<tr key={customer}>
									<td className={cell}>{customer}</td>
									<td className={`${cell} ${atEnd}`}>{amount}</td>
									<td className={`${cell} ${atEnd} max-sm:hidden`}>
										<span className={`badge ${statusTones[index]}`.trim()}>{status}</span>
									</td>
								</tr>
							))}
						</tbody>
					</table>
				</div>
			</div>
			{waiting && (
				<div className="absolute right-[1.1rem] -bottom-7 hidden w-48 justify-items-start gap-[0.3rem] rounded-[1.75rem] border-[5px] border-ink px-4 pt-[1.9rem] pb-4 shadow-lift [background:var(--color-white)_radial-gradient(var(--color-ink)_64%,#0000_66%)_50%_0.6rem/0.5rem_0.5rem_no-repeat] sm:grid">
					<span className="badge badge-warn">{waiting.status}</span>
					<p>{waiting.customer}</p>
					<b className="text-base normal-nums">{waiting.amount}</b>{" "}
					<span className="btn btn-primary mt-2 w-full [--control:2.25rem]">{text.approve}</span>
				</div>
			)}
		</figure>
	);
}
