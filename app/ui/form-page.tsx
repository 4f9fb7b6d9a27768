import type { ReactNode } from "react";
import type { Language } from "#app/i18n/languages.ts";
import { PageHead } from "./page-head.tsx";
import { useLang } from "./page-language.ts";

type Props = {
	lang: Language;
	heading: string;
	intro: string;
	/** What stands above the form's fields. */
	formHeading: string;
	form: ReactNode;
	/** What stands beside the form: what it is good for, or other ways to us. */
	aside: ReactNode;
	children?: ReactNode;
};

/** A page about one form: the form first, on a phone too. */
export function FormPage({ lang, heading, intro, formHeading, form, aside, children }: Props) {
	return (
		<main id="main">
			<PageHead lang={lang} heading={heading} intro={intro} />
			<div className="wrap form-page" lang={useLang(lang)}>
				<section className="card">
					<h2>{formHeading}</h2>
					{form}
				</section>
				<aside>{aside}</aside>
			</div>
			{children}
		</main>
	);
}
