import type { ReactNode } from "react";
import { addressIn, type Language } from "#app/i18n/languages.ts";
import type { Vi } from "#app/locales/index.ts";
import { inlineScripts } from "#app/ui/inline-scripts.ts";
import { Mark } from "#app/ui/mark.tsx";
import { LanguagePicker } from "./language-picker.tsx";

export type FrameData = {
	language: Language;
	/** Path and query of the page, to come back to after a change of language. */
	path: string;
	brand: string;
	text: { common: Pick<Vi["common"], "skip">; languages: Vi["languages"] };
};

/** What stands around every public page. */
export function Frame({ data, children }: { data: FrameData; children: ReactNode }) {
	const { language, path, brand, text } = data;
	const href = (address: string) => addressIn(language, address);
	return (
		<>
			<a className="skip-link" href="#main">
				{text.common.skip}
			</a>
			<header className="wrap top">
				<a className="logo" href={href("/")}>
					<Mark />
					<span>{brand}</span>
				</a>
				<LanguagePicker language={language} path={path} text={text.languages} />
			</header>
			{children}
			<script dangerouslySetInnerHTML={{ __html: inlineScripts.rememberLanguage ?? "" }} />
		</>
	);
}
