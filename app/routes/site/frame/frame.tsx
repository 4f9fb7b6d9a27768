import type { ReactNode } from "react";
import type { Language } from "#app/i18n/languages.ts";
import type { Vi } from "#app/locales/index.ts";
import { inlineScripts } from "#app/ui/inline-scripts.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { Promo } from "./promo.tsx";

export type FrameData = {
	language: Language;
	/** Path and query of the page, to come back to after a change of language. */
	path: string;
	brand: string;
	contact: { phone: string; email: string; address: string };
	year: number;
	/** Told to who reads a page that is not wholly in its language. */
	note: string | null;
	text: {
		common: Pick<Vi["common"], "skip" | "menu">;
		languages: Vi["languages"];
		nav: Vi["nav"];
		promo: Pick<Vi["promo"], "label" | "strip" | "link">;
		footer: Vi["footer"];
		products: Vi["features"]["groups"];
	};
};

/** What stands around every public page. */
export function Frame({ data, children }: { data: FrameData; children: ReactNode }) {
	return (
		<>
			<a className="skip-link" href="#main">
				{data.text.common.skip}
			</a>
			<Header {...data} />
			<Promo text={data.text.promo} />
			{data.note && (
				<aside className="untranslated" aria-label={data.text.languages.label}>
					<p className="wrap">{data.note}</p>
				</aside>
			)}
			{children}
			<Footer {...data} />
			<script dangerouslySetInnerHTML={{ __html: inlineScripts.rememberLanguage }} />
			<script dangerouslySetInnerHTML={{ __html: inlineScripts.rememberVisit }} />
			<script dangerouslySetInnerHTML={{ __html: inlineScripts.closeMenus }} />
			<script type="speculationrules" dangerouslySetInnerHTML={{ __html: inlineScripts.fetchAhead }} />
		</>
	);
}
