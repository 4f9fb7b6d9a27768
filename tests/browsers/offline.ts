import { locales } from "#app/locales/index.ts";

/** Shown by the portal only without a network. */
export const offlineSentences = [locales.vi, locales.en].flatMap(
	({ portal }) => portal?.failures.offline ?? [],
);

export const isShownWrongly = (sentence: string) => `"${sentence}" is shown, and it is not true`;
