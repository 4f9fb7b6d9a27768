import type { Vi } from "#app/locales/index.ts";

const levels = [10, 58, 84];
const statusTones = ["", "badge-warn", "badge-good"];

/** A week of the product, drawn: money in and out, stock with one item running low, orders, an approval by phone. */
export function HeroScreen({ text }: { text: Vi["hero"]["screen"] }) {
	const { cash, stock, orders } = text;
	const waiting = orders.items[1];
	return (
		<figure className="product shot" role="img" aria-label={text.label}>
			<div className="screen overview">
				<p className="row bar-top">
					<b>{text.company}</b> <span>{text.greeting}</span>
				</p>
				<div className="cash">
					<p className="row">
						<span>{cash.title}</span>{" "}
						<span className="legend">
							<i />
							{cash.in} <i className="out" />
							{cash.out}
						</span>
					</p>
					<p className="big">{cash.balance}</p>
					<svg viewBox="0 0 400 120" width="400" height="120" aria-hidden="true">
						<path d="M28 120V42M108 120V58M188 120V24M268 120V50M348 120V8" />
						<path className="faint" d="M50 120V66M130 120V54M210 120V70M290 120V62M370 120V76" />
					</svg>
					<p className="days">
						{cash.days.map((day) => (
							<span key={day}>{`${day} `}</span>
						))}
					</p>
				</div>
				<div className="stock">
					<b>{stock.title}</b>
					{stock.items.map(({ name, left }, index) => (
						<div key={name}>
							<p className="row">
								<span>{name}</span> {left}
							</p>
							<svg viewBox="0 0 99 4" width="99" height="4" preserveAspectRatio="none" aria-hidden="true">
								<path className={index === 0 ? "offer" : undefined} d={`M0 2h${levels[index]}`} />
							</svg>
							{index === 0 && <span className="badge badge-warn">{stock.low}</span>}
						</div>
					))}
				</div>
				<div className="orders">
					<b>{orders.title}</b>
					<table>
						<tbody>
							{orders.items.map(({ customer, amount, status }, index) => (
								<tr key={customer}>
									<td>{customer}</td>
									<td>{amount}</td>
									<td>
										<span className={`badge ${statusTones[index]}`.trim()}>{status}</span>
									</td>
								</tr>
							))}
						</tbody>
					</table>
				</div>
			</div>
			{waiting && (
				<div className="screen phone">
					<span className="badge badge-warn">{waiting.status}</span>
					<p>{waiting.customer}</p>
					<b>{waiting.amount}</b> <span className="btn btn-primary">{text.approve}</span>
				</div>
			)}
		</figure>
	);
}
