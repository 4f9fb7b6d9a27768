import type { Vi } from "#app/locales/index.ts";
import type { Language } from "#models/language.ts";

/** What the header, promo strip and footer of every public page are made from. */
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
		common: Pick<Vi["common"], "skip" | "menu" | "actions">;
		languages: Vi["languages"];
		nav: Vi["nav"];
		promo: Pick<Vi["promo"], "label" | "strip" | "link">;
		footer: Vi["footer"];
		products: Vi["features"]["groups"];
	};
};
