import type { ReactNode } from "react";
import type { Language } from "#models/language.ts";
import { useLang } from "./page-language.ts";

type Props = { lang: Language; heading: string; intro: string; children?: ReactNode };

/** The opening of every page but the home page. */
export function PageHead({ lang, heading, intro, children }: Props) {
	return (
		<header lang={useLang(lang)} className="page-head">
			<div className="wrap">
				<h1>{heading}</h1>
				<p className="lead">{intro}</p>
				{children}
			</div>
		</header>
	);
}
