import type { ReactNode } from "react";
import type { PageId } from "#app/content/site.ts";
import type { Language } from "#models/language.ts";
import { useLang } from "./page-language.ts";
import { SuccessPanel, type SuccessText } from "./success-panel.tsx";

type Props = {
	page: PageId;
	text: { lang: Language; heading: string; intro: string; form: { heading: string }; success: SuccessText };
	/** What was sent, once it is. */
	sent: Record<string, string> | null;
	/** Stands above the heading. */
	back?: ReactNode;
	form: ReactNode;
	/** Beside the form, or below it on a phone. */
	aside: ReactNode;
	/** The rest of the page. */
	children?: ReactNode;
};

/** The page of a public form: what it is for, the form, what one gets; once it is sent, only what happens next. */
export function FormPage({ page, text, sent, back, form, aside, children }: Props) {
	const lang = useLang(text.lang);
	if (sent) {
		return (
			<main id="main" lang={lang} className="form-page">
				<div className="wrap">
					<SuccessPanel text={text.success} places={sent} page={page} />
				</div>
			</main>
		);
	}
	return (
		<main id="main">
			<div className="form-page">
				<div className="wrap">
					<header>
						{back}
						<h1 lang={lang}>{text.heading}</h1>
						<p lang={lang} className="lead">
							{text.intro}
						</p>
					</header>
					<section className="card" aria-labelledby="form-heading">
						<h2 id="form-heading" lang={lang}>
							{text.form.heading}
						</h2>
						{form}
					</section>
					<div lang={lang} className="aside">
						{aside}
					</div>
				</div>
			</div>
			{children}
		</main>
	);
}
