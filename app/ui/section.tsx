import type { ReactNode } from "react";
import type { Language } from "#models/language.ts";
import { useLang } from "./page-language.ts";

type Props = {
	lang: Language;
	id?: string;
	heading: string;
	intro?: string;
	beside?: boolean;
	tint?: boolean;
	children: ReactNode;
};

export function Section({ lang, id, heading, intro, beside, tint, children }: Props) {
	const columns = beside && "lg:grid lg:grid-cols-[5fr_7fr] lg:gap-x-[calc(var(--gap)*3)]";
	return (
		<section
			lang={useLang(lang)}
			id={id}
			className={`py-(--breath) print:py-4 ${tint ? "bg-mist" : "plain"}`}
		>
			<div className={`wrap ${columns || ""}`.trim()}>
				<div className="mb-[calc(var(--gap)*2)] grid content-start gap-[0.9rem]">
					<h2 className="max-w-[22em]">{heading}</h2>
					{intro && <p className="lead">{intro}</p>}
				</div>
				{children}
			</div>
		</section>
	);
}
