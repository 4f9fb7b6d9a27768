import type { ReactNode } from "react";
import { PageHead } from "#app/ui/page-head.tsx";
import { useLang } from "#app/ui/page-language.ts";
import type { Language } from "#models/language.ts";

type Part = { id: string; heading: string };
type Text = { lang: Language; heading: string; intro: string; contents: string };
type Props = { text: Text; inForce: string; parts: readonly Part[]; children: ReactNode };

/** A long text to be read, searched and printed: its contents beside it. */
export function LegalPage({ text, inForce, parts, children }: Props) {
	return (
		<main id="main">
			<PageHead lang={text.lang} heading={text.heading} intro={text.intro}>
				<p className="hint">{inForce}</p>
			</PageHead>
			<div className="wrap legal" lang={useLang(text.lang)}>
				<nav aria-label={text.contents}>
					<h2>{text.contents}</h2>
					<ol>
						{parts.map(({ id, heading }) => (
							<li key={id}>
								<a href={`#${id}`}>{heading}</a>
							</li>
						))}
					</ol>
				</nav>
				<div>{children}</div>
			</div>
		</main>
	);
}

type ClauseProps = Part & { paragraphs: readonly string[]; items: readonly string[] };

export function Clause({ id, heading, paragraphs, items }: ClauseProps) {
	return (
		<section id={id}>
			<h2>{heading}</h2>
			{paragraphs.map((paragraph) => (
				<p key={paragraph}>{paragraph}</p>
			))}
			{items.length > 0 && (
				<ul>
					{items.map((item) => (
						<li key={item}>{item}</li>
					))}
				</ul>
			)}
		</section>
	);
}
