import type { GuideId } from "#app/content/guides.ts";

/** Words in “quotes” are those on the screen of the product. */
export interface GuideText {
	title: string;
	text: string;
	audience: string;
	ready: string[];
	steps: { do: string; see: string }[];
	mistake: { what: string; remedy: string };
}

export type Guides = Record<GuideId, GuideText>;
