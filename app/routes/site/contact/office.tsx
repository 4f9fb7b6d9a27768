import type { Vi } from "#app/locales/index.ts";
import { phoneAddress } from "#models/contact/phone.ts";

type Props = {
	text: Vi["contact"]["office"];
	brand: Record<"person" | "address" | "phone" | "email", string>;
};

export function Office({ text, brand }: Props) {
	return (
		<section className="grid gap-5" aria-labelledby="office">
			<h2 id="office" className="text-xl tracking-tight">
				{text.heading}
			</h2>
			<dl className="*:border-t *:py-[0.9rem] [&_dt]:text-sm [&_dt]:font-normal [&_dt]:text-ink-soft">
				<div>
					<dt>{text.phone}</dt>
					<dd>
						<a
							className="inline-block py-[0.1rem] text-2xl font-bold tracking-tighter no-underline"
							href={phoneAddress(brand.phone)}
						>
							{brand.phone}
						</a>
						<p className="hint">{text.urgent}</p>
					</dd>
				</div>
				<div>
					<dt>{text.person}</dt>
					<dd>{brand.person}</dd>
				</div>
				<div>
					<dt>{text.email}</dt>
					<dd>
						<a className="inline-block py-[0.1rem]" href={`mailto:${brand.email}`}>
							{brand.email}
						</a>
					</dd>
				</div>
				<div>
					<dt>{text.address}</dt>
					<dd>{brand.address}</dd>
				</div>
				<div>
					<dt>{text.hours}</dt>
					<dd>
						{text.openingHours}
						<p className="hint">{text.support}</p>
					</dd>
				</div>
			</dl>
		</section>
	);
}
