import type { ReactNode } from "react";
import { useLang } from "#app/ui/page-language.ts";
import type { Language } from "#models/language.ts";

type Props = {
	lang: Language;
	heading: string;
	intro?: string;
	/** What the page is for, beside its heading. */
	aside?: ReactNode;
	children?: ReactNode;
};

export function PageHead({ lang, heading, intro, aside, children }: Props) {
	return (
		<header
			lang={useLang(lang)}
			className="bg-[linear-gradient(var(--color-sky-soft),var(--color-paper))] pt-[clamp(2rem,1.5rem+3vw,5rem)] pb-[clamp(2rem,1.6rem+2vw,3.5rem)] print:bg-none print:pt-0 print:pb-4"
		>
			<div
				className={`wrap grid grid-cols-1 gap-x-[calc(var(--gap)*3)] gap-y-6 ${aside ? "items-center lg:grid-cols-[7fr_5fr]" : ""}`.trim()}
			>
				<div className="grid gap-[1.1rem]">
					<h1 className="max-w-[16em]">{heading}</h1>
					{intro && <p className="lead">{intro}</p>}
					{children}
				</div>
				{aside}
			</div>
		</header>
	);
}
