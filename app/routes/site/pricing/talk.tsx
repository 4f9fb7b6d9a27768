import type { Vi } from "#app/locales/index.ts";
import { useAddress } from "#app/ui/page-language.ts";
import { phoneAddress } from "#models/contact/phone.ts";

type Props = { text: Vi["quote"]["talk"]; call: string; phone: string; query: string };

/** The answer beyond the largest plan. */
export function Talk({ text, call, phone, query }: Props) {
	const address = useAddress();
	return (
		<section
			className="card grid content-start gap-4 shadow-lift"
			id="answer"
			aria-labelledby="answer-heading"
		>
			<h2 id="answer-heading" className="text-xl tracking-tight">
				{text.heading}
			</h2>
			<p>{text.text}</p>
			<p className="flex flex-wrap gap-3">
				<a className="btn btn-primary" href={phoneAddress(phone)}>
					{call}
				</a>{" "}
				<a className="btn btn-quiet" href={`${address("contact")}?${query}`}>
					{text.send}
				</a>
			</p>
		</section>
	);
}
