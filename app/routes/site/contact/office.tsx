import type { Vi } from "#app/locales/index.ts";
import { phoneAddress } from "#app/ui/phone-address.ts";

type Props = {
	text: Vi["contact"]["office"];
	brand: { address: string; phone: string; email: string };
};

export function Office({ text, brand }: Props) {
	return (
		<section aria-labelledby="office">
			<h2 id="office">{text.heading}</h2>
			<dl className="office">
				<div>
					<dt>{text.phone}</dt>
					<dd>
						<a className="number" href={phoneAddress(brand.phone)}>
							{brand.phone}
						</a>
						<p className="hint">{text.urgent}</p>
					</dd>
				</div>
				<div>
					<dt>{text.email}</dt>
					<dd>
						<a href={`mailto:${brand.email}`}>{brand.email}</a>
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
