import type { Vi } from "#app/locales/index.ts";
import { useAddress } from "#app/ui/page-language.ts";

type Props = { text: Vi["faq"]["ask"]; questions: readonly { id: string; question: string }[] };

/** Questions to tick, of which the contact form makes one message. */
export function AskBefore({ text, questions }: Props) {
	const address = useAddress();
	return (
		<section id={text.id} className="print:hidden">
			<h2 className="mb-4 text-2xl">{text.heading}</h2>
			<form className="grid gap-4" action={address("contact")}>
				<p className="max-w-[62ch] text-ink-soft">{text.hint}</p>
				<div className="border-t-2 border-ink">
					{questions.map(({ id, question }) => (
						<label key={id} className="flex items-baseline gap-3 border-b py-3 leading-[1.4]">
							<input type="checkbox" name="ask" value={id} />
							{`${question} `}
						</label>
					))}
				</div>
				<p>
					<button type="submit" className="btn btn-primary">
						{text.send}
					</button>
				</p>
			</form>
		</section>
	);
}
