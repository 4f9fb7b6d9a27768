import { Fragment } from "react";
import type { PageId } from "#app/addresses/site.ts";
import { Logo } from "#app/content/logo.tsx";
import { useAddress, useLang } from "#app/ui/page-language.ts";
import type { Language } from "#models/language.ts";

type Props = {
	lang: Language;
	text: { heading: string; text: string };
	links: [page: PageId, label: string][];
};

export function CallToAction({ lang, text, links }: Props) {
	const address = useAddress();
	return (
		<section
			lang={useLang(lang)}
			className="relative z-5 overflow-hidden bg-sky-deep py-(--breath) text-white [--focus:var(--color-white)] print:hidden"
		>
			<Logo className="absolute -right-4 -bottom-14 w-36 opacity-35 bar:inset-y-0 bar:-right-8 bar:h-full bar:w-108 [&>:last-child]:stroke-sky" />
			<div className="wrap relative grid gap-[1.4rem]">
				<h2 className="max-w-[18em]">{text.heading}</h2>
				<p className="max-w-[38em]">{text.text}</p>
				<p className="flex max-w-[38em] flex-wrap gap-3">
					{links.map(([page, label], index) => (
						<Fragment key={page}>
							<a className={`btn ${index === 0 ? "btn-offer" : "btn-clear"}`} href={address(page)}>
								{label}
							</a>{" "}
						</Fragment>
					))}
				</p>
			</div>
		</section>
	);
}
