import type { ReactNode } from "react";
import type { Language } from "#models/language.ts";
import { Logo } from "./logo.tsx";
import { useLang } from "./page-language.ts";

type Props = { lang: Language; text: { heading: string; text: string }; children: ReactNode };

/** The last word of a page: what to do next. */
export function CallToAction({ lang, text, children }: Props) {
	return (
		<section lang={useLang(lang)} className="closing">
			<Logo />
			<div className="wrap">
				<h2>{text.heading}</h2>
				<p>{text.text}</p>
				<p className="actions">{children}</p>
			</div>
		</section>
	);
}
