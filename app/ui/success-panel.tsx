import { useEffect, useRef } from "react";
import type { PageId } from "#app/content/site.ts";
import { interpolate } from "#app/i18n/interpolate.ts";
import { useAddress } from "./page-language.ts";

export type SuccessText = {
	heading: string;
	intro: string;
	steps: { title: string; text: string }[];
	again: string;
	home: string;
};

type Props = {
	text: SuccessText;
	/** What fills the places in the texts. */
	places: Record<string, string>;
	/** The page of the form, to send it again. */
	page: PageId;
};

/** What a visitor sees once a form is stored: that it is, and what happens next. */
export function SuccessPanel({ text, places, page }: Props) {
	const address = useAddress();
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		window.scrollTo({ top: 0, behavior: "instant" });
		heading.current?.focus({ preventScroll: true });
	}, []);
	return (
		<section className="sent" aria-labelledby="sent">
			<h1 id="sent" ref={heading} tabIndex={-1}>
				{text.heading}
			</h1>
			<p className="lead">{interpolate(text.intro, places)}</p>
			<ol className="agenda">
				{text.steps.map(({ title, text }) => (
					<li key={title}>
						<h2>{interpolate(title, places)}</h2>
						<p>{interpolate(text, places)}</p>
					</li>
				))}
			</ol>
			<p className="actions">
				<a className="btn btn-primary" href={address(page)}>
					{text.again}
				</a>
				<a className="btn btn-quiet" href={address("home")}>
					{text.home}
				</a>
			</p>
		</section>
	);
}
