import type { ReactNode } from "react";
import type { Language } from "#models/language.ts";
import { useLang } from "./page-language.ts";

type Props = {
	/** The language that the section's texts are in. */
	lang: Language;
	id?: string;
	className?: string;
	heading: string;
	intro?: string;
	children: ReactNode;
};

export function Section({ lang, id, className = "", heading, intro, children }: Props) {
	return (
		<section lang={useLang(lang)} id={id} className={`section ${className}`.trim()}>
			<div className="wrap">
				<div className="head">
					<h2>{heading}</h2>
					{intro && <p className="lead">{intro}</p>}
				</div>
				{children}
			</div>
		</section>
	);
}
