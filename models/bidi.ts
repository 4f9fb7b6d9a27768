const directionSigns = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Without the signs that turn text around, by which `elpmaxe.kcatta` would be read as `attack.example`. */
export const withoutDirectionSigns = (text: string) => text.replace(directionSigns, "");

/** Hebrew, Arabic and others that run from right to left. */
const leftward = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A text to stand within another: one that runs from right to left moves no word around it. */
export const isolated = (text: string) => (leftward.test(text) ? `\u2068${text}\u2069` : text);
