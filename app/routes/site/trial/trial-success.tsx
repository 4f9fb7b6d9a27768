import { useEffect, useRef } from "react";
import { fill } from "#app/i18n/fill.ts";
import type { Vi } from "#app/locales/index.ts";

type Props = {
	text: Vi["trial"]["success"];
	/** Of the person who asked: fills the places in the texts. */
	who: { name: string; email: string; phone: string };
	againHref: string;
	homeHref: string;
};

export function TrialSuccess({ text, who, againHref, homeHref }: Props) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		window.scrollTo(0, 0);
		heading.current?.focus({ preventScroll: true });
	}, []);
	return (
		<section className="success-panel" aria-labelledby="sent">
			<h1 id="sent" ref={heading} tabIndex={-1}>
				{text.heading}
			</h1>
			<p>{fill(text.intro, who)}</p>
			<ol>
				{text.steps.map((step) => (
					<li key={step.title}>
						<strong>{step.title}</strong> {fill(step.text, who)}
					</li>
				))}
			</ol>
			<p className="actions">
				<a className="btn btn-primary" href={againHref}>
					{text.again}
				</a>{" "}
				<a className="btn btn-quiet" href={homeHref}>
					{text.home}
				</a>
			</p>
		</section>
	);
}
