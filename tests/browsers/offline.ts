import { locales } from "#app/locales/index.ts";

/** What the portal says without a network, and never shows with one. */
export const offlineSentences = [locales.vi, locales.en].flatMap(
	({ portal }) => portal?.failures.offline ?? [],
);

export const isShownWrongly = (sentence: string) => `"${sentence}" is shown, and it is not true`;
