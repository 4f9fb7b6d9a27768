import type { ReactNode } from "react";
import { PageHead } from "#app/routes/site/parts/page-head.tsx";
import { useAddress, useLang } from "#app/ui/page-language.ts";
import type { Language } from "#models/language.ts";

type Part = { id: string; heading: string };
type Text = { lang: Language; heading: string; intro: string; contents: string };
type Props = { text: Text; inForce: string; parts: readonly Part[]; contact: string; children: ReactNode };

export function LegalPage({ text, inForce, parts, contact, children }: Props) {
	const address = useAddress();
	return (
		<main id="main">
			<PageHead lang={text.lang} heading={text.heading} intro={text.intro}>
				<p className="hint">{inForce}</p>
			</PageHead>
			<div
				className="wrap grid gap-x-[calc(var(--gap)*3)] gap-y-10 pt-4 pb-24 lg:grid-cols-[1fr_3fr] print:pb-4"
				lang={useLang(text.lang)}
			>
				<nav
					className="text-sm lg:sticky lg:top-6 lg:max-h-[calc(100vh-3rem)] lg:self-start lg:overflow-y-auto print:hidden"
					aria-label={text.contents}
				>
					<h2 className="mb-3 text-sm tracking-[0]">{text.contents}</h2>
					<ol className="grid gap-x-(--gap) gap-y-[0.45rem] sm:max-lg:grid-cols-2">
						{parts.map(({ id, heading }) => (
							<li key={id}>
								<a className="inline-block py-[0.1rem]" href={`#${id}`}>
									{heading}
								</a>
							</li>
						))}
					</ol>
				</nav>
				<div className="grid gap-9">
					{children}
					<p className="print:hidden">
						<a className="btn btn-quiet" href={address("contact")}>
							{contact}
						</a>
					</p>
				</div>
			</div>
		</main>
	);
}

export function LegalSection({ id, heading, children }: Part & { children: ReactNode }) {
	return (
		<section id={id} className="grid gap-3 *:max-w-prose [&>table]:max-w-none">
			<h2 className="text-xl tracking-tight">{heading}</h2>
			{children}
		</section>
	);
}

type ClauseProps = Part & { paragraphs: readonly string[]; items: readonly string[] };

export function Clause({ paragraphs, items, ...part }: ClauseProps) {
	return (
		<LegalSection {...part}>
			{paragraphs.map((paragraph) => (
				<p key={paragraph}>{paragraph}</p>
			))}
			{items.length > 0 && (
				<ul className="grid list-disc gap-[0.4rem] ps-[1.2em] marker:text-sky">
					{items.map((item) => (
						<li key={item}>{item}</li>
					))}
				</ul>
			)}
		</LegalSection>
	);
}
