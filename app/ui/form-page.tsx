import type { ReactNode } from "react";
import type { PageId } from "#app/addresses/site.ts";
import type { Language } from "#models/language.ts";
import { Announcer, LiveRegion } from "./announcer.tsx";
import { useLang } from "./page-language.ts";
import { SuccessPanel, type SuccessText } from "./success-panel.tsx";
import { Working } from "./working.tsx";

type Props = {
	page: PageId;
	text: { lang: Language; heading: string; intro: string; form: { heading: string }; success: SuccessText };
	sent: Record<string, string> | null;
	sending: string;
	next?: ReactNode;
	back?: ReactNode;
	form: ReactNode;
	aside: ReactNode;
	children?: ReactNode;
};

const ground =
	"bg-[linear-gradient(var(--color-sky-soft),var(--color-paper)_36rem)] pt-[clamp(1.25rem,0.8rem+3vw,4rem)] pb-(--breath) plain";

export function FormPage({ page, text, sent, sending, next, back, form, aside, children }: Props) {
	const lang = useLang(text.lang);
	if (sent) {
		return (
			<main id="main" lang={lang} className={ground}>
				<div className="wrap">
					<SuccessPanel text={text.success} places={sent} page={page}>
						{next}
					</SuccessPanel>
				</div>
			</main>
		);
	}
	return (
		<main id="main">
			<div className={ground}>
				<div className="wrap grid items-start gap-x-[calc(var(--gap)*3)] gap-y-[calc(var(--gap)*2)] lg:grid-cols-[5fr_7fr] lg:grid-rows-[auto_1fr]">
					<header className="grid justify-items-start gap-4">
						{back}
						<h1 lang={lang} className="text-3xl">
							{text.heading}
						</h1>
						<p lang={lang} className="lead text-base lg:text-lg">
							{text.intro}
						</p>
					</header>
					<section
						className="card grid gap-[1.15rem] p-[clamp(1.1rem,0.5rem+2.4vw,2.25rem)] shadow-lift lg:col-start-2 lg:row-span-2 lg:row-start-1 [&_[type=submit]]:min-w-[min(100%,18rem)] [&_[type=submit]]:text-balance"
						aria-labelledby="form-heading"
					>
						<h2 id="form-heading" lang={lang} className="text-xl tracking-tight">
							{text.form.heading}
						</h2>
						<Announcer>
							<Working sending={sending} />
							{form}
							<LiveRegion />
						</Announcer>
					</section>
					<div lang={lang} className="grid gap-[calc(var(--gap)*1.5)] lg:sticky lg:top-8">
						{aside}
					</div>
				</div>
			</div>
			{children}
		</main>
	);
}
